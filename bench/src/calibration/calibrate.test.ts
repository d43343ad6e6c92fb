import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honestChance, type Surer } from '@shirasagi/bots';
import { seeded } from '@shirasagi/engine';
import { leadsOf, tenthsOf } from './bands.js';
import type { Said } from './said.js';
import { fitSurer, unadjusted } from './surer.js';

const PARTS = 1_000_000;
const PLAIN: Surer = { turns: [0], powers: [1], toMove: [0], bend: 0 };
const REAL: Surer = { turns: [0, 3, 12], powers: [1.8, 1.4, 0.9], toMove: [0.3, 0.2, -0.2], bend: 0.15 };

/** Turns of a game of so many seats whose outcome is drawn as if chances were told in that way. */
function drawn(count: number, real: Surer = PLAIN, seats = 2): Said[] {
  const rng = seeded('drawn');
  return Array.from({ length: count }, (_, game) => {
    const win = (1 + rng(98)) / 100;
    const row = rng(13);
    const chance = honestChance(win, real, { turnsLeft: row, isToMove: true, seats });
    const won = rng(PARTS) / PARTS < chance ? 1 : 0;
    return { game, row, win, score: 60, won, total: 60, lead: 0, led: 0 };
  });
}

const toldAs = (said: readonly Said[], surer: Surer, seats: number): Said[] =>
  said.map((one) => ({
    ...one,
    win: honestChance(one.win, surer, { turnsLeft: one.row, isToMove: true, seats }),
  }));

for (const seats of [2, 4]) {
  test(`what the outcomes were drawn with is found again, with ${seats} seats`, () => {
    const said = drawn(60_000, REAL, seats);
    const near = (found: Surer): void => {
      found.powers.forEach((power, i) => {
        assert.ok(Math.abs(power - REAL.powers[i]) < 0.1, `power ${i}: ${power}`);
      });
      found.toMove.forEach((kinder, i) => {
        assert.ok(Math.abs(kinder - REAL.toMove[i]) < 0.1, `constant ${i}: ${kinder}`);
      });
      assert.ok(Math.abs(found.bend - REAL.bend) < 0.1, `bend: ${found.bend}`);
    };
    near(fitSurer(unadjusted(said, PLAIN, seats), REAL.turns));
    // Told in another way already, the same outcomes give the same back.
    const other: Surer = { turns: [0, 5, 9], powers: [1.2, 1.1, 1], toMove: [-0.1, -0.1, 0.1], bend: 0.05 };
    near(fitSurer(unadjusted(toldAs(said, other, seats), other, seats), REAL.turns));
  });
}

test('odds that outcomes do not bear out so far are not bent the other way', () => {
  // Outcomes of long odds that are no surer than those of middling ones.
  const said = drawn(20_000).map((one, i): Said => {
    const isFar = i % 2 === 0;
    const isGood = one.win > 0.5;
    const win = isGood ? (isFar ? 0.97 : 0.7) : isFar ? 0.03 : 0.3;
    return { ...one, win, won: i % 10 < 7 === isGood ? 1 : 0 };
  });
  const { bend, powers } = fitSurer(unadjusted(said, PLAIN, 2), REAL.turns);
  assert.equal(bend, 0);
  for (const power of powers) assert.ok(power > 0 && power < 1, `power ${power}`);
});

test('what is told comes true as often as it says', () => {
  const told = toldAs(drawn(40_000, REAL), REAL, 2);
  for (const { told: mean, came } of tenthsOf(told))
    assert.ok(Math.abs(came - mean) < 0.03, `${mean}: ${came}`);
});

test('tenths tell how often chances came true, and an honest teller is inside the interval', () => {
  const tenths = tenthsOf(drawn(20_000));
  assert.equal(tenths.length, 10);
  for (const { told, came, off, count } of tenths) {
    assert.ok(count > 1000 && off > 0 && off < 0.05);
    assert.ok(Math.abs(came - told) < 2 * off, `${told} told, ${came} won`);
  }
  const sure = tenthsOf(drawn(20_000, { turns: [0], powers: [3], toMove: [0], bend: 0 }));
  assert.ok(sure[7].came - sure[7].told > sure[7].off);
});

test('turns of one game count as one piece of luck', () => {
  const said = drawn(2000);
  const alone = tenthsOf(said)[5].off;
  const tenTimes = tenthsOf(said.flatMap((one) => Array<Said>(10).fill(one)))[5].off;
  assert.ok(Math.abs(tenTimes - alone) < 1e-9);
});

test('leads are banded by what was expected, each in one band', () => {
  const leads = [-40, -15, -0.1, 0, 4.9, 15, 30];
  const said = leads.map((lead, game): Said => ({ ...drawn(1)[0], game, lead, led: lead + 2 }));
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
