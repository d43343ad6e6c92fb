import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../core/rng.js';
import { duelRules } from './rules.js';
import { cards, dealt, type Loose, type Table, table } from './testing/table.js';

/** Plays by chance to the end and tells who closed each turn. */
function seatsOfTurns(game: Table): number[] {
  const rng = seeded('course');
  const seats: number[] = [];
  while (game.toMove >= 0) {
    const options = game.options();
    const word = options[rng(options.length)];
    if (word === 'endTurn') seats.push(game.toMove);
    game.play(word);
  }
  return seats;
}

const tokens = (coral: number, black: number, white: number): Loose => ({ coral, black, white });
const FULL = ['coral', 'black', 'white'];
/** All twelve tokens on the board: four stacks of three. */
const ALL_PLACED = {
  loc1: { tile: 'coral', tokens: ['black', 'coral', 'white'] },
  loc3: { tile: 'black', tokens: ['coral', 'black', 'white'] },
  loc4: { tile: 'black', tokens: ['white', 'coral', 'black'] },
  loc5: { tile: 'white', tokens: ['coral', 'black', 'white'] },
};

test('D2.1 two rounds of six turns for each player, in alternation', () => {
  for (const seed of [1, 2, 3]) {
    const game = dealt(seed);
    const { starting } = game.board;
    const seats = seatsOfTurns(game);
    assert.equal(seats.length, 24);
    const alternating = (first: number): number[] => Array.from({ length: 12 }, (_, i) => (first + i) % 2);
    assert.deepEqual(seats, [...alternating(starting), ...alternating(1 - starting)]);
    assert.deepEqual(game.options(), []);
  }
});

test('D2.2 after the Outgoing round the marker changes hands and that player moves twice in a row', () => {
  const floors = { ...ALL_PLACED, loc5: { tile: 'white', tokens: ['coral', 'black'] } };
  const game = table({ starting: 0, floors, seats: [{ tokens: {} }, { tokens: tokens(0, 0, 1) }] });
  assert.deepEqual([game.board.round, game.toMove], ['outgoing', 1]);
  game.play('place:white:loc5', 'endTurn');
  assert.deepEqual([game.board.round, game.board.starting, game.toMove], ['return', 1, 1]);
  game.play('take:loc1', 'endTurn');
  assert.equal(game.toMove, 0);
});

test('D2.3 a turn: Change tile, token, Lantern reward, two actions', () => {
  const game = table({ seats: [{ change: 1 }, {}] });
  assert.deepEqual([...new Set(game.options().map((word) => word.split(':')[0]))], ['swap', 'noSwap']);
  game.play('noSwap');
  assert.ok(game.options().every((word) => word.startsWith('place:')));
  game.play('place:coral:loc5');
  assert.equal(game.seat(0).pearl, 1);
  assert.deepEqual(game.options(), ['act:act5', 'wellInstead:act5', 'wellInstead:act6', 'endTurn']);
  game.play('endTurn');
  assert.equal(game.toMove, 1);
});

test('D3.1 one Change tile a turn, before the token, swaps two different Activation tiles', () => {
  const game = table({ seats: [{ change: 2 }, {}] });
  assert.equal(game.answers('swap').length, 15);
  game.play('swap:garden:improve');
  assert.equal(game.seat(0).change, 1);
  assert.deepEqual([game.board.floors.act1, game.board.floors.act6], ['improve', 'garden']);
  assert.deepEqual(game.board.floors.deck1, { top: 'w01', left: 12 });
  assert.deepEqual(game.answers('swap', 'noSwap'), []);
  game.play('place:coral:loc3');
  assert.deepEqual(game.answers('swap', 'noSwap'), []);
  assert.deepEqual(table({}).answers('swap', 'noSwap'), []);
});

test('D3.2 an empty location takes another colour than its tile, a stack another than all its tokens', () => {
  const floors = {
    loc1: { tile: 'coral', tokens: ['black', 'coral'] },
    loc5: { tile: 'white', tokens: FULL },
  };
  const game = table({
    starting: 1,
    floors,
    seats: [{ tokens: tokens(2, 1, 1) }, { tokens: tokens(0, 1, 2) }],
  });
  const open = (colour: string): string[] =>
    game
      .answers('place')
      .filter((word) => word.includes(colour))
      .map((word) => word.split(':')[2]);
  assert.deepEqual(open('coral'), ['loc3', 'loc4', 'loc6']);
  assert.deepEqual(open('black'), ['loc2', 'loc6']);
  assert.deepEqual(open('white'), ['loc1', 'loc2', 'loc3', 'loc4']);
});

test('D3.3 the Return round takes the top token of any stack, no matter who placed it, without a limit', () => {
  const floors = { ...ALL_PLACED, loc1: { tile: 'coral', tokens: ['black'] } };
  const game = table({
    round: 'return',
    starting: 0,
    floors,
    seats: [{ tokens: { white: 1 } }, { tokens: { coral: 1 } }],
  });
  assert.deepEqual(game.options(), ['take:loc1', 'take:loc3', 'take:loc4', 'take:loc5']);
  game.play('take:loc3', 'endTurn', 'take:loc1', 'endTurn', 'take:loc5');
  assert.deepEqual(game.seat(0).tokens, tokens(0, 0, 3));
  assert.deepEqual(game.board.floors.loc3.tokens, ['coral', 'black']);
  assert.deepEqual(game.answers('take'), []);
});

