import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, seeded } from '@shirasagi/engine';
import { FACTS } from '../games.js';
import { judgeOf } from '../judge.js';
import { AS_EXPECTED, type More } from '../levels/more.js';
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

test('leads are told with what a search misses: in the draft with that of the first turn', async () => {
  for (const players of [2, 3, 4]) {
    const state = create('castle', { players }, seeded(players));
    const net = await netOf('castle', players, 'own');
    const more = FACTS.castle.more as Map<number, More>;
    const real = more.get(players)!;
    const { margins } = finish(evaluate(state, 300, 'leads', net)).outlook;
    more.set(players, AS_EXPECTED);
    const expected = finish(evaluate(state, 300, 'leads', net)).outlook.margins;
    more.set(players, real);
    // The last one in the order drafts first.
    const { toMove } = state;
    assert.equal(judgeOf(state).turnsToPlay(state, toMove), 9 * players - (players - 1));
    const lead = real.leads[9 * players - (players - 1)];
    assert.notEqual(lead, 0);
    margins.forEach((margin, seat) => {
      const share = seat === toMove ? lead : -lead / (players - 1);
      assert.ok(Math.abs(margin - expected[seat] - share) < 1e-9, `${players} players, seat ${seat}`);
    });
  }
});
