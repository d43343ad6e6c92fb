import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REQUESTS } from '@shirasagi/protocol/schemas';
import fc from 'fast-check';
import { quickPlay } from './checked-play.js';

const GOOD = { table: 'abcdefgh01234567', id: 'message-1', number: 7, move: 'takeDie coral left' };

/** Values near the edges of what each field may be, and any others. */
const near = {
  table: fc.oneof(fc.constant(GOOD.table), fc.stringMatching(/^[a-z0-9A-Z_ \n-]{15,17}$/), fc.anything()),
  id: fc.oneof(fc.constant(GOOD.id), fc.stringMatching(/^[a-zA-Z0-9_-]{6,42}\n?$/), fc.anything()),
  number: fc.oneof(fc.integer({ min: -2, max: 20_002 }), fc.double(), fc.constant(-0), fc.anything()),
  move: fc.oneof(fc.string({ maxLength: 2 }), fc.string({ minLength: 58, maxLength: 62 }), fc.anything()),
};

/** Mostly right messages, with a field wrong, missing or too many; as they come out of JSON. */
const message = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc.record({ ...near }, { requiredKeys: [] }).map((some) => ({ ...GOOD, ...some })),
    },
    { weight: 2, arbitrary: fc.record({ ...near }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.anything()).map((more) => ({ ...GOOD, ...more })) },
    { weight: 1, arbitrary: fc.anything() },
  )
  .map((value) => {
    const text = JSON.stringify(value, (_, field) => (typeof field === 'bigint' ? String(field) : field));
    return text === undefined ? undefined : JSON.parse(text);
  });

test('looking at a move by hand and by its schema come to the same', () => {
  let good = 0;
  let bad = 0;
  fc.assert(
    fc.property(message, (given) => {
      const read = REQUESTS.play.ask.safeParse(given);
      if (read.success) good++;
      else bad++;
      assert.deepEqual(quickPlay(given), read.success ? read.data : undefined);
    }),
    { numRuns: 4_000, seed: 15 },
  );
  assert.ok(good > 150 && bad > 150, `${good} good, ${bad} bad`);
  for (const more of [JSON.parse('{"__proto__":1}'), { more: 1 }])
    assert.equal(
      quickPlay(Object.defineProperties({ ...GOOD }, Object.getOwnPropertyDescriptors(more))),
      undefined,
    );
});
