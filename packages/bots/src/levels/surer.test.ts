import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACTS } from '../games.js';
import { honestChance, SURER_TURNS, type Surer, surerPower } from './surer.js';

const SURER: Surer = { powers: [2, 1.5, 0.9], toMove: 0.1 };
const TURNS = Array.from({ length: 20 }, (_, turns) => turns);

test('powers hold at their turns, change in a line between them and stay beyond the last', () => {
  SURER_TURNS.forEach((turns, i) => {
    assert.equal(surerPower(SURER, turns), SURER.powers[i]);
  });
  assert.ok(Math.abs(surerPower(SURER, 7.5) - 1.2) < 1e-12);
  assert.equal(surerPower(SURER, 40), 0.9);
});

test('chances of the two seats add up to 1, and what is certain stays certain', () => {
  for (const turns of TURNS) {
    for (const win of [0, 1e-9, 0.2, 0.5, 0.93, 1]) {
      const [mine, yours] = [
        honestChance(win, SURER, turns, true),
        honestChance(1 - win, SURER, turns, false),
      ];
      assert.ok(Math.abs(mine + yours - 1) < 1e-9, `${win} with ${turns} turns left: ${mine} and ${yours}`);
    }
    assert.equal(honestChance(0, SURER, turns, true), 0);
    assert.equal(honestChance(1, SURER, turns, false), 1);
  }
});

test('a better chance is never told as a worse one', () => {
  for (const { surer } of Object.values(FACTS)) {
    for (const turns of TURNS) {
      let last = -1;
      for (let win = 0; win <= 100; win++) {
        const told = honestChance(win / 100, surer.net, turns, true);
        assert.ok(told > last);
        last = told;
      }
    }
  }
});
