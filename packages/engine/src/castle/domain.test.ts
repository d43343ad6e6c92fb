import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Loose, table } from './testing/table.js';

const six = { left: 6, centre: [6], right: 6 };
const ROW_DIE = { top: 'coral', middle: 'black', bottom: 'white' } as const;

/** A die of value 6 on a row of seat 0. */
const onRow = (row: keyof typeof ROW_DIE, seat: Loose, more: Loose = {}) =>
  table({ bridges: { [ROW_DIE[row]]: six }, seats: [seat] }, more).play(
    `takeDie:${ROW_DIE[row]}:right`,
    `placeDie:${row}`,
  );

const gains = (game: ReturnType<typeof table>) =>
  game.holds(0, 'food', 'iron', 'pearl', 'coin', 'seal', 'vp');

test('C4.4 the top row uncovers food, food, coins, food and a seal from the left', () => {
  const seen = [0, 1, 2, 3, 4, 5].map((gate) => gains(onRow('top', { courtiers: { gate } })));
  assert.deepEqual(seen, [
    [1, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 0, 0],
    [3, 0, 0, 2, 0, 0],
    [4, 0, 0, 2, 0, 0],
    [4, 0, 0, 2, 1, 0],
  ]);
});

test('C4.4 the middle row uncovers iron, iron, a lantern, iron and coins', () => {
  const gardens = ['coral', 'black', 'white'].flatMap((bridge) => [
    [bridge, 'plant'],
    [bridge, 'stone'],
  ]);
  const sent = (count: number): Loose => {
    const laid: Record<string, Record<string, { clans: number[] }>> = { coral: {}, black: {}, white: {} };
    for (const [bridge, kind] of gardens.slice(0, count)) laid[bridge][kind] = { clans: [0] };
    return { gardens: laid };
  };
  // The Lantern Area holds a Diplomat card: one point a reward.
  const seen = [0, 1, 2, 3, 4, 5].map((count) => gains(onRow('middle', { lantern: ['d04'] }, sent(count))));
  assert.deepEqual(seen, [
    [0, 1, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0],
    [0, 3, 0, 0, 0, 0],
    [0, 3, 0, 0, 0, 1],
    [0, 4, 0, 0, 0, 1],
    [0, 4, 0, 2, 0, 1],
  ]);
});

test('C4.4 the bottom row uncovers pearl, pearl, a seal, pearl and a lantern', () => {
  const sent = (count: number): Loose => ({ yards: { yard1: { warriors: [count, 0] } } });
  const seen = [0, 1, 2, 3, 4, 5].map((count) => gains(onRow('bottom', { lantern: ['d04'] }, sent(count))));
  assert.deepEqual(seen, [
    [0, 0, 1, 0, 0, 0],
    [0, 0, 2, 0, 0, 0],
    [0, 0, 3, 0, 0, 0],
    [0, 0, 3, 0, 1, 0],
    [0, 0, 4, 0, 1, 0],
    [0, 0, 4, 0, 1, 1],
  ]);
});

test('C4.4 then the block of the domain card for that row may be performed', () => {
  // s12: pearl 2, then seal 1 and vp 1, then a gardener for a seal.
  const top = onRow('top', { card: 's12' });
  assert.deepEqual(top.options(), ['chooseBlock:top', 'skip', 'endTurn']);
  assert.equal(top.play('chooseBlock:top').seat(0).pearl, 2);
  const middle = onRow('middle', { card: 's12' }).play('chooseBlock:middle');
  assert.deepEqual(middle.holds(0, 'seal', 'vp'), [1, 1]);
  const bottom = onRow('bottom', { card: 's12', seal: 1, food: 1 }).play('chooseBlock:bottom');
  assert.equal(bottom.seat(0).seal, 0);
  assert.ok(bottom.answers('garden').length > 0);
});

test('C4.4 a Diplomat card serves its rows: d02 the top one, d10 the top and the middle one', () => {
  const time = (row: keyof typeof ROW_DIE) =>
    onRow(row, { card: 'd02' }).play(`chooseBlock:${row}`).seat(0).time;
  assert.deepEqual([time('middle'), time('bottom')], [2, 2]);
  assert.deepEqual(onRow('top', { card: 'd02', coin: 2 }).play('chooseBlock:top').answers('gate'), ['gate']);
  const coins = (row: keyof typeof ROW_DIE) =>
    onRow(row, { card: 'd10' }).play(`chooseBlock:${row}`).seat(0).coin;
  assert.deepEqual([coins('top'), coins('middle')], [2, 2]);
  assert.deepEqual(onRow('bottom', { card: 'd10', iron: 1 }).play('chooseBlock:bottom').answers('train'), [
    'train:yard1',
  ]);
});

test('C4.4 a starting action card serves all three rows', () => {
  for (const row of ['top', 'middle', 'bottom'] as const) {
    const game = onRow(row, { card: 'a2', iron: 1 }).play(`chooseBlock:${row}`);
    assert.ok(game.options().includes('train:yard1'));
  }
});

test('C4.4 the icons come first: their food pays for the gardener of the card', () => {
  const game = onRow('top', { card: 'a3' }).play('chooseBlock:top');
  assert.deepEqual(game.answers('garden'), ['garden:coral:stone', 'garden:black:stone']);
});

test('C4.4 a member sent out by the block uncovers nothing for this visit', () => {
  const game = onRow('top', { card: 'a1', coin: 2 }).play('chooseBlock:top', 'gate');
  assert.equal(game.seat(0).food, 1);
});

/** The domain effect of the blue side of t8, in yard5. */
const domainEffect = (seat: Loose, more: Loose = {}) =>
  table(
    {
      bridges: { white: { left: 5, centre: [5], right: 5 } },
      yards: { yard5: { tiles: ['t8', 't6'] } },
      seats: [{ iron: 5, ...seat }],
    },
    more,
  ).play('takeDie:white:right', 'placeDie:outside2', 'chooseWorker:warrior', 'train:yard5', 'yardTile:t8');

test('C8.3 domain performs one row of choice: its icons, then the block of the card', () => {
  const game = domainEffect({ card: 's12', courtiers: { gate: 1 } });
  assert.deepEqual(game.options(), ['domainRow:top', 'domainRow:middle', 'domainRow:bottom']);
  game.play('domainRow:top');
  assert.equal(game.seat(0).food, 2);
  assert.deepEqual(game.options(), ['chooseBlock:top', 'skip', 'endTurn']);
  assert.equal(game.play('chooseBlock:top').seat(0).pearl, 2);
});

test('C8.3 it costs no coins, lays no die, and works even where a die lies', () => {
  const game = domainEffect({ dice: { top: 2 } }, { wellDice: ['black 1'] });
  game.play('domainRow:top');
  assert.deepEqual(game.holds(0, 'coin', 'food'), [0, 1]);
  assert.deepEqual(game.seat(0).dice, { top: 2, middle: null, bottom: null });
  const free = domainEffect({}).play('domainRow:middle');
  assert.deepEqual(free.holds(0, 'coin', 'iron'), [0, 1]);
  assert.equal(free.seat(0).dice.middle, null);
});

test('C8.3 the row just uncovered by a worker counts', () => {
  // The warrior that went to yard5 uncovered the second pearl.
  assert.equal(domainEffect({}).play('domainRow:bottom').seat(0).pearl, 2);
});
