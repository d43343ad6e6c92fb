import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

const all = (value: number) => {
  const bridge = { left: value, centre: [value], right: value };
  return { bridges: { coral: bridge, black: bridge, white: bridge } };
};

/** A white 1 in the well, whose tiles are given. */
function well(tiles: readonly string[], seat: Loose) {
  const game = table(all(1), { well: tiles, seats: [seat] }).play('takeDie:white:right');
  // Without coins or seals no other space can be paid, and the die went there by itself.
  return game.answers('placeDie').length > 0 ? game.play('placeDie:well') : game;
}

test('C9.1 food, iron and pearl stop at 7, the rest is lost', () => {
  const game = well(['food 1', 'iron 1'], { food: 7, iron: 6 });
  assert.deepEqual(game.holds(0, 'food', 'iron'), [7, 7]);
  const rich = table(all(6), { seats: [{ pearl: 6, card: 's12' }] });
  rich.play('takeDie:coral:right', 'placeDie:top', 'chooseBlock:top');
  assert.equal(rich.seat(0).pearl, 7);
});

test('C9.1 seals stop at 5, coins do not stop', () => {
  const seals = well(['coin 1', 'food 1'], { seal: 5 });
  // 5 seals would become 6: the player may exchange, or lose one.
  assert.deepEqual(seals.play('skip').holds(0, 'seal', 'coin'), [5, 1]);
  assert.equal(well(['coin 1', 'coin 1'], { coin: 500 }).seat(0).coin, 502);
});

test('C9.1 a position above a limit is refused', () => {
  for (const over of [{ food: 8 }, { iron: 8 }, { pearl: 8 }, { seal: 6 }])
    assert.throws(
      () => table({ seats: [over] }),
      /seats\[0\]\.(food|iron|pearl|seal): must be a whole number/,
    );
});

test('C9.2 two seals buy a resource, one seal a coin, at any own decision', () => {
  const game = table(all(3), { seats: [{ seal: 3 }] });
  const exchanges = ['exchange:food', 'exchange:iron', 'exchange:pearl', 'exchange:coin'];
  assert.deepEqual(game.answers('exchange'), exchanges, 'before a die is taken');
  game.play('exchange:pearl');
  assert.deepEqual(game.holds(0, 'seal', 'pearl'), [1, 1]);
  assert.deepEqual(game.answers('exchange'), ['exchange:coin'], 'one seal is too few for a resource');
  game.play('takeDie:white:right');
  assert.deepEqual(game.answers('exchange'), ['exchange:coin'], 'before the die is placed');
  game.play('exchange:coin');
  assert.deepEqual(game.holds(0, 'seal', 'coin'), [0, 1]);
  assert.deepEqual(game.answers('exchange'), []);
});

test('C9.2 as often as they like', () => {
  const game = table({ seats: [{ seal: 5 }] }).play('exchange:iron', 'exchange:food', 'exchange:coin');
  assert.deepEqual(game.holds(0, 'seal', 'iron', 'food', 'coin'), [0, 1, 1, 1]);
});

test('C9.2 not for a resource at 7', () => {
  const game = table({ seats: [{ seal: 2, food: 7, pearl: 7 }] });
  assert.deepEqual(game.answers('exchange'), ['exchange:iron', 'exchange:coin']);
});

test('C9.2 at the end of the turn and inside an effect too', () => {
  const end = table(all(1), { seats: [{ seal: 1 }] }).play('takeDie:white:right');
  assert.deepEqual(end.answers('endTurn', 'exchange').length, 5);
  const any = table(all(4), { rooms: { D1: { card: 'd05' } }, seats: [{ seal: 1 }] });
  any.play('takeDie:white:right', 'placeDie:D1', 'chooseBlock:D1:second');
  assert.deepEqual(any.options(), ['gainAny:food', 'gainAny:iron', 'gainAny:pearl', 'exchange:coin']);
});

test('C9.2 only the player whose decision it is exchanges', () => {
  const game = table({ seats: [{}, { seal: 5 }] });
  assert.equal(game.toMove, 0);
  assert.deepEqual(game.answers('exchange'), []);
});

test('C9.4 the reserve never runs out', () => {
  const full = { food: 7, iron: 7, pearl: 7, seal: 5, coin: 400 };
  const game = table(
    all(6),
    { players: 4, bridges: { white: { left: 6, centre: [6, 6, 6], right: 6 } } },
    {
      bridges: {
        coral: { left: 6, centre: [6, 6, 6], right: 6 },
        black: { left: 6, centre: [6, 6, 6], right: 6 },
      },
      seats: [{ coin: 400, card: 's12' }, full, full, full],
    },
  );
  game.play('takeDie:white:right', 'placeDie:well');
  assert.deepEqual(game.holds(0, 'coin', 'seal', 'pearl', 'iron'), [405, 1, 1, 1]);
});

test('C9.5 a gain of seals past 5 first offers an exchange', () => {
  const gardens = { coral: { stone: { card: 'k3' } } };
  const gain = () =>
    table(all(5), { gardens, seats: [{ seal: 5, food: 2, iron: 7 }] }).play(
      'takeDie:white:right',
      'placeDie:outside1',
      'chooseWorker:gardener',
      'garden:coral:stone',
    );
  assert.deepEqual(gain().options(), ['skip', 'exchange:food', 'exchange:pearl', 'exchange:coin']);
  // One coin is not enough room for two seals: it is asked again.
  const coins = gain().play('exchange:coin');
  assert.deepEqual(coins.answers(), ['skip']);
  assert.deepEqual(coins.play('exchange:coin').holds(0, 'seal', 'coin'), [5, 2]);
  assert.deepEqual(gain().play('exchange:pearl').holds(0, 'seal', 'pearl'), [5, 1]);
  assert.deepEqual(gain().play('exchange:coin', 'skip').holds(0, 'seal', 'coin'), [5, 1]);
  assert.equal(gain().play('skip').seat(0).seal, 5);
});

test('C9.5 the turn cannot be ended over seals that are about to be gained', () => {
  assert.ok(!well(['coin 1', 'food 1'], { seal: 5 }).options().includes('endTurn'));
});

test('C9.5 no question when the seals fit', () => {
  assert.deepEqual(well(['coin 1', 'food 1'], { seal: 4, coin: 9 }).holds(0, 'seal'), [5]);
});
