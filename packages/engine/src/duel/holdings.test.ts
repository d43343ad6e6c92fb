import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INFLUENCE_CARDS } from './edition/ids.js';
import { type Loose, type Table, table } from './testing/table.js';

const at = (seat: Loose, more: Loose = {}): Table => table({ seats: [seat, {}], ...more });

test('D6.1 coins and seals: 10 together; what goes over is settled at once, by exchange or giving back', () => {
  const lantern = { coral: ['coral1', 'coral5'] };
  const game = at({ coin: 4, seal: 6, lantern }).play('place:black:loc1');
  assert.deepEqual(game.holds(0, 'coin', 'seal'), [6, 7]);
  assert.deepEqual(game.options(), [
    'giveBack:coin',
    'giveBack:seal',
    'exchange:food',
    'exchange:iron',
    'exchange:pearl',
  ]);
  const back = at({ coin: 4, seal: 6, lantern }).play('place:black:loc1', 'giveBack:coin', 'giveBack:seal');
  assert.deepEqual(back.answers('act', 'wellInstead', 'endTurn'), []);
  back.play('giveBack:coin');
  assert.deepEqual(back.holds(0, 'coin', 'seal'), [4, 6]);
  assert.deepEqual(back.answers('giveBack'), []);
  game.play('exchange:iron', 'giveBack:coin');
  assert.deepEqual(game.holds(0, 'coin', 'seal', 'iron'), [5, 5, 1]);
  // Seals alone may still be exchanged before one is given back.
  const seals = at({ seal: 10, lantern: { coral: ['coral5'] } }).play('place:black:loc1');
  assert.deepEqual(seals.options(), ['giveBack:seal', 'exchange:food', 'exchange:iron', 'exchange:pearl']);
  assert.deepEqual(seals.play('exchange:pearl').holds(0, 'seal', 'pearl'), [9, 1]);
  // Coins alone leave nothing to choose.
  assert.equal(
    at({ coin: 9, lantern: { coral: ['coral1'] } })
      .play('place:black:loc1')
      .seat(0).coin,
    10,
  );
});

test('D6.2 resources 0 to 7 and two Change tiles; more is lost', () => {
  const lantern = { coral: ['coral3', 'coral4'] };
  const game = at({ food: 7, iron: 7, pearl: 6, lantern }).play('place:black:loc1');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl'), [7, 7, 7]);
  // Resources of choice go where there is room, the rest is lost.
  const choice = table({ climb: { left: ['c1', 'c6'] }, seats: [{ food: 7, iron: 7, pearl: 7 }, {}] });
  choice.play('place:coral:loc3', 'act:act3', 'climb:left:2');
  assert.deepEqual(choice.holds(0, 'food', 'iron', 'pearl'), [7, 7, 4]);
  const tile = { climb: { left: ['c5', 'c1'] }, seats: [{ pearl: 2, change: 2 }, {}] };
  const change = table(tile).play('noSwap', 'place:coral:loc3', 'act:act3', 'climb:left:1');
  assert.deepEqual(change.holds(0, 'vp', 'change'), [1, 2]);
});

test('D6.3 two seals for a resource below 7, at any of the player own decisions', () => {
  const game = at({ seal: 10, food: 7, change: 1 });
  assert.deepEqual(game.answers('exchange'), ['exchange:iron', 'exchange:pearl']);
  game.play('exchange:iron', 'noSwap', 'exchange:pearl', 'place:black:loc5', 'exchange:iron', 'endTurn');
  assert.deepEqual(game.holds(0, 'seal', 'iron', 'pearl'), [4, 2, 2]);
  assert.deepEqual(at({ seal: 1 }).answers('exchange'), []);
  const end = at({ seal: 2 }).play(
    'place:black:loc5',
    'wellInstead:act5',
    'well:vp',
    'wellInstead:act6',
    'well:vp',
  );
  assert.deepEqual(end.options(), ['endTurn', 'exchange:food', 'exchange:iron', 'exchange:pearl']);
  // Seals that a price under way needs are not exchanged.
  const mix = at({ coin: 2, seal: 3 }, { floors: { deck1: { top: 'w10' } } }).play(
    'place:black:loc1',
    'act:deck1',
  );
  assert.deepEqual(mix.options(), ['payMix:1', 'payMix:2']);
  const tops = { deck1: { top: 'f07' }, deck2: { top: 'w03' }, deck3: { top: 'w07' } };
  const trade = at({ seal: 3, iron: 1 }, { floors: { ...tops, act1: 'trade', act4: 'garden' } });
  trade.play('place:black:loc1', 'act:act1', 'trade:card');
  assert.deepEqual(trade.options(), ['payResource:food', 'payResource:iron']);
  assert.deepEqual(trade.play('payResource:iron').options(), ['buy:deck1', 'buy:deck2', 'buy:deck3']);
});

