import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, seeded, toPosition } from '../index.js';
import type { CastlePosition } from './position/position.js';
import { layTiles } from './tiles.js';

/** Tile numbers for a line of colours such as `cbw`: each colour's rewards in order, `from` on. */
function tilesOf(colours: string, from: number): number[] {
  const used: Record<string, number> = { c: from, b: from, w: from };
  return [...colours].map((colour) => 'cbw'.indexOf(colour) * 5 + used[colour]++);
}

/** Lays one tile of each colour first, then the rest; the rooms as colours. */
function lay(first: string, rest: string) {
  const deal = layTiles(tilesOf(first, 0), tilesOf(rest, 1));
  return deal && { ...deal, rooms: deal.rooms.map((room) => room.map((colour) => 'cbw'[colour]).join('')) };
}

test('C1.6 the numbered spaces are filled in order: second S1 S2 S3, D1 D2, third S1 S2 S3, second D1 D2', () => {
  const deal = lay('cbw', 'bwccbwcbwwcb')!;
  assert.deepEqual(deal.rooms, ['cbw', 'bwc', 'wcb', 'cw', 'bw']);
  // The last coral and black tile, each the fifth reward, are left for the well.
  assert.deepEqual(deal.well, [4, 4]);
});

test('C1.6 the first spaces of S1, S2 and S3 show the three colours in random order', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { rooms } = toPosition(create('castle', { players: 2 }, seeded(`tiles ${seed}`))) as CastlePosition;
    orders.add(['S1', 'S2', 'S3'].map((room) => rooms[room].tiles[0][0]).join(''));
  }
  assert.deepEqual([...orders].sort(), ['bcw', 'bwc', 'cbw', 'cwb', 'wbc', 'wcb']);
});

test('C1.7 a tile that would close a room in one colour goes on, and the next that fits takes its space', () => {
  // S1 is coral coral when the third coral tile comes: it goes to S2, the black one after it closes S1.
  const deal = lay('cbw', 'cwcbwcbwcbbw')!;
  assert.deepEqual(deal.rooms, ['ccb', 'bwc', 'wcw', 'bc', 'wb']);
  assert.deepEqual(deal.well, [4, 4]);
});

test('C1.7 a tile that fits no free space goes to the well', () => {
  // Only the second space of D2, beside a coral tile, is free when two coral tiles come.
  const deal = lay('cbw', 'bwbbcwbcwccw')!;
  assert.deepEqual(deal.rooms, ['cbw', 'bwb', 'wbc', 'bw', 'cw']);
  assert.deepEqual(deal.well, [3, 4]);
});

test('C1.7 a third tile that fits nowhere starts the deal again', () => {
  assert.equal(lay('cbw', 'bwbbcwbwwccc'), undefined);
});

test('C1.7 no room is ever all one colour, 13 tiles lie in the castle and 2 at the well', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { rooms, well } = toPosition(
      create('castle', { players: 4 }, seeded(`deal ${seed}`)),
    ) as CastlePosition;
    const tiles = Object.values(rooms).map((room) => room.tiles);
    for (const room of tiles) assert.ok(new Set(room).size > 1);
    assert.deepEqual(
      tiles.map((room) => room.length),
      [3, 3, 3, 2, 2],
    );
    for (const colour of ['coral', 'black', 'white'])
      assert.ok(tiles.flat().filter((tile) => tile === colour).length <= 5);
    assert.equal(well.length, 2);
  }
});
