import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_NAMES, optionsFor, playerCount, rulesFor } from '@shirasagi/engine';
import { goodbye, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

const seats = (count: number): object[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'link' }));

test('a table has as many seats as its game has players, and the options its rules know', async (t) => {
  const { url } = await testServer(t);
  const ann = await Visitor.enter(url, 'Ann');
  t.after(() => goodbye(ann));
  for (const game of GAME_NAMES) {
    const { playerCounts, optionFields } = rulesFor(game);
    for (const count of [1, 2, 3, 4]) {
      const { status, body } = await ann.post('/api/tables', { game, seats: seats(count) });
      const fits = playerCounts.includes(count);
      assert.equal(status, fits ? 201 : 400, `${game} with ${count} seats: ${JSON.stringify(body)}`);
      const { table } = body as { table?: { options: Record<string, unknown> } };
      if (fits) assert.equal(playerCount(game, { ...table?.options }), count);
      if (fits) assert.deepEqual(table?.options, optionsFor(game, count));
    }
    const count = playerCounts.at(-1) ?? 0;
    const open = (options: object) => ann.post('/api/tables', { game, seats: seats(count), options });
    assert.equal((await open({ firstGame: true })).status, 201);
    assert.equal((await open({ firstGame: 'yes' })).status, 400);
    assert.equal((await open({ players: count })).status, 400, 'the seats say how many play');
    assert.equal((await open({ edition: { name: 'mine' } })).status, 400);
    assert.equal((await open({ promo: true })).status, optionFields.includes('promo') ? 201 : 400);
    assert.equal((await open({ colour: 'red' })).status, 400);
  }
});
