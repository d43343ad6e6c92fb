import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equal, legalMoves, replay, replayLog, seeded, start } from './index.js';

/** Plays `decisions` random decisions and returns the log and the entries it gave. */
function played(game: 'castle' | 'duel', decisions: number) {
  const rng = seeded(`${game} ${decisions}`);
  const log = replayLog(start(game, {}, rng).record());
  const entries = [];
  for (let i = 0; i < decisions && log.game.state.toMove >= 0; i++) {
    const legal = legalMoves(log.game.state);
    entries.push(log.play(legal[rng(legal.length)], rng).entry);
  }
  return { log, entries };
}

for (const game of ['castle', 'duel'] as const) {
  test(`replaying the entries of a ${game} game again gives the same state and log`, () => {
    const { log, entries } = played(game, 400);
    const again = replayLog({ ...log.game.record(), entries });
    assert.ok(equal(again.game.state, log.game.state));
    assert.equal(again.steps.length, log.steps.length);
    assert.equal(again.entries, entries.length);
    assert.ok(log.game.state.toMove < 0, 'the game came to its end');
  });

  test(`each log entry of a ${game} game leads to the next`, () => {
    const { log } = played(game, 120);
    log.steps.forEach((entry, i) => {
      assert.equal(entry.number, i);
      assert.equal(entry.seat, entry.before.toMove);
      assert.ok(equal(entry.after, log.stateAt(i + 1)));
    });
  });
}

test('taking back shortens the log, keeps the entry, and the record still replays (C12.2)', () => {
  const rng = seeded('back');
  const log = replayLog(start('castle', {}, rng).record());
  while (log.game.takeBackLimit === log.game.decisions) {
    const legal = legalMoves(log.game.state);
    log.play(legal[rng(legal.length)], rng);
  }
  const decisions = log.steps.length;
  const before = log.steps[decisions - 1].before;
  assert.deepEqual(log.takeBack(decisions - 1), { takeBack: decisions - 1 });
  assert.equal(log.steps.length, decisions - 1);
  assert.ok(equal(log.game.state, before));
  assert.equal(log.entries, decisions + 1);
  assert.ok(equal(replay(log.game.record()), before));
});

test('a log once handed out never changes', () => {
  const { log } = played('castle', 5);
  const held = log.steps;
  const legal = legalMoves(log.game.state);
  log.play(legal[0], () => 0);
  assert.equal(held.length, 5);
  assert.equal(log.steps.length, 6);
});

test('decisions are counted that stood when the record had so many entries', () => {
  const { log } = played('duel', 6);
  const rng = seeded('more');
  const back = log.game.takeBackLimit;
  log.takeBack(back);
  const legal = legalMoves(log.game.state);
  log.play(legal[0], rng);
  assert.equal(log.entries, 8);
  assert.equal(log.decisionsBefore(8), back + 1);
  assert.equal(log.decisionsBefore(7), back, 'the last entry came after the seventh');
  assert.equal(log.decisionsBefore(2), Math.min(2, back));
});
