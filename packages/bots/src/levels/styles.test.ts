import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, type Options, type State, seeded } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import { judgeOf } from '../judge.js';
import { eachState, stateAfter, TABLES } from '../testing/games.js';
import { FONDNESSES } from './fondness.js';
import { LEVELS, opponent, STYLES } from './levels.js';
import { styleBonus } from './styles.js';

/** Moves of a game a level plays against itself, with its style or without. */
async function gameOf(
  level: (typeof LEVELS)[number],
  game: 'castle' | 'duel',
  options: Options,
  plain: boolean,
) {
  const moves: number[] = [];
  const state: State = stateAfter(game, options, 0);
  const rng = seeded('dice');
  const bot = opponent(level, seeded(1), plain ? 'none' : STYLES[level]);
  while (state.toMove >= 0) {
    const { move } = await bot.think(state, { nodes: 16 });
    moves.push(move);
    apply(state, move, rng);
  }
  return moves;
}

for (const level of LEVELS) {
  test(`the style of the ${level} changes what it plays`, async () => {
    for (const [game, options] of [
      ['castle', { players: 2 }],
      ['duel', {}],
    ] as const)
      assert.notDeepEqual(
        await gameOf(level, game, options, false),
        await gameOf(level, game, options, true),
      );
  });
}

for (const [game, options] of TABLES) {
  test(`a style adds points while turns are left and none at the end: ${game} ${JSON.stringify(options)}`, () => {
    const most = new Map<string, number>();
    const bonuses = Object.fromEntries(FONDNESSES.map((fondOf) => [fondOf, styleBonus({ fondOf })]));
    const see = (state: State): void => {
      if (state.toMove < 0) return;
      const judge = judgeOf(state);
      for (const fondOf of FONDNESSES) {
        const bonus = bonuses[fondOf](judge, state, state.toMove);
        const figures = new Float64Array(judge.names.length);
        const row = judge.features(state, state.toMove, figures);
        const pieces = judge.fondness(fondOf, state, state.toMove, figures);
        const left = row / (judge.rows - 1);
        assert.ok(Math.abs(bonus - FACTS[game].bonus[fondOf] * left * pieces) < 1e-9);
        if (judge.turnsLeft(state, state.toMove) === 0) assert.equal(bonus, 0);
        most.set(fondOf, Math.max(most.get(fondOf) ?? 0, bonus));
      }
    };
    for (let seed = 0; seed < 12; seed++) eachState(game, options, seed, see);
    for (const fondOf of FONDNESSES) assert.ok(most.get(fondOf)! > 0, `nobody had any ${fondOf}`);
  });
}
