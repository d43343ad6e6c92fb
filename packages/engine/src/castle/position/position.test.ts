import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, equal, fromPosition, seeded, toPosition } from '../../index.js';
import { position, table } from '../testing/table.js';

test('a position of nothing but the game and its players is a table before the first turn', () => {
  for (const players of [2, 3, 4]) {
    const { board } = table({ players });
    assert.deepEqual([board.round, board.toMove, board.seats.length], [1, 0, players]);
    assert.equal(new Set(board.seats.map((seat) => seat.card)).size <= players, true);
    for (const seat of board.seats) assert.match(seat.card!, /^a[123]$/);
  }
});

test('a position that is written and read again is the same state', () => {
  const state = create('castle', { players: 3, promo: true }, seeded(5));
  const again = fromPosition(JSON.parse(JSON.stringify(toPosition(state))));
  assert.ok(again.ok && equal(state, again.value));
});

test('dice named nowhere lie at the well', () => {
  const bridges = { coral: { left: 2, right: 5 }, black: { right: 4 } };
  const game = table({ bridges, rooms: { S1: { dice: ['black 3'] } } });
  // One coral and one black die are missing, and three dice are taken: the second player is to move.
  assert.deepEqual(
    game.board.wellDice.map((die) => die.colour),
    ['coral', 'black'],
  );
  assert.equal(game.toMove, 1);
});

test('tiles left out make room for the tiles given', () => {
  const game = table({
    rooms: { S2: { tiles: ['white', 'black', 'white'] }, D1: { tiles: ['white', 'coral'] } },
  });
  const tiles = Object.values(game.board.rooms).map((room) => room.tiles);
  for (const room of tiles) assert.ok(new Set(room).size > 1);
  for (const colour of ['coral', 'black', 'white'])
    assert.ok(tiles.flat().filter((tile) => tile === colour).length <= 5, colour);
  assert.deepEqual(game.board.rooms.S2.tiles, ['white', 'black', 'white']);
});

test('cards left out make room for the cards given', () => {
  const game = table({ rooms: { S3: { card: 's02' } }, seats: [{ lantern: ['s04'] }, { card: 'a1' }] });
  assert.deepEqual(
    ['S1', 'S2', 'S3'].map((room) => game.board.rooms[room].card),
    ['s05', 's07', 's02'],
  );
  assert.deepEqual([game.seat(0).card, game.seat(1).card], ['a1', 'a1']);
  const gardens = { white: { plant: { card: 'p1' }, stone: { card: 'k1' } } };
  assert.deepEqual(
    Object.values(table({ gardens }).board.gardens).map(({ plant, stone }) => [plant.card, stone.card]),
    [
      ['p2', 'k2'],
      ['p3', 'k3'],
      ['p1', 'k1'],
    ],
  );
});

test('inside a turn a position is for showing only', () => {
  const { board } = table().play('takeDie:coral:right');
  assert.deepEqual(board.inTurn?.die, { colour: 'coral', value: 3 });
  const read = fromPosition(board);
  assert.ok(!read.ok && read.error.field === 'inTurn');
});

test('a die may be written as an object or as a text', () => {
  const asText = fromPosition(position({ rooms: { S1: { dice: ['coral 3'] } } }));
  const asObject = fromPosition(position({ rooms: { S1: { dice: [{ colour: 'coral', value: 3 }] } } }));
  assert.ok(asText.ok && asObject.ok && equal(asText.value, asObject.value));
});
