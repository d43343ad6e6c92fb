import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  equal,
  type Game,
  legalMoves,
  logOf,
  type Options,
  replayGame,
  replayLog,
  type Step,
  seeded,
  start,
} from './index.js';

const TABLES: readonly (readonly ['castle' | 'duel', Options])[] = [
  ['castle', { players: 2 }],
  ['castle', { players: 1, level: 'easy' }],
  ['duel', {}],
];

/** Plays a random game to its end and returns its steps. */
function played(game: 'castle' | 'duel', options: Options): { game: Game; steps: Step[] } {
  const rng = seeded(`steps ${game}`);
  const table = start(game, options, rng);
  const steps: Step[] = [];
  while (table.state.toMove >= 0) {
    const legal = legalMoves(table.state);
    const result = table.play(legal[rng(legal.length)], rng);
    assert.ok(result.ok);
    steps.push(result.value);
  }
  return { game: table, steps };
}

for (const [name, options] of TABLES) {
  test(`each step leads to the next and says what was drawn: ${name} ${JSON.stringify(options)}`, () => {
    const { game, steps } = played(name, options);
    steps.forEach((step, i) => {
      assert.equal(step.number, i);
      assert.equal(step.seat, step.before.toMove);
      assert.equal(step.drawn.length, step.drawnFor.length);
      assert.deepEqual(step.entry.drawn ?? [], step.drawn);
      if (i > 0) assert.equal(step.before, steps[i - 1].after);
    });
    assert.ok(steps.at(-1)?.closesTurn);
    const again = replayLog(game.record());
    assert.equal(again.steps.length, steps.length);
    again.steps.forEach((step, i) => {
      assert.ok(equal(step.after, steps[i].after));
      assert.deepEqual(step.events, steps[i].events);
      assert.equal(step.closesTurn, steps[i].closesTurn);
    });
  });
}

test('C12.2 taking back gives the steps that no longer stand, and a log forgets them', () => {
  const rng = seeded('back');
  const game = start('castle', {}, rng);
  const log = logOf(game);
  const first = (state = game.state): number => legalMoves(state)[0];
  while (game.decisions - game.takeBackLimit < 2) log.play(first(), rng);
  const limit = game.takeBackLimit;
  const before = log.stateAt(limit);
  const standing = log.steps.length;
  log.takeBack(limit);
  assert.equal(log.steps.length, limit);
  assert.ok(standing > limit);
  assert.equal(game.state, before);
  const change = replayGame({ ...game.record(), entries: game.record().entries.slice(0, -1) }).append({
    takeBack: limit,
  });
  assert.ok('takenBack' in change);
  assert.deepEqual(
    change.takenBack.map(({ number }) => number),
    Array.from({ length: standing - limit }, (_, i) => limit + i),
  );
});

test('an entry that does not fit changes nothing', () => {
  const game = start('duel', {}, seeded(1));
  const { state } = game;
  assert.throws(() => game.append({ move: 'endTurn' }), /not possible now/);
  assert.throws(() => game.append({ move: 'nonsense' }), /no known kind/);
  const legal = legalMoves(state);
  const move = game.rules.moves.text(legal[0]);
  assert.throws(() => game.append({ move, drawn: [1, 2, 3] }), /needs 0 outcomes, not 3/);
  assert.equal(game.state, state);
  assert.equal(game.decisions, 0);
});
