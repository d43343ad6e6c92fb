import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  describe,
  fromPosition,
  fromText,
  GAME_NAMES,
  legalMoves,
  type Move,
  rulesFor,
  type State,
  seeded,
  start,
} from '@shirasagi/engine';
import { chanceFor } from '../decision-chance.js';
import { faceFor } from '../faces.js';
import { changesBy } from './changes.js';
import { offer, told } from './sentence.js';

const sentence = (state: State, move: Move): string =>
  offer(faceFor(state.game).phrase(state, move), changesBy(state, move));

const IDLE = ['endTurn', 'skip', 'exchange', 'wellInstead'];

/** Plays random games that seldom stop early and shows every decision. */
function wander(
  game: string,
  options: object,
  seeds: number,
  visit: (state: State, move: Move) => void,
): void {
  for (let seed = 0; seed < seeds; seed++) {
    const table = start(rulesFor(game).game, { ...options }, seeded(seed));
    const choice = seeded(`wander ${seed}`);
    while (table.state.toMove >= 0) {
      const moves = legalMoves(table.state);
      for (const move of moves) visit(table.state, move);
      const busy = moves.filter((move) => !IDLE.includes(describe(table.state, move).kind));
      const among = busy.length > 0 && choice(8) > 0 ? busy : moves;
      table.play(among[choice(among.length)], chanceFor(table));
    }
  }
}

for (const game of GAME_NAMES) {
  test(`every kind of move of ${game} reads as a sentence`, () => {
    const { moves } = rulesFor(game);
    const kinds = new Set(Array.from({ length: moves.size }, (_, move) => moves.info(move).kind));
    const seen = new Set<string>();
    const visit = (state: State, move: Move): void => {
      seen.add(describe(state, move).kind);
      const text = sentence(state, move);
      assert.match(text, /^[A-Z][a-z]+ .*[a-z0-9)]$/);
      assert.doesNotMatch(text, /undefined|null|NaN|object|\(\)| {2}/);
    };
    const tables = game === 'castle' ? [{ players: 3, promo: true }, { players: 1 }] : [{}];
    for (const options of tables) wander(game, options, 30, visit);
    // A question of order is rare; its sentence needs nothing from the position.
    const state = start(rulesFor(game).game, {}, seeded(1)).state;
    const order = moves.parse('order:seal') as Move;
    assert.deepEqual(faceFor(game).phrase(state, order), { verb: 'begin', rest: 'with seals' });
    seen.add('order');
    assert.deepEqual([...kinds].filter((kind) => !seen.has(kind)).sort(), []);
  });
}

/** A table of The White Castle before the first turn of seat 0. */
function table(position: object): State {
  const read = fromPosition({
    game: 'castle',
    players: 2,
    bridges: {
      coral: { left: 1, centre: [3], right: 6 },
      black: { left: 2, centre: [4], right: 5 },
      white: { left: 2, centre: [3], right: 5 },
    },
    ...position,
  });
  if (!read.ok) throw read.error;
  return read.value;
}

/** The sentence of the last of some moves. */
function lastSentence(position: object, ...words: string[]): string {
  const game = start('castle', {}, seeded(1));
  game.state = table(position);
  for (const word of words.slice(0, -1)) game.play(fromText(game.state, word), seeded(1));
  return sentence(game.state, fromText(game.state, words[words.length - 1]));
}

test('sentences of The White Castle name places, prices and gains', () => {
  const seat = { card: 'a1', lantern: ['r8'], food: 4, iron: 5, pearl: 2, coin: 6, seal: 2 };
  const seats = [seat, { card: 'a2', lantern: ['r1'] }];
  const say = (...words: string[]): string => lastSentence({ seats }, ...words);
  assert.equal(say('takeDie:white:right'), 'Take the white 5 from the right end');
  assert.equal(say('takeDie:coral:left'), 'Take the coral 1 from the left end, with the Lantern Reward');
  const placed = ['takeDie:coral:right', 'placeDie:S1'];
  assert.equal(say(...placed), 'Place the coral 6 in room S1: +3 coins');
  assert.equal(say(...placed, 'chooseBlock:S1:top'), 'Use the top block of S1: pay 1 seal: courtier action');
  assert.equal(say(...placed, 'chooseBlock:S1:top', 'gate'), 'Send a courtier to the gate: -2 coins');
  assert.equal(say('takeDie:coral:left', 'placeDie:S1'), 'Place the coral 1 in room S1: -2 coins, +1 food');
  assert.equal(say('exchange:coin'), 'Exchange 1 seal for 1 coin');
});

test('a phrase is told of another clan, with what it changed unless that is said already', () => {
  const phrase = { verb: 'pass', rest: 'the gate' };
  assert.equal(told('Clan 1', phrase, '-2 coins'), 'Clan 1 passes the gate: -2 coins.');
  const gain = { verb: 'gain', rest: '1 food', full: true };
  assert.equal(told('Clan 1', gain, '+1 food'), 'Clan 1 gains 1 food.');
  assert.equal(told('Clan 1', gain, '+1 food, +2 seals'), 'Clan 1 gains 1 food: +1 food, +2 seals.');
  assert.equal(told('Clan 1', { ...gain, verb: 'carry' }, ''), 'Clan 1 carries 1 food.');
});
