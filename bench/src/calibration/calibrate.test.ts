import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honestChance, type Surer } from '@shirasagi/bots';
import { seeded } from '@shirasagi/engine';
import { leadsOf, tenthsOf } from './bands.js';
import { asExpected, fitMore, moreByTurns } from './more.js';
import type { Said } from './said.js';
import { fitSurer, unadjusted } from './surer.js';

const PARTS = 1_000_000;
const PLAIN: Surer = { turns: [0], powers: [1], toMove: [], bend: 0 };
const REAL: Surer = {
  turns: [0, 3, 12],
  powers: [1.8, 1.4, 0.9],
  toMove: Array.from({ length: 13 }, (_, turns) => 0.3 * (-1) ** turns),
  bend: 0.15,
};

/** Turns of a game of so many seats whose outcome is drawn as if chances were told in that way. */
function drawn(count: number, real: Surer = PLAIN, seats = 2): Said[] {
  const rng = seeded('drawn');
  return Array.from({ length: count }, (_, game) => {
    const win = (1 + rng(98)) / 100;
    const turns = rng(13);
    const chance = honestChance(win, real, { turnsToPlay: turns, isToMove: true, seats });
    const won = rng(PARTS) / PARTS < chance ? 1 : 0;
    return { game, turns, win, score: 60, won, total: 60, lead: 0, led: 0 };
  });
}

const toldAs = (said: readonly Said[], surer: Surer, seats: number): Said[] =>
  said.map((one) => ({
    ...one,
    win: honestChance(one.win, surer, { turnsToPlay: one.turns, isToMove: true, seats }),
  }));

for (const seats of [2, 4]) {
  test(`what the outcomes were drawn with is found again, with ${seats} seats`, () => {
    const said = drawn(60_000, REAL, seats);
    const near = (found: Surer): void => {
      found.powers.forEach((power, i) => {
        assert.ok(Math.abs(power - REAL.powers[i]) < 0.1, `power ${i}: ${power}`);
      });
      found.toMove.forEach((kinder, i) => {
        assert.ok(Math.abs(kinder - REAL.toMove[i]) < 0.2, `constant ${i}: ${kinder}`);
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
  const sure = tenthsOf(drawn(20_000, { turns: [0], powers: [3], toMove: [], bend: 0 }));
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

test('points and leads beyond those told are found, and found again when they are told', () => {
  const missing = [0, 0.5, 1.5, 4];
  const rng = seeded('points');
  const said = drawn(20_000).map((one): Said => {
    const turns = 1 + rng(3);
    const score = 40 + rng(30);
    const lead = rng(30) - 15;
    const luck = rng(21) - 10;
    return {
      ...one,
      turns,
      score,
      total: score + missing[turns] + luck,
      lead,
      led: lead - missing[turns] + luck,
    };
  });
  const isNear = (found: readonly number[], sign: number): void => {
    assert.equal(found.length, missing.length);
    for (const [turns, more] of found.entries())
      assert.ok(Math.abs(more - sign * missing[turns]) < 0.3, `${turns}: ${more}`);
  };
  const found = fitMore(said, { points: [], leads: [] });
  isNear(found.points, 1);
  isNear(found.leads, -1);
  const told = said.map((one): Said => {
    const { turns, score, lead } = one;
    return { ...one, score: score + found.points[turns], lead: lead + found.leads[turns] };
  });
  for (const { points, lead, pointsOff } of moreByTurns(told)) {
    assert.ok(Math.abs(points) < 1e-9 && Math.abs(lead) < 1e-9);
    assert.ok(pointsOff > 0.05 && pointsOff < 0.3);
  }
  const again = fitMore(asExpected(told, found), found);
  isNear(again.points, 1);
  isNear(again.leads, -1);
});

test('numbers of turns that did not come up keep what was told', () => {
  const [one] = drawn(1);
  const said = [{ ...one, turns: 2, score: 50, total: 51, lead: 3, led: 1 }];
  assert.deepEqual(fitMore(said, { points: [0.5, 1, 2, 7], leads: [] }), {
    points: [0.5, 1, 1, 7],
    leads: [0, 0, -2],
  });
});
