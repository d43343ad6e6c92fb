import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue } from './queue.js';

test('owners take turns, however many items one of them has', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  assert.equal(queue.size, 5);
  const order = [];
  for (let item = queue.take(); item; item = queue.take()) order.push(item);
  assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('an item can leave before its turn', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  assert.ok(queue.remove('a', 'a1'));
  assert.ok(!queue.remove('a', 'a1'));
  assert.equal(queue.take(), 'b1');
  assert.equal(queue.take(), undefined);
});
