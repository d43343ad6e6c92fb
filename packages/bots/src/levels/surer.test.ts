import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACTS } from '../games.js';
import { honestChance, type Surer, surerAt } from './surer.js';

const SURER: Surer = { turns: [0, 3, 12], powers: [2, 1.5, 0.9], toMove: [0.1, 0.2, -0.1], bend: 0.1 };
const TURNS = Array.from({ length: 37 }, (_, turns) => turns);

test('powers hold at their turns, change in a line between them and stay beyond the last', () => {
  SURER.turns.forEach((turns, i) => {
    assert.equal(surerAt(SURER, turns).power, SURER.powers[i]);
  });
  assert.ok(Math.abs(surerAt(SURER, 6).power - 1.3) < 1e-12);
  assert.equal(surerAt(SURER, 40).power, 0.9);
});

test('each number of turns to play has a constant of its own, and none beyond the last', () => {
  const constants = TURNS.map((turns) => surerAt(SURER, turns).kinder);
  assert.deepEqual(constants.slice(0, 4), [0.1, 0.2, -0.1, 0]);
  assert.equal(constants[36], 0);
});

test('chances of the two seats add up to 1, and what is certain stays certain', () => {
  for (const turnsToPlay of TURNS) {
    const told = (win: number, isToMove: boolean) =>
      honestChance(win, SURER, { turnsToPlay, isToMove, seats: 2 });
    for (const win of [0, 1e-300, 1e-9, 0.2, 0.5, 0.93, 1]) {
      const [mine, yours] = [told(win, true), told(1 - win, false)];
      assert.ok(
        Math.abs(mine + yours - 1) < 1e-9,
        `${win}, ${turnsToPlay} turns to play: ${mine} and ${yours}`,
      );
    }
    assert.equal(told(0, true), 0);
    assert.equal(told(1, false), 1);
  }
});

test('an even share stays even where it is nobody in particular who moves', () => {
  const fair: Surer = { ...SURER, toMove: [0, 0, 0] };
  for (const seats of [2, 3, 4])
    for (const turnsToPlay of TURNS) {
      const even = honestChance(1 / seats, fair, { turnsToPlay, isToMove: true, seats });
      assert.ok(Math.abs(even - 1 / seats) < 1e-9, `${seats} seats: ${even}`);
      const more = honestChance(1.5 / seats, SURER, { turnsToPlay: 0, isToMove: false, seats });
      assert.ok(more > 1.5 / seats, 'what is likely is likelier');
    }
});

test('a better chance is never told as a worse one', () => {
  const all = Object.values(FACTS).flatMap(({ surer }) => [...surer]);
  for (const [players, surer] of all) {
    assert.equal(surer.powers.length, surer.turns.length);
    const seats = Math.max(2, players);
    for (const turnsToPlay of TURNS) {
      let last = -1;
      for (let win = 0; win <= 100; win++) {
        const told = honestChance(win / 100, surer, { turnsToPlay, isToMove: true, seats });
        assert.ok(told > last);
        last = told;
      }
    }
  }
});
