import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honestChance, type Surer, surerPower } from '@shirasagi/bots';
import { seeded } from '@shirasagi/engine';
import { leadsOf, tenthsOf } from './bands.js';
import type { Said } from './said.js';
import { fitSurer, unadjusted } from './surer.js';

const PARTS = 1_000_000;

/** Turns whose outcome is drawn with the odds raised to a power and multiplied for the seat to move. */
function drawn(count: number, power: (row: number) => number, toMove = 0): Said[] {
  const rng = seeded('drawn');
  return Array.from({ length: count }, (_, game) => {
    const win = (1 + rng(98)) / 100;
    const row = rng(13);
    const odds = (win / (1 - win)) ** power(row) * Math.exp(toMove);
    const won = rng(PARTS) / PARTS < odds / (1 + odds) ? 1 : 0;
    return { game, row, win, score: 60, won, total: 60, lead: 0, led: 0 };
  });
}

const PLAIN: Surer = { powers: [1, 1, 1], toMove: 0 };

test('what the outcomes were drawn with is found again', () => {
  const real: Surer = { powers: [1.8, 1.4, 0.9], toMove: 0.2 };
  const said = drawn(60_000, (row) => surerPower(real, row), real.toMove);
  const near = (found: Surer, off: number): void => {
    found.powers.forEach((power, i) => {
      assert.ok(Math.abs(power - real.powers[i]) < off, `power ${i}: ${power}`);
    });
    assert.ok(Math.abs(found.toMove - real.toMove) < 0.03, `${found.toMove}`);
  };
  near(fitSurer(unadjusted(said, PLAIN)), 0.1);
  // Told in another way already, the same outcomes give the same back.
  const other: Surer = { powers: [1.2, 1.1, 1], toMove: -0.1 };
  const told = said.map((one) => ({ ...one, win: honestChance(one.win, other, one.row, true) }));
  near(fitSurer(unadjusted(told, other)), 0.1);
});

test('what is told comes true as often as it says', () => {
  const real: Surer = { powers: [1.8, 1.4, 0.9], toMove: 0.2 };
  const said = drawn(40_000, (row) => surerPower(real, row), real.toMove);
  const told = said.map((one) => ({ ...one, win: honestChance(one.win, real, one.row, true) }));
  for (const { told: mean, came } of tenthsOf(told))
    assert.ok(Math.abs(came - mean) < 0.03, `${mean}: ${came}`);
});

test('tenths tell how often chances came true, and an honest teller is inside the interval', () => {
  const tenths = tenthsOf(drawn(20_000, () => 1));
  assert.equal(tenths.length, 10);
  for (const { told, came, off, count } of tenths) {
    assert.ok(count > 1000 && off > 0 && off < 0.05);
    assert.ok(Math.abs(came - told) < 2 * off, `${told} told, ${came} won`);
  }
  const sure = tenthsOf(drawn(20_000, () => 3));
  assert.ok(sure[7].came - sure[7].told > sure[7].off);
});

test('turns of one game count as one piece of luck', () => {
  const said = drawn(2000, () => 1);
  const alone = tenthsOf(said)[5].off;
  const tenTimes = tenthsOf(said.flatMap((one) => Array<Said>(10).fill(one)))[5].off;
  assert.ok(Math.abs(tenTimes - alone) < 1e-9);
});

test('leads are banded by what was expected, each in one band', () => {
  const leads = [-40, -15, -0.1, 0, 4.9, 15, 30];
  const said = leads.map((lead, game): Said => ({ ...drawn(1, () => 1)[0], game, lead, led: lead + 2 }));
  const bands = leadsOf(said);
  assert.deepEqual(
    bands.map(({ count }) => count),
    [1, 1, 0, 1, 2, 0, 0, 2],
  );
  for (const { count, told, came, off } of bands) {
    if (count === 0) continue;
    assert.ok(Math.abs(came - told - 2) < 1e-9);
    assert.ok(off < 1e-9);
  }
});
