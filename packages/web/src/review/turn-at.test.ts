import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TurnReview } from '@shirasagi/bots/analyst';
import { momentAddress } from './address.js';
import { turnAt } from './turn-at.js';

test('a moment belongs to the turn that goes on from it', () => {
  const turns = [0, 4, 5].map((first) => ({ first }) as TurnReview);
  const found = [0, 1, 4, 5, 6, 99].map((at) => turns.indexOf(turnAt(turns, at)));
  assert.deepEqual(found, [0, 0, 1, 2, 2, 2]);
});

test('a moment of a game has an address, whatever the address of the game says', () => {
  assert.equal(momentAddress('#/game/abc', 7), '#/game/abc?at=7');
  assert.equal(momentAddress('#/online/abc?at=3', 7), '#/online/abc?at=7');
});
