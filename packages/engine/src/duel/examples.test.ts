import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards, table } from './testing/table.js';

test('Y1 a coral token: not on an empty coral location, not on a coral token, else yes', () => {
  const floors = {
    loc1: { tile: 'coral' },
    loc2: { tile: 'coral', tokens: ['black', 'white'] },
    loc3: { tile: 'black' },
    loc4: { tile: 'black', tokens: ['coral'] },
    loc5: { tile: 'white', tokens: ['black', 'coral'] },
  };
  const game = table({ starting: 1, floors });
  assert.deepEqual(
    game.answers('place').filter((word) => word.includes('coral')),
    ['place:coral:loc2', 'place:coral:loc3', 'place:coral:loc6'],
  );
});

test('Y2 covering black gives the black reward, covering white the white one; a black token taken the black one', () => {
  const lantern = { black: ['black3', 'black5'] };
  const floors = { loc1: { tile: 'coral', tokens: ['white'] } };
  const out = () => table({ starting: 1, floors, seats: [{ lantern }, {}] });
  assert.deepEqual(out().play('place:coral:loc3').holds(0, 'food', 'iron', 'pearl', 'seal'), [1, 1, 0, 1]);
  assert.deepEqual(out().play('place:coral:loc1').holds(0, 'food', 'iron', 'pearl', 'seal'), [0, 0, 1, 0]);
  const back = {
    loc1: { tile: 'coral', tokens: ['white', 'black'] },
    loc3: { tile: 'black', tokens: ['coral'] },
  };
  const home = table({ round: 'return', starting: 1, floors: back, seats: [{ lantern }, {}] });
  assert.equal(home.toMove, 0);
  assert.deepEqual(home.play('take:loc1').holds(0, 'food', 'iron', 'pearl', 'seal'), [1, 1, 0, 1]);
});

test('Y3 a full turn: coral reward, an origami card with a Lantern card, then the black Lantern', () => {
  const game = table({
    starting: 1,
    floors: {
      loc3: { tile: 'black', tokens: ['coral'] },
      act3: 'lantern',
      act5: 'courtier',
      deck2: { top: 'o03' },
    },
    lanternRow: ['white1', 'black2', 'white2'],
    seats: [{ seal: 2, lantern: { coral: ['coral1', 'coral2'], black: ['black3', 'black5'] } }, {}],
  });
  game.play('place:black:loc3');
  assert.deepEqual(game.holds(0, 'food', 'coin', 'vp'), [1, 2, 1]);
  assert.deepEqual(game.answers('act').sort(), ['act:act3', 'act:deck2']);
  game.play('act:deck2');
  assert.deepEqual(game.holds(0, 'seal', 'vp'), [0, 3]);
  game.play('lanternCard:1', 'act:act3', 'lantern:black');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'coin', 'seal', 'vp'), [2, 1, 2, 1, 4]);
  game.play('endTurn');
  assert.equal(game.toMove, 1);
});

test('Y4 a plant garden for 5 food: 3 points now, a kabuto at the end', () => {
  const gardens = { plant: [{ tile: 'g1' }, { tile: 'g2' }, { tile: 'g4' }] };
  const game = table({ gardens, yards: { basic: { seals: [0] } }, seats: [{ food: 5 }, {}] });
  game.play('place:black:loc1', 'act:act1', 'gardenColumn:plant1');
  assert.deepEqual(game.holds(0, 'food', 'vp'), [1, 3]);
  assert.equal(game.sheet(0).categories.kabutos, 1);
});

test('Y6 climbing: 1 on the left with its Lantern card, 2 on the right without the coins, then 2 to a purchase', () => {
  const game = table({
    climb: { left: ['c1', 'c3'], right: ['c2', 'c4'] },
    seats: [{ pearl: 7, coin: 1 }, { pearl: 5 }],
  });
  game.play('place:coral:loc3', 'act:act3', 'climb:left:1', 'lanternCard:2', 'endTurn');
  assert.deepEqual(game.holds(0, 'pearl', 'path', 'space'), [5, 'left', 1]);
  assert.equal(game.seat(0).lantern.coral.length, 1);
  game.play('place:white:loc3', 'act:act3', 'climb:2', 'skip', 'endTurn');
  assert.deepEqual(game.holds(1, 'pearl', 'path', 'space', 'coin'), [0, 'right', 2, 0]);
  game.play('place:black:loc3', 'act:act3', 'climb:2');
  assert.deepEqual(game.holds(0, 'pearl', 'space'), [1, 3]);
  assert.deepEqual(game.answers(), ['buy:deck1', 'skip', 'endTurn']);
});

test('Y7 trade: 1 iron and 1 pearl for the Common tile with a white crane', () => {
  const game = table({ goods: { common: ['m1', 'm2', 'm3'] }, seats: [{ food: 2, pearl: 1 }, {}] });
  game.play('place:coral:loc4', 'act:act4', 'payResource:iron', 'payResource:pearl');
  assert.deepEqual(game.holds(0, 'food', 'iron', 'pearl', 'goods'), [2, 0, 0, ['m1']]);
});

test('Y9 the white Lantern gives its cards: iron and seal on one, seal and coin by the Lantern action', () => {
  const covered = table({ seats: [{ lantern: { white: ['white4', 'white5'] } }, {}] }).play(
    'place:black:loc6',
  );
  assert.deepEqual(covered.holds(0, 'pearl', 'iron', 'seal'), [1, 1, 1]);
  const action = table({
    floors: { act1: 'lantern', act5: 'garden' },
    seats: [{ lantern: { white: ['white5', 'b6'] } }, {}],
  });
  action.play('place:black:loc1', 'act:act1', 'lantern:white');
  assert.deepEqual(action.holds(0, 'pearl', 'seal', 'coin'), [1, 1, 1]);
});

test('Y10 neighbours: deck and Garden on one side, Garden and Trade on the other', () => {
  const floors = { deck1: { top: 'o09' }, act1: 'garden', act2: 'trade', act4: 'training' };
  const seats = [{ seal: 2, food: 2 }, {}];
  const first = table({ floors, seats }).play('place:black:loc1');
  assert.deepEqual(first.answers('act'), ['act:deck1', 'act:act1']);
  assert.equal(first.play('act:deck1').seat(0).seal, 0);
  const second = table({ floors, seats }).play('place:black:loc2');
  assert.deepEqual(second.answers('act'), ['act:act1', 'act:act2']);
});

test('Y11 improve flips two cards that count from then on; a Change tile swaps Courtier and Lantern', () => {
  const game = table({
    yards: { basic: { seals: [0, 0] } },
    seats: [{ change: 1, cards: [...cards(['w03', 'o04', 'f01']), ...cards(['o07'], true)] }, {}],
  });
  game.play('swap:courtier:lantern');
  assert.deepEqual([game.board.floors.act3, game.board.floors.act5], ['lantern', 'courtier']);
  assert.deepEqual([game.sheet(0).categories.katanas, game.sheet(0).categories.cranes], [0, 0]);
  game.play('place:black:loc6', 'act:act6', 'improve:w03', 'improve:o04');
  assert.deepEqual([game.sheet(0).categories.katanas, game.sheet(0).categories.cranes], [4, 4]);
});