test('D6.4 Well: a resource, a seal, a coin, a Change tile or a point; what would be lost is not offered', () => {
  const benefits = (seat: Loose): string[] => {
    const game = at(seat);
    if (seat.change) game.play('noSwap');
    return game.play('place:black:loc5', 'wellInstead:act6').answers();
  };
  assert.deepEqual(benefits({}), ['well:any', 'well:seal', 'well:coin', 'well:change', 'well:vp']);
  assert.deepEqual(benefits({ food: 7, iron: 7, pearl: 7, coin: 10 }), [
    'well:seal',
    'well:change',
    'well:vp',
  ]);
  assert.deepEqual(benefits({ food: 7, iron: 7, pearl: 7, seal: 10, change: 2 }), ['well:coin', 'well:vp']);
  // An eleventh seal can be exchanged while a resource has room.
  assert.deepEqual(benefits({ food: 7, iron: 6, pearl: 7, seal: 10, change: 2 }), [
    'well:any',
    'well:seal',
    'well:coin',
    'well:vp',
  ]);
  const one = at({}).play('place:black:loc5', 'wellInstead:act6', 'well:any');
  assert.deepEqual(one.options(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl']);
  const gained = ['well:seal', 'well:coin', 'well:change', 'well:vp'].map((word) =>
    at({}).play('place:black:loc5', 'wellInstead:act6', word).holds(0, 'seal', 'coin', 'change', 'vp'),
  );
  assert.deepEqual(gained, [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ]);
});

test('D6.4 several Well benefits, the same or different ones, as many as the player wants', () => {
  const plant = { gardens: { plant: [{ tile: 'g5' }, {}, {}] } };
  const start = () => at({ food: 5 }, plant).play('place:black:loc1', 'act:act1', 'gardenColumn:plant1');
  const all = start().play('well:vp', 'well:vp', 'well:change');
  assert.deepEqual([...all.holds(0, 'vp', 'change'), ...all.answers('well', 'skip')], [2, 1]);
  assert.deepEqual(start().play('well:vp', 'skip').answers('well', 'skip'), []);
});

test('D6.5 a Lantern card of the row is replaced at once; with an empty row nothing happens', () => {
  const stone = { gardens: { stone: [{ tile: 'g3' }, {}, {}] } };
  const row = { lanternRow: ['coral1', 'black2', 'white3'] };
  const game = at({ food: 1 }, { ...stone, ...row }).play(
    'place:black:loc1',
    'act:act1',
    'gardenColumn:stone1',
  );
  assert.deepEqual(game.answers('lanternCard', 'skip'), [
    'lanternCard:0',
    'lanternCard:1',
    'lanternCard:2',
    'skip',
  ]);
  game.play('lanternCard:1');
  assert.deepEqual(game.board.lanternRow, ['coral1', 'coral2', 'white3']);
  assert.equal(game.board.lanternLeft, 11);
  assert.deepEqual(game.seat(0).lantern.black, ['black2']);

  const area = (...numbers: number[]): Loose => ({
    coral: numbers.map((n) => `coral${n}`),
    black: numbers.map((n) => `black${n}`),
    white: numbers.map((n) => `white${n}`),
  });
  const last = {
    ...stone,
    lanternRow: ['coral5', 'black5', 'white5'],
    seats: [{ food: 1 }, { lantern: area(1, 2, 3, 4) }],
  };
  const closing = table(last).play('place:black:loc1', 'act:act1', 'gardenColumn:stone1', 'lanternCard:0');
  assert.deepEqual([closing.board.lanternRow, closing.board.lanternLeft], [['black5', 'white5'], 0]);
  const none = { ...stone, lanternRow: [], seats: [{ food: 1 }, { lantern: area(1, 2, 3, 4, 5) }] };
  const idle = table(none).play('place:black:loc1', 'act:act1', 'gardenColumn:stone1');
  assert.deepEqual(idle.answers('lanternCard', 'skip'), []);
});

test('D6.5 a Lantern card that activates: the row is filled, then its Lantern gives the new card too', () => {
  const plant = { gardens: { plant: [{ tile: 'g2' }, {}, {}] }, lanternRow: ['coral1', 'black2', 'white3'] };
  const seat = { food: 5, lantern: { black: ['black1'] } };
  const game = at(seat, plant).play('place:black:loc1', 'act:act1', 'gardenColumn:plant1', 'lanternCard:1');
  assert.deepEqual(game.holds(0, 'iron', 'coin', 'vp'), [1, 2, 1]);
  assert.deepEqual(game.board.lanternRow, ['coral1', 'coral2', 'white3']);
});

test('money of choice and a price that comes up by itself', () => {
  const money = at({ seal: 1 }, { floors: { deck1: { top: 'f02' } } }).play('place:black:loc1', 'act:deck1');
  assert.deepEqual(money.options(), ['gainMoney:0', 'gainMoney:1', 'gainMoney:2', 'gainMoney:3']);
  assert.deepEqual(money.play('gainMoney:1').holds(0, 'coin', 'seal'), [1, 2]);
  const price = at({ coin: 2, pearl: 1 }, { floors: { deck1: { top: 'f03' } } }).play(
    'place:black:loc1',
    'act:deck1',
  );
  assert.deepEqual(price.answers(), ['pay', 'skip', 'endTurn']);
  price.play('pay');
  assert.deepEqual(price.answers(), ['climb:left:1', 'climb:right:1']);
  assert.deepEqual(price.play('climb:left:1').holds(0, 'coin', 'pearl', 'space'), [0, 0, 1]);
});

test('a free card costs nothing and performs its scroll', () => {
  const plant = { gardens: { plant: [{ tile: 'g8' }, {}, {}] }, floors: { deck3: { top: 'w12' } } };
  const game = at({ food: 5, coin: 5 }, plant).play('place:black:loc1', 'act:act1', 'gardenColumn:plant1');
  assert.deepEqual(game.answers(), ['buy:deck1', 'buy:deck2', 'buy:deck3', 'skip', 'endTurn']);
  game.play('buy:deck3');
  assert.deepEqual([game.seat(0).cards.length, ...game.holds(0, 'iron', 'coin')], [1, 1, 5]);
  assert.ok(INFLUENCE_CARDS.includes(game.board.floors.deck3.top ?? ''));
});
