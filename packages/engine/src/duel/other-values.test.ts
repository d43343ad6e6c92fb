import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileEdition } from './edition/edition.js';
import { cards, type Loose, table } from './testing/table.js';
import { VALUES } from './testing/values.js';

/** The values of the rule scripts with another scroll on the Influence card f11. */
const withScroll = (scroll: string) =>
  compileEdition(
    {
      ...VALUES,
      influence: {
        ...VALUES.influence,
        flag: VALUES.influence.flag.map((card) => (card.id === 'f11' ? { ...card, scroll } : card)),
      },
    },
    'another scroll',
  );

/** The values of the rule scripts with another first black Lantern card. */
const withLantern = (reward: string) =>
  compileEdition(
    { ...VALUES, lantern: { ...VALUES.lantern, black: [reward, ...VALUES.lantern.black.slice(1)] } },
    'another Lantern card',
  );

const floors: Loose = { deck1: { top: 'f11' }, deck2: { top: 'f12' }, deck3: { top: 'w12' } };

test('D4.2 several deeds behind a price may be declined one by one', () => {
  const game = table(
    { floors, seats: [{ coin: 10, cards: cards(['w01']) }, {}] },
    withScroll('pay 1c > improve 1, buy_card'),
  ).play('place:black:loc1', 'act:deck1', 'pay', 'order:improve');
  assert.deepEqual(game.answers('improve', 'skip'), ['improve:w01', 'improve:f11', 'skip']);
  game.play('improve:w01');
  // One card alone can be paid for. It is offered, not bought.
  const bought = game.seat(0).cards.length;
  assert.ok(game.answers('buy').length > 0);
  assert.ok(game.answers().includes('skip'));
  game.play('skip');
  assert.equal(game.seat(0).cards.length, bought);
});

test('D4.2 behind a price with one deed, paying is taking it', () => {
  const game = table(
    { floors, seats: [{ coin: 10, cards: cards(['w01']) }, {}] },
    withScroll('pay 1c > improve 1'),
  ).play('place:black:loc1', 'act:deck1', 'pay');
  assert.deepEqual(game.answers('improve', 'skip'), ['improve:w01', 'improve:f11']);
});

test('D3.5 D6.1 coins, seals and money of choice of one Lantern arrive together', () => {
  // A garden lets its owner take a black Lantern card, which activates the black Lantern.
  const game = table(
    {
      gardens: { plant: [{ tile: 'g2' }, {}, {}] },
      lanternRow: ['coral1', 'black2', 'white3'],
      seats: [{ coin: 10, food: 5, lantern: { black: ['black1'] } }, {}],
    },
    withLantern('seal 1, money 3'),
  ).play('place:black:loc1', 'act:act1', 'gardenColumn:plant1', 'lanternCard:1');
  assert.deepEqual(game.answers(), ['gainMoney:0', 'gainMoney:1', 'gainMoney:2', 'gainMoney:3']);
  game.play('gainMoney:0');
  assert.deepEqual(game.holds(0, 'coin', 'seal'), [10, 4]);
  // Exchanged, nothing of it has to be given back.
  game.play('exchange:pearl', 'exchange:pearl');
  assert.deepEqual(game.holds(0, 'coin', 'seal', 'pearl'), [10, 0, 2]);
});