test('D3.4 the Lantern of the colour covered is activated: tile, token below, or the token taken', () => {
  const gained = (game: Table): unknown[] => game.holds(0, 'food', 'iron', 'pearl');
  assert.deepEqual(gained(table({}).play('place:white:loc1')), [1, 0, 0]);
  const stack = { starting: 1, floors: { loc1: { tile: 'coral', tokens: ['white'] } } };
  assert.deepEqual(gained(table(stack).play('place:black:loc1')), [0, 0, 1]);
  const high = { floors: { loc1: { tile: 'coral', tokens: ['white', 'coral'] } } };
  assert.deepEqual(gained(table(high).play('place:black:loc1')), [1, 0, 0]);
  const back = { round: 'return', floors: ALL_PLACED };
  assert.deepEqual(gained(table(back).play('take:loc4')), [0, 1, 0]);
});

test('D3.5 a Lantern gives its printed reward and every card in its area', () => {
  const lantern = { coral: ['coral1', 'coral2', 'coral3', 'b2'], black: ['black1'] };
  const game = table({ seats: [{ lantern }, { lantern: { coral: ['coral4'] } }] }).play('place:white:loc1');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl', 'coin', 'seal', 'vp'), [1, 1, 0, 2, 1, 1]);
  assert.deepEqual(game.holds(1, 'food', 'pearl'), [0, 0]);
});

test('D3.6 the two sources beside the location, in either order, each finished before the other', () => {
  const start = { seats: [{ food: 2, iron: 2 }, {}] };
  const game = table(start).play('place:black:loc2');
  assert.deepEqual(game.answers('act'), ['act:act1', 'act:act2']);
  // Training with 2 iron leaves only the Basic yard, whose two rewards are asked for before anything else.
  game.play('act:act2');
  assert.deepEqual(game.options(), ['reward:first', 'reward:second']);
  game.play('reward:second');
  assert.deepEqual(game.answers('act', 'wellInstead'), ['act:act1', 'wellInstead:act1']);
  const other = table(start).play('place:black:loc2', 'act:act1', 'gardenColumn:stone2');
  assert.deepEqual(other.answers('act'), ['act:act2']);
  const deck = table({ seats: [{ coin: 1 }, {}] }).play('place:black:loc1', 'act:deck1');
  assert.deepEqual(deck.seat(0).cards, cards(['w01']));
});

test('D3.7 a Well benefit for each action not performed, by choice or need, and for an empty deck', () => {
  const game = table({ seats: [{ coin: 3 }, {}] }).play('place:black:loc1');
  assert.deepEqual(game.answers(), ['act:deck1', 'wellInstead:deck1', 'wellInstead:act1', 'endTurn']);
  game.play('wellInstead:act1', 'well:vp', 'wellInstead:deck1', 'well:coin');
  assert.deepEqual(game.holds(0, 'vp', 'coin'), [1, 4]);
  assert.deepEqual(game.options(), ['endTurn']);

  const mine = ['w01', 'w02', 'w03', 'w04', 'w05', 'w06', 'w07', 'w08', 'w09', 'w10', 'w11', 'w12'];
  const empty = table({
    floors: { deck1: { top: null, left: 0 } },
    seats: [{}, { cards: cards(mine) }],
  }).play('place:black:loc1');
  assert.deepEqual(empty.answers('act', 'wellInstead'), ['act:deck1', 'wellInstead:act1']);
  empty.play('act:deck1');
  assert.deepEqual(empty.answers(), ['well:any', 'well:seal', 'well:coin', 'well:change', 'well:vp']);

  // A scroll that is declined gives none.
  const scroll = table({ floors: { deck1: { top: 'w02' } }, seats: [{ coin: 2, iron: 1 }, {}] });
  scroll.play('place:black:loc1', 'act:deck1', 'skip');
  assert.deepEqual(scroll.answers(), ['wellInstead:act1', 'endTurn']);
});

test('D3.8 effects are finished depth first; the order of parts is asked only where it matters', () => {
  const seat = { iron: 5, coin: 10 };
  const tiles = { yards: { elite: { tile: 'e4' } }, floors: { deck1: { top: 'w04' } } };
  const full = table({ ...tiles, seats: [seat, {}] }).play(
    'place:black:loc2',
    'act:act2',
    'yard:elite',
    'reward:second',
  );
  assert.deepEqual(full.options(), ['order:coin', 'order:buy_card']);
  full.play('order:buy_card', 'buy:deck1');
  // The scroll inside comes before the two coins that are still due.
  assert.equal(full.seat(0).coin, 7);
  assert.deepEqual(full.answers(), ['lanternCard:0', 'lanternCard:1', 'lanternCard:2', 'skip']);
  full.play('lanternCard:0');
  assert.equal(full.seat(0).coin, 9);

  const coinsFirst = table({ ...tiles, seats: [seat, {}] });
  coinsFirst.play('place:black:loc2', 'act:act2', 'yard:elite', 'reward:second', 'order:coin');
  assert.equal(coinsFirst.seat(0).coin, 10);

  const room = table({ ...tiles, seats: [{ iron: 5, coin: 1 }, {}] });
  room.play('place:black:loc2', 'act:act2', 'yard:elite', 'reward:second');
  assert.equal(room.seat(0).coin, 3);
  assert.deepEqual(room.answers(), ['buy:deck1', 'buy:deck2', 'buy:deck3', 'skip', 'endTurn']);
});

test('the last token of the game is taken without a question', () => {
  const floors = { loc1: { tile: 'coral', tokens: ['black'] } };
  const seats = [{ tokens: { coral: 2, white: 3 } }, { tokens: { coral: 2, black: 3, white: 1 } }];
  const game = table({ round: 'return', starting: 1, floors, seats });
  assert.equal(game.toMove, 0);
  assert.deepEqual(game.seat(0).tokens, tokens(2, 1, 3));
  game.play('endTurn');
  assert.deepEqual([game.toMove, game.board.toMove], [-1, -1]);
  assert.deepEqual(duelRules.brokenInvariants(game.state), []);
});
