import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

const white = (value: number) => ({ bridges: { white: { left: value, centre: [value], right: value } } });

/** What can be done after a white 5 went to a space. */
const at = (space: string, seat: Loose, ...more: readonly Loose[]) =>
  table(white(5), { seats: [seat] }, ...more).play('takeDie:white:right', `placeDie:${space}`);

test('C8.8 a worker action without a member is not offered', () => {
  const courtiers = { daimyo: 5 };
  const yards = { yard1: { warriors: [5, 0] } };
  assert.deepEqual(at('outside2', { iron: 7, coin: 7, courtiers }, { yards }).options(), ['endTurn']);
  assert.deepEqual(at('outside2', { iron: 7, coin: 7, courtiers }).answers(), [
    'chooseWorker:warrior',
    'skip',
    'endTurn',
  ]);
});

test('C8.8 a gardener action without a garden left is not offered', () => {
  const gardens = { coral: { stone: { clans: [0] } }, black: { stone: { clans: [0] } } };
  // k1 and k2 cost one food and hold an own gardener; everything else costs more.
  assert.deepEqual(at('outside1', { food: 1 }, { gardens }).options(), ['endTurn']);
  assert.deepEqual(at('outside1', { food: 1 }).answers('chooseWorker'), ['chooseWorker:gardener']);
});

test('C8.8 a worker action without means is not offered; exchanges count as means', () => {
  assert.deepEqual(at('outside2', { seal: 1 }).answers(), ['endTurn']);
  const able = at('outside2', { seal: 2 });
  assert.deepEqual(able.answers(), ['chooseWorker:courtier', 'chooseWorker:warrior', 'skip', 'endTurn']);
  // The yard itself is open only once the iron is there.
  able.play('chooseWorker:warrior');
  assert.deepEqual(able.answers(), ['skip', 'endTurn']);
  able.play('exchange:iron');
  assert.deepEqual(able.answers(), ['train:yard1', 'skip', 'endTurn']);
});

test('C8.8 no seal is counted twice: the price of the block and the exchange for the worker', () => {
  const rooms = {
    S3: { card: 's07', tiles: ['coral', 'white', 'coral'] },
    S1: { tiles: ['coral', 'white', 'black'] },
  };
  const block = (seal: number) => at('S3', { seal, coin: 0 }, { rooms }).answers('chooseBlock');
  assert.deepEqual(block(2), [], 'one seal for the block leaves one, no food');
  assert.deepEqual(block(3), ['chooseBlock:S3:middle']);
});

test('C8.8 a price that leads only to an impossible action is not asked', () => {
  const gardens = { coral: { plant: { card: 'p4' } } };
  const warrior = (seat: Loose) =>
    at('outside1', { food: 4, coin: 3, ...seat }, { gardens }).play(
      'chooseWorker:gardener',
      'garden:coral:plant',
    );
  assert.deepEqual(warrior({}).options(), ['endTurn']);
  assert.deepEqual(warrior({ iron: 1 }).options(), ['pay', 'skip', 'endTurn']);
  // Two seals can become the iron, unless one of them must first become a coin.
  assert.deepEqual(warrior({ seal: 2 }).answers(), ['pay', 'skip', 'endTurn']);
  assert.deepEqual(warrior({ seal: 2, coin: 2 }).answers(), ['endTurn']);
});

test('C8.8 a courtier action is open for a climb when no courtier is left on the row', () => {
  const seat = { coin: 9, pearl: 2, courtiers: { gate: 2, floor1: 3 } };
  const game = at('outside1', seat).play('chooseWorker:courtier');
  assert.deepEqual(game.answers('gate'), []);
  assert.equal(game.answers('climb').length, 5);
  assert.deepEqual(at('outside1', { ...seat, pearl: 1 }).options(), ['endTurn']);
});

test('C8.8 a tile effect without a possible block is not offered', () => {
  // All coral tiles lie beside dark blocks, and there is no seal.
  const rooms = {
    S1: { card: 's07', tiles: ['black', 'coral', 'white'] },
    S2: { card: 's09', tiles: ['black', 'coral', 'white'] },
    S3: { card: 's10', tiles: ['white', 'coral', 'black'] },
  };
  const yards = { yard5: { tiles: ['t4', 't8'] } };
  const trained = (seat: Loose) =>
    at('outside2', { iron: 5, ...seat }, { rooms, yards }).play('chooseWorker:warrior', 'train:yard5');
  assert.deepEqual(trained({}).answers('yardTile'), ['yardTile:t8']);
  assert.deepEqual(trained({ seal: 1, food: 1 }).answers('yardTile'), ['yardTile:t4', 'yardTile:t8']);
});

test('C8.8 a block that needs an exchange first keeps the room open, and opens with it', () => {
  // s02: a courtier for a seal. Two seals and a coin: one seal pays, the other becomes the second coin.
  const game = at('S3', { seal: 2, coin: 0 }, { rooms: { S3: { card: 's02' } } });
  assert.deepEqual(game.answers('chooseBlock'), ['chooseBlock:S3:top', 'chooseBlock:S3:bottom']);
  const poor = table(white(3), { rooms: { S3: { card: 's02' } }, seats: [{ seal: 2 }] });
  poor.play('takeDie:white:right', 'placeDie:S3');
  assert.deepEqual(poor.answers('chooseBlock'), ['chooseBlock:S3:bottom'], 'one coin short');
});

test('C8.8 a worker action that an exchange has made impossible is dropped', () => {
  const dropped = (space: string, worker: string) =>
    at(space, { seal: 2 }).play(`chooseWorker:${worker}`, 'exchange:coin').answers();
  assert.deepEqual(dropped('outside1', 'gardener'), ['endTurn']);
  assert.deepEqual(dropped('outside2', 'warrior'), ['endTurn']);
  // A seal and a coin still make two coins.
  assert.deepEqual(dropped('outside2', 'courtier'), ['skip', 'endTurn']);
});
