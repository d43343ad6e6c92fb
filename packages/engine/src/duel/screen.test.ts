import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duelRules } from './rules.js';
import { cards, dealt, table } from './testing/table.js';

test('D8.1 the turn is closed by endTurn; what was shown since it began is counted for taking back', () => {
  const game = table({ gardens: { stone: [{ tile: 'g3' }, {}, {}] }, seats: [{ food: 1, coin: 1 }, {}] });
  const key = duelRules.turnKey(game.state);
  const shown = (): number => duelRules.shown(game.state);
  assert.equal(shown(), 0);
  game.play('place:black:loc1');
  assert.equal(shown(), 0);
  game.play('act:deck1');
  assert.equal(shown(), 1);
  game.play('act:act1', 'gardenColumn:stone1', 'lanternCard:0');
  assert.equal(shown(), 2);
  assert.deepEqual(game.options(), ['endTurn']);
  assert.equal(duelRules.turnKey(game.state), key);
  game.play('endTurn');
  assert.notEqual(duelRules.turnKey(game.state), key);
  assert.deepEqual([shown(), game.toMove], [0, 1]);
  const goods = table({ floors: { act1: 'trade', act4: 'garden' }, seats: [{ food: 1 }, {}] });
  assert.equal(duelRules.shown(goods.play('place:black:loc1', 'act:act1').state), 1);
});

test('D8.1 endTurn declines whatever may be declined, and is not offered over what must be settled', () => {
  const game = table({ floors: { deck1: { top: 'f08' } }, seats: [{ coin: 3, pearl: 1 }, {}] });
  assert.deepEqual(game.answers('endTurn'), []);
  game.play('place:black:loc1');
  assert.deepEqual(game.answers('endTurn'), ['endTurn']);
  game.play('act:deck1');
  assert.deepEqual(game.answers('skip', 'endTurn'), ['skip', 'endTurn']);
  game.play('endTurn');
  assert.equal(game.toMove, 1);
  const must = table({ seats: [{ iron: 2 }, {}] }).play('place:black:loc2', 'act:act2');
  assert.deepEqual(must.options(), ['reward:first', 'reward:second']);
});

test('D8.1 each choice of the draft is a part of its own', () => {
  const game = table({ starting: 0, offer: ['b1', 'b2', 'b3'] });
  const keys = [duelRules.turnKey(game.state)];
  for (const word of ['start:b1', 'start:b2']) keys.push(duelRules.turnKey(game.play(word).state));
  assert.equal(new Set(keys).size, 3);
});

test('D8.2 an action that cannot be performed is not offered, exchanges counted; its Well benefit is', () => {
  const poor = table({ seats: [{}, {}] }).play('place:black:loc1');
  assert.deepEqual(poor.answers(), ['wellInstead:deck1', 'wellInstead:act1', 'endTurn']);
  const flip = table({ seats: [{ cards: cards(['w01'], true) }, {}] }).play('place:black:loc6');
  assert.ok(!flip.options().includes('act:act6'));
  // One food from the Lantern and one for two seals make the cheapest column possible.
  const seals = table({ seats: [{ seal: 2 }, {}] }).play('place:black:loc1', 'act:act1');
  assert.deepEqual(seals.options(), ['exchange:food', 'exchange:iron', 'exchange:pearl']);
  seals.play('exchange:food');
  assert.deepEqual(seals.answers(), ['gardenColumn:stone1', 'gardenColumn:stone2', 'gardenColumn:stone3']);
});

test('D8.2 an action made impossible by an exchange opens its source again', () => {
  const game = table({ seats: [{ seal: 2 }, {}] }).play('place:black:loc1', 'act:act1', 'exchange:iron');
  assert.deepEqual(game.answers(), ['wellInstead:deck1', 'wellInstead:act1', 'endTurn']);
});

test('D8.2 no seal is counted twice: a trade needs a resource and the price of a card', () => {
  const empty = { goods: ['m1', 'm2', 'm3', 'x1', 'x2', 'x3'] };
  const tops = {
    deck1: { top: 'f07' },
    deck2: { top: 'w03' },
    deck3: { top: 'o09' },
    act5: 'trade',
    act4: 'lantern',
  };
  const trade = (seal: number) =>
    table({ floors: tops, seats: [{ seal, pearl: 0 }, empty] }).play('exchange:pearl', 'place:black:loc5');
  // The white Lantern adds 1 pearl, so one resource is there; 2 seals pay a card, fewer do not.
  assert.ok(trade(4).options().includes('act:act5'));
  assert.ok(!trade(3).options().includes('act:act5'));
  const start = trade(6).play('act:act5', 'payResource:pearl');
  assert.deepEqual(start.answers('buy'), ['buy:deck1', 'buy:deck2', 'buy:deck3']);
  assert.deepEqual(start.answers('exchange').length, 3);
});

test('a position inside a turn is written for showing and says what is open', () => {
  const game = table({}).play('place:black:loc1', 'wellInstead:act1');
  assert.deepEqual(game.board.inTurn, { agenda: ['end of turn', 'two actions', 'well'] });
  assert.equal(dealt(1).board.inTurn, undefined);
});
