import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, fromText, legalMoves, rulesFor, toText } from '../index.js';
import { MOVES } from './model/moves.js';
import { table } from './testing/table.js';

/** Words and their meanings, as other programs rely on them. */
const MEANINGS: Readonly<Record<string, object>> = {
  'draft:2': { kind: 'draft', pair: 2 },
  'takeDie:coral:left': { kind: 'takeDie', bridge: 'coral', end: 'left' },
  'placeDie:outside1': { kind: 'placeDie', space: 'outside1' },
  'chooseBlock:S1:top': { kind: 'chooseBlock', room: 'S1', row: 'top' },
  'chooseBlock:D2:second': { kind: 'chooseBlock', room: 'D2', row: 'second' },
  'chooseBlock:middle': { kind: 'chooseBlock', row: 'middle' },
  'chooseWorker:gardener': { kind: 'chooseWorker', worker: 'gardener' },
  gate: { kind: 'gate' },
  'climb:gate:1:S3': { kind: 'climb', from: 'gate', floors: 1, room: 'S3' },
  'climb:gate:2:D1': { kind: 'climb', from: 'gate', floors: 2, room: 'D1' },
  'climb:floor1:1:D2': { kind: 'climb', from: 'floor1', floors: 1, room: 'D2' },
  'climb:floor1:2': { kind: 'climb', from: 'floor1', floors: 2 },
  'climb:floor2:1': { kind: 'climb', from: 'floor2', floors: 1 },
  'light:bottom': { kind: 'light', row: 'bottom' },
  'favour:0': { kind: 'favour', slot: 0 },
  'garden:white:stone': { kind: 'garden', bridge: 'white', garden: 'stone' },
  'train:yard5': { kind: 'train', yard: 'yard5' },
  'yardTile:t3': { kind: 'yardTile', tile: 't3' },
  'domainRow:bottom': { kind: 'domainRow', row: 'bottom' },
  'gainAny:pearl': { kind: 'gainAny', resource: 'pearl' },
  'season:yes': { kind: 'season', pay: true },
  'season:no': { kind: 'season', pay: false },
  'order:lantern': { kind: 'order', first: 'lantern' },
  'exchange:coin': { kind: 'exchange', get: 'coin' },
  'activateGarden:black:plant': { kind: 'activateGarden', bridge: 'black', garden: 'plant' },
  pay: { kind: 'pay' },
  skip: { kind: 'skip' },
  endTurn: { kind: 'endTurn' },
  'rivalRoom:D1': { kind: 'rivalRoom', room: 'D1' },
  'rivalGarden:coral:stone': { kind: 'rivalGarden', bridge: 'coral', garden: 'stone' },
};

test('every kind of move has a word and a meaning', () => {
  for (const [text, meaning] of Object.entries(MEANINGS))
    assert.deepEqual(MOVES.info(MOVES.number(text)), meaning);
  const kinds = new Set(Array.from({ length: MOVES.size }, (_, move) => MOVES.info(move).kind));
  assert.deepEqual(
    new Set(Object.values(MEANINGS).map((meaning) => (meaning as { kind: string }).kind)),
    kinds,
  );
});

test('every word reads back to its move, and no two moves share one', () => {
  const { moves } = rulesFor('castle');
  const words = Array.from({ length: moves.size }, (_, move) => moves.text(move));
  assert.equal(new Set(words).size, moves.size);
  words.forEach((word, move) => {
    assert.equal(moves.parse(word), move);
    assert.match(word, /^[a-zA-Z0-9:]+$/);
  });
});

test('a legal move is described and written in the state it is legal in', () => {
  const { state } = table();
  for (const move of legalMoves(state)) {
    assert.equal(fromText(state, toText(state, move)), move);
    assert.equal(describe(state, move).kind, 'takeDie');
  }
});

test('a refused word says what is possible, or what the word should look like', () => {
  const game = table();
  assert.match(
    game.refusal('endTurn').message,
    /endTurn is not possible now; possible are takeDie:coral:left/,
  );
  assert.match(game.refusal('takeDie:red:left').message, /does not fit takeDie:bridge:end/);
  assert.match(game.refusal('takeDice').message, /begins with no known kind of move/);
  assert.equal(game.refusal('takeDice').code, 'bad-text');
  assert.equal(game.refusal('endTurn').code, 'illegal-move');
});
