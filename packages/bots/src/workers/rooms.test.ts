import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rooms } from './rooms.js';

const small = (): SharedArrayBuffer => new SharedArrayBuffer(64);

test('an opponent gets the room of its last thought again, and each thought a number of its own', () => {
  const rooms = new Rooms(2, small);
  const a = rooms.take('a');
  const b = rooms.take('b');
  assert.ok(a && b && a !== b);
  const numbers = [a.thought, b.thought];
  assert.equal(rooms.take('a'), a);
  assert.equal(rooms.take('b'), b);
  assert.equal(new Set([...numbers, a.thought, b.thought]).size, 4);
});

test('a room in which threads still work is given to nobody', () => {
  const rooms = new Rooms(1, small);
  const room = rooms.take('a');
  assert.ok(room);
  room.users = 1;
  assert.equal(rooms.take('a'), undefined);
  assert.equal(rooms.take('b'), undefined);
  room.users = 0;
  assert.equal(rooms.take('b'), room);
});

test('where there is no memory to share there is no room', () => {
  assert.equal(new Rooms(1, () => undefined).take('a'), undefined);
});
