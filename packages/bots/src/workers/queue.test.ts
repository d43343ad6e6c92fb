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

test('who used least is next, and nobody saves up turns', () => {
  const queue = new FairQueue<string>();
  const take = (cost: number): string | undefined => {
    const item = queue.take();
    if (item) queue.charge(item[0], cost);
    return item;
  };
  for (let i = 0; i < 6; i++) queue.add('a', `a${i}`);
  assert.deepEqual([take(100), take(100)], ['a0', 'a1']);
  // A new user comes next, and their cheap things go before the next expensive one of the other.
  for (let i = 0; i < 3; i++) queue.add('b', `b${i}`);
  assert.deepEqual([take(10), take(10), take(10)], ['b0', 'b1', 'b2']);
  assert.deepEqual([take(100), take(100)], ['a2', 'a3']);
  queue.add('b', 'b3');
  assert.equal(take(10), 'b3');
  assert.deepEqual([take(100), take(100), take(100)], ['a4', 'a5', undefined]);
});
