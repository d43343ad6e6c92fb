import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clone,
  type GameName,
  legalMoves,
  type Options,
  rulesFor,
  type State,
  type Step,
} from '@shirasagi/engine';
import { greedyGame } from '../testing/whole-games.js';
import { solveLastTurn } from './last-turn.js';
import { ending, liking } from './outlook.js';
import { stretchesOf } from './stretch.js';
import { finish } from './work.js';

/** The best ending there is, by trying every legal move, the useless ones too. */
function bestByTrying(state: State, seat: number): number {
  if (state.toMove < 0) return liking(ending(state), seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(state)) {
    const after = clone(state);
    rulesFor(state.game).apply(after, move, () => {
      throw new Error('nothing is drawn so late');
    });
    best = Math.max(best, bestByTrying(after, seat));
  }
  return best;
}

const GAMES: readonly (readonly [GameName, Options])[] = [
  ['castle', { players: 2 }],
  ['duel', {}],
];

/** The steps of a game's last stretch, from a game in which it has some. */
async function lastSteps(game: GameName, options: Options): Promise<readonly Step[]> {
  for (let seed = 1; ; seed++) {
    const { steps } = await greedyGame(game, options, seed);
    const { moves } = stretchesOf(steps).at(-1)!;
    if (moves.length >= 4) return steps.slice(-moves.length);
  }
}

test('the last turn is worth its best ending, and the moves lead there', async () => {
  for (const [game, options] of GAMES) {
    const steps = await lastSteps(game, options);
    const { seat } = steps[0];
    // So late in the turn that every single line can be tried.
    const { before: state } = steps[steps.length - 3];
    const solved = finish(solveLastTurn(state, 100_000))!;
    assert.equal(liking(solved.outlook, seat), bestByTrying(state, seat));
    const end = clone(state);
    for (const move of solved.moves) rulesFor(game).apply(end, move, () => 0);
    assert.deepEqual(ending(end), solved.outlook);
    assert.ok(liking(solved.outlook, seat) >= liking(ending(steps.at(-1)!.after), seat));
  }
});

test('an earlier turn is not taken for the last, nor one that is too large', async () => {
  const { steps } = await greedyGame('castle', { players: 2 });
  assert.equal(finish(solveLastTurn(steps[Math.floor(steps.length / 2)].before, 100_000)), undefined);
  const last = await lastSteps('castle', { players: 2 });
  assert.equal(finish(solveLastTurn(last[0].before, 1)), undefined);
});

test('the count takes a breath again and again, so that it can be stopped', async () => {
  const last = await lastSteps('castle', { players: 2 });
  const { before } = last[0];
  let breaths = 0;
  const work = solveLastTurn(before, 1000);
  while (!work.next().done) breaths++;
  let states = 0;
  const small = solveLastTurn(before, 100_000);
  while (!small.next().done) states += 64;
  assert.equal(breaths, Math.min(15, Math.floor(states / 64)));
});
