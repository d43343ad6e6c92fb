import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { fuzz } from '../testing/fuzz.js';
import { testServer } from '../testing/servers.js';

const MESSAGES = 20_000;

test(`${MESSAGES} fuzzed messages: every one is answered, none is an error inside, games go on meanwhile`, async (t) => {
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => errors.push(line) });
  const { url } = await testServer(t, { TABLES_PER_PERSON: '1000' }, undefined, log);
  const { answered, codes, games } = await fuzz(url, MESSAGES, 'fuzz');
  t.diagnostic(`${answered} answered, ${games} games, ${JSON.stringify(Object.fromEntries(codes))}`);
  assert.ok(games > 0);
  for (const code of ['ok', 'bad-request', 'not-found', 'behind'])
    assert.ok((codes.get(code) ?? 0) > 0, `no answer was ${code}`);
  assert.deepEqual(errors, []);
});
