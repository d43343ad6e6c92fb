import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reuseParts } from './reuse-parts.js';

test('what is equal stays the same object, what is not is new', () => {
  const before = { a: { n: 1 }, b: [{ n: 2 }, { n: 3 }], c: null };
  const after = { a: { n: 1 }, b: [{ n: 2 }, { n: 4 }], c: null };
  const shared = reuseParts(before, after);
  assert.deepEqual(shared, after);
  assert.equal(shared.a, before.a);
  assert.equal(shared.b[0], before.b[0]);
  assert.notEqual(shared.b[1], before.b[1]);
  assert.notEqual(shared.b, before.b);
});

test('equal as a whole is the old value itself', () => {
  const before = { a: [1, [2]], b: 'x' };
  assert.equal(reuseParts(before, { a: [1, [2]], b: 'x' }), before);
});

test('a part that came, went or became another kind counts as changed', () => {
  assert.deepEqual(reuseParts<unknown>({ a: 1, b: 2 }, { a: 1 }), { a: 1 });
  assert.deepEqual(reuseParts<unknown>({ a: 1 }, { a: 1, b: undefined }), { a: 1, b: undefined });
  assert.deepEqual(reuseParts<unknown>({ 0: 1 }, [1]), [1]);
  assert.deepEqual(reuseParts<unknown>([1, 2], [1]), [1]);
  assert.equal(reuseParts<unknown>({ a: 1 }, null), null);
  assert.deepEqual(reuseParts(undefined, { a: 1 }), { a: 1 });
});
