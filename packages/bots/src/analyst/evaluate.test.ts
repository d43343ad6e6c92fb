import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, seeded } from '@shirasagi/engine';
import { netOf } from '../nets.js';
import { evaluate } from './evaluate.js';
import { finish } from './work.js';

test('chances to win add up to 1 with any number of players, told as often as they come true', async () => {
  for (const players of [1, 2, 3, 4]) {
    const state = create('castle', { players }, seeded(players));
    const net = await netOf('castle', players, 'own');
    assert.ok(net, `there is a net for ${players}`);
    const { wins } = finish(evaluate(state, 300, 'sum', net)).outlook;
    const sum = wins.reduce((a, b) => a + b, 0);
    assert.ok(Math.abs(sum - 1) < 1e-6, `${players} players: ${wins}`);
    assert.ok(wins.every((win) => win > 0));
  }
});
