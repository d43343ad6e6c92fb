import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equal, legalMoves, replay, seeded, start } from '@shirasagi/engine';
import { Fold } from './fold.js';

/** Plays `decisions` random decisions and returns the fold and the entries it gave. */
function played(game: 'castle' | 'duel', decisions: number) {
  const rng = seeded(`${game} ${decisions}`);
  const fold = new Fold(start(game, {}, rng).record());
  const entries = [];
  for (let i = 0; i < decisions && fold.game.state.toMove >= 0; i++) {
    const legal = legalMoves(fold.game.state);
    entries.push(fold.decide(legal[rng(legal.length)], rng));
  }
  return { fold, entries };
}

for (const game of ['castle', 'duel'] as const) {
  test(`folding the entries of a ${game} game again gives the same state and log`, () => {
    const { fold, entries } = played(game, 400);
    const again = new Fold({ ...fold.game.record(), entries });
    assert.ok(equal(again.game.state, fold.game.state));
    assert.equal(again.log.length, fold.log.length);
    assert.equal(again.entries, entries.length);
    assert.ok(fold.game.state.toMove < 0, 'the game came to its end');
  });

  test(`each log entry of a ${game} game leads to the next`, () => {
    const { fold } = played(game, 120);
    fold.log.forEach((entry, i) => {
      assert.equal(entry.number, i);
      assert.equal(entry.seat, entry.before.toMove);
      assert.ok(equal(entry.after, fold.stateAt(i + 1)));
    });
  });
}

test('taking back shortens the log, keeps the entry, and the record still replays (C12.2)', () => {
  const rng = seeded('back');
  const fold = new Fold(start('castle', {}, rng).record());
  while (fold.game.takeBackLimit === fold.game.decisions) {
    const legal = legalMoves(fold.game.state);
    fold.decide(legal[rng(legal.length)], rng);
  }
  const decisions = fold.log.length;
  const before = fold.log[decisions - 1].before;
  assert.deepEqual(fold.takeBack(decisions - 1), { takeBack: decisions - 1 });
  assert.equal(fold.log.length, decisions - 1);
  assert.ok(equal(fold.game.state, before));
  assert.equal(fold.entries, decisions + 1);
  assert.ok(equal(replay(fold.game.record()), before));
});

test('a log once handed out never changes', () => {
  const { fold } = played('castle', 5);
  const held = fold.log;
  const legal = legalMoves(fold.game.state);
  fold.decide(legal[0], () => 0);
  assert.equal(held.length, 5);
  assert.equal(fold.log.length, 6);
});
