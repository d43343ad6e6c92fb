import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import type { Said } from './said.js';
import { fitSurer } from './surer.js';
import { tenthsOf } from './tenths.js';

const PARTS = 1_000_000;

/** Turns whose outcome is drawn with the odds raised to a power. */
function drawn(count: number, power: (row: number) => number): Said[] {
  const rng = seeded('drawn');
  return Array.from({ length: count }, (_, game) => {
    const win = (1 + rng(98)) / 100;
    const row = rng(10);
    const odds = (win / (1 - win)) ** power(row);
    const won = rng(PARTS) / PARTS < odds / (1 + odds) ? 1 : 0;
    return { game, row, win, score: 60, won, total: 60 };
  });
}

test('the power the outcomes were drawn with is found again', () => {
  const said = drawn(40_000, (row) => 1.4 - 0.05 * row);
  const { atEnd, perTurn } = fitSurer(said, { atEnd: 1, perTurn: 0 });
  assert.ok(Math.abs(atEnd - 1.4) < 0.06, `${atEnd}`);
  assert.ok(Math.abs(perTurn + 0.05) < 0.01, `${perTurn}`);
  // Told with a power already, the same outcomes give that power back.
  const told = said.map((one) => {
    const odds = (one.win / (1 - one.win)) ** 2;
    return { ...one, win: odds / (1 + odds) };
  });
  const again = fitSurer(told, { atEnd: 2, perTurn: 0 });
  assert.ok(Math.abs(again.atEnd - 1.4) < 0.1, `${again.atEnd}`);
});

test('tenths tell how often chances came true, and an honest teller is inside the interval', () => {
  const tenths = tenthsOf(drawn(20_000, () => 1));
  assert.equal(tenths.length, 10);
  for (const { told, won, off, count } of tenths) {
    assert.ok(count > 1000 && off > 0 && off < 0.05);
    assert.ok(Math.abs(won - told) < 2 * off, `${told} told, ${won} won`);
  }
  const sure = tenthsOf(drawn(20_000, () => 3));
  assert.ok(sure[7].won - sure[7].told > sure[7].off);
});

test('turns of one game count as one piece of luck', () => {
  const said = drawn(2000, () => 1);
  const alone = tenthsOf(said)[5].off;
  const tenTimes = tenthsOf(said.flatMap((one) => Array<Said>(10).fill(one)))[5].off;
  assert.ok(Math.abs(tenTimes - alone) < 1e-9);
});
