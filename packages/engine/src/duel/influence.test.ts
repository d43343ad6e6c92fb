import assert from 'node:assert/strict';
import { test } from 'node:test';
import { INFLUENCE_CARDS } from './edition/ids.js';
import { cards, type Loose, type Table, table } from './testing/table.js';

const top = (card: string): Loose => ({ floors: { deck1: { top: card } } });
/** A table where seat 0 has moved to the place beside deck 1 and the garden. */
const beside = (card: string, seat: Loose): Table =>
  table({ ...top(card), seats: [seat, {}] }).play('place:black:loc1');

test('D4.1 the cost as printed: coins, seals, both, or any mix', () => {
  const after = (card: string, coin: number, seal: number, ...more: string[]): unknown[] =>
    beside(card, { coin, seal })
      .play('act:deck1', ...more)
      .holds(0, 'coin', 'seal');
  assert.deepEqual(after('f11', 5, 5), [1, 5]);
  assert.deepEqual(after('f07', 5, 5), [5, 3]);
  assert.deepEqual(after('f12', 5, 5, 'skip'), [2, 4]);
  assert.deepEqual(after('w10', 5, 5, 'payMix:1'), [4, 2]);
  const mix = beside('w10', { coin: 3, seal: 2 }).play('act:deck1');
  assert.deepEqual(mix.answers(), ['payMix:2', 'payMix:3']);
  assert.deepEqual(after('w10', 2, 2), [0, 0]);
  assert.ok(!beside('f11', { coin: 3, seal: 7 }).options().includes('act:deck1'));
  assert.ok(!beside('f07', { coin: 9, seal: 1 }).options().includes('act:deck1'));
  assert.ok(!beside('w10', { coin: 1, seal: 2 }).options().includes('act:deck1'));
  assert.ok(!beside('f12', { coin: 9 }).options().includes('act:deck1'));
});

test('D4.2 the card goes to its owner, then its scroll is performed or declined', () => {
  const game = beside('f08', { coin: 3, pearl: 1 }).play('act:deck1');
  assert.deepEqual(game.seat(0).cards, cards(['f08']));
  assert.deepEqual(game.answers(), ['climb:left:1', 'climb:right:1', 'skip', 'endTurn']);
  game.play('skip');
  assert.deepEqual(game.answers('well', 'wellInstead'), ['wellInstead:act1']);
  // A scroll that cannot be performed asks nothing.
  const idle = beside('f08', { coin: 3 }).play('act:deck1');
  assert.deepEqual(idle.answers(), ['wellInstead:act1', 'endTurn']);
});

test('D4.3 the next card is shown before the scroll, and the scroll may buy it', () => {
  const game = beside('o07', { coin: 4 }).play('act:deck1');
  assert.deepEqual(game.board.floors.deck1, { top: 'w03', left: 11 });
  const shown = table({
    floors: { deck1: { top: 'o07' }, deck2: { top: 'f11' }, deck3: { top: 'f04' } },
    seats: [{ coin: 4 }, {}],
  });
  shown.play('place:black:loc1', 'act:deck1');
  assert.deepEqual(shown.board.floors.deck1, { top: 'w01', left: 11 });
  assert.deepEqual(shown.answers('trade'), ['trade:card', 'trade:common']);
  // Only the new card can be paid for, so it is bought at once.
  shown.play('trade:card');
  assert.deepEqual(shown.seat(0).cards, cards(['w01', 'o07']));
  assert.deepEqual(shown.board.floors.deck1, { top: 'w02', left: 10 });
});

test('D4.3 the last card of a deck is shown too, and after it the deck is empty', () => {
  const mine = cards(INFLUENCE_CARDS.filter((id) => /^[wf]0[1-9]$|^o0[1-4]$/.test(id)));
  const floors = { deck1: { top: 'f11', left: 2 }, deck2: { left: 6 }, deck3: { left: 6 } };
  const game = table({ floors, seats: [{ coin: 8 }, { cards: mine }] }).play('place:black:loc1', 'act:deck1');
  assert.deepEqual([game.board.floors.deck1.left, game.board.floors.deck1.top !== null], [1, true]);
  const last = { deck1: { top: 'f11', left: 1 }, deck2: { left: 6 }, deck3: { left: 7 } };
  const empty = table({ floors: last, seats: [{ coin: 4 }, { cards: mine }] });
  empty.play('place:black:loc1', 'act:deck1');
  assert.deepEqual(empty.board.floors.deck1, { top: null, left: 0 });
});

test('D4.4 icons count only once the card is improved', () => {
  const owned = { space: 3, path: 'left', tokens: { coral: 2, black: 2, white: 2 } };
  const flags = (improved: boolean): number | undefined =>
    table({ seats: [{ ...owned, cards: cards(['f10'], improved) }, {}] }).sheet(0).categories.flags;
  assert.equal(flags(false), 0);
  assert.equal(flags(true), 9);
});

test('D4.5 with all decks empty no trade for a card, no purchase and no free card', () => {
  const empty = { top: null, left: 0 };
  const base = {
    floors: { deck1: empty, deck2: empty, deck3: empty, act1: 'trade', act4: 'garden' },
    gardens: { plant: [{ tile: 'g8' }, { tile: 'g1' }, { tile: 'g2' }] },
    climb: { left: ['c2', 'c1'] },
  };
  const seats = (mine: Loose): Loose[] => [
    { ...mine, coin: 5, seal: 5 },
    { cards: cards(INFLUENCE_CARDS, true) },
  ];
  const trade = table({ ...base, seats: seats({ food: 3 }) }).play('place:black:loc1', 'act:act1');
  assert.deepEqual(trade.answers('trade'), ['trade:common']);
  const climb = table({ ...base, seats: seats({ pearl: 5 }) }).play(
    'place:coral:loc3',
    'act:act3',
    'climb:left:2',
  );
  assert.deepEqual(climb.answers('buy', 'skip'), []);
  const free = table({ ...base, seats: seats({ food: 5 }) }).play(
    'place:white:loc4',
    'act:act4',
    'gardenColumn:plant1',
  );
  assert.deepEqual(free.answers('buy', 'skip'), []);
});
