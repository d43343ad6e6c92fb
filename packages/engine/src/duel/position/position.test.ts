import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RulesError } from '../../core/result.js';
import { INFLUENCE_CARDS } from '../edition/ids.js';
import { duelRules } from '../rules.js';
import { cards, dealt, type Loose, refusal, table } from '../testing/table.js';
import type { DuelPosition } from './position.js';

const read = (json: unknown) => duelRules.fromPosition(json, duelRules.edition);
const refused = (position: Loose): RulesError => refusal(() => read({ game: 'duel', ...position }));

/** Positions on the way of a random game, as plain JSON. */
function positions(seed: number): DuelPosition[] {
  const game = dealt(seed);
  const found: DuelPosition[] = [];
  let next = seed;
  while (game.toMove >= 0) {
    if (duelRules.betweenTurns(game.state)) found.push(JSON.parse(JSON.stringify(game.board)));
    const options = game.options();
    next = (next * 1103515245 + 12345) % 2147483648;
    game.play(options[next % options.length]);
  }
  found.push(JSON.parse(JSON.stringify(game.board)));
  return found;
}

test('a position between turns reads back to the same bytes, in the draft and at the end too', () => {
  for (const seed of [1, 2, 3, 4]) {
    const written = positions(seed);
    assert.ok(written.length > 20);
    for (const position of written) assert.deepEqual(duelRules.toPosition(read(position)), position);
  }
});

test('what is left out has its default', () => {
  const { board } = table({});
  assert.deepEqual([board.round, board.starting, board.toMove, board.lanternLeft], ['outgoing', 0, 0, 12]);
  assert.deepEqual(board.floors.deck3, { top: 'w03', left: 12 });
  assert.deepEqual(board.goods, { common: ['m1', 'm2', 'm3'], luxury: ['x1', 'x2', 'x3'] });
  const tokens = { loc1: { tile: 'coral', tokens: ['black', 'white'] }, loc3: { tokens: ['coral'] } };
  const shared = table({ floors: tokens }).board.seats.map((seat) => seat.tokens);
  for (const colour of ['coral', 'black', 'white']) assert.equal(shared[0][colour] + shared[1][colour], 3);
});

const area = (colour: string, ...ids: string[]): Loose => ({ lantern: { [colour]: ids } });
const seatsWith = (first: Loose, second: Loose = {}): Loose => ({ seats: [first, second] });

const IMPOSSIBLE: readonly (readonly [field: string, what: RegExp, position: Loose])[] = [
  [
    'seats[1].cards[0].id',
    /w01 is on the table twice/,
    seatsWith({ cards: cards(['w01']) }, { cards: cards(['w01']) }),
  ],
  [
    'floors.deck2.top',
    /w05 is on the table twice/,
    { floors: { deck1: { top: 'w05' }, deck2: { top: 'w05' } } },
  ],
  ['floors.deck1.top', /must be one of w01/, { floors: { deck1: { top: 'w13' } } }],
  ['floors.deck2.left', /36 cards are in the decks, 12 at most/, { floors: { deck1: { left: 11 } } }],
  [
    'floors.deck1.left',
    /36 cards are in the decks, not 35/,
    { floors: { deck1: { left: 11 }, deck2: { left: 12 }, deck3: { left: 12 } } },
  ],
  ['floors.deck1.top', /cannot show null/, { floors: { deck1: { top: null, left: 12 } } }],
  [
    'floors.deck1.top',
    /a deck of 0 cards/,
    {
      floors: { deck1: { top: 'w01', left: 0 } },
      ...seatsWith({ cards: cards(INFLUENCE_CARDS.slice(0, 12)) }),
    },
  ],
  ['floors.loc1.tokens[1]', /differ in colour/, { floors: { loc1: { tokens: ['black', 'black'] } } }],
  [
    'floors.loc1.tokens[0]',
    /differs from the coral Location tile/,
    { floors: { loc1: { tile: 'coral', tokens: ['coral'] } } },
  ],
  [
    'floors.loc3.tile',
    /more often than it exists/,
    { floors: { loc1: { tile: 'coral' }, loc2: { tile: 'coral' }, loc3: { tile: 'coral' } } },
  ],
  ['floors.act2', /garden is on the table/, { floors: { act1: 'garden', act2: 'garden' } }],
  ['floors.act7', /not a known field/, { floors: { act7: 'garden' } }],
  ['seats[0].tokens', /has 6 tokens, not 5/, seatsWith({ tokens: { coral: 2, black: 2, white: 1 } })],
  ['seats[0].tokens.coral', /0 to 2/, seatsWith({ tokens: { coral: 3, black: 2, white: 2 } })],
  [
    'seats[0].tokens',
    /4 coral tokens in all, not 5/,
    {
      round: 'return',
      starting: 1,
      floors: { loc3: { tokens: ['coral', 'white'] } },
      ...seatsWith({ tokens: { coral: 2, black: 3 } }, { tokens: { coral: 2, black: 1, white: 2 } }),
    },
  ],
  ['toMove', /after 1 turns it is seat 1/, { floors: { loc1: { tokens: ['black'] } }, toMove: 0 }],
  [
    'round',
    /Return round has begun/,
    {
      floors: {
        loc1: { tokens: ['black', 'coral', 'white'] },
        loc2: { tokens: ['black', 'coral', 'white'] },
        loc3: { tokens: ['coral', 'black', 'white'] },
        loc4: { tokens: ['coral', 'black', 'white'] },
      },
    },
  ],
  [
    'seats[0].clanSeals',
    /8 Clan Seals, but 9 are placed/,
    { yards: { basic: { seals: [0, 0, 0, 0, 0, 0] }, elite: { seals: [0, 0, 0] } } },
  ],
  [
    'seats[0].clanSeals',
    /7 are left, not 8/,
    { yards: { basic: { seals: [0] } }, ...seatsWith({ clanSeals: 8 }) },
  ],
  ['gardens.stone[0].seals', /a list of 0 to 2/, { gardens: { stone: [{ seals: [0, 0, 1] }, {}, {}] } }],
  [
    'gardens.plant[0].tile',
    /g1 is on the table/,
    { gardens: { stone: [{ tile: 'g1' }, {}, {}], plant: [{ tile: 'g1' }, {}, {}] } },
  ],
  ['seats[1].path', /both courtiers/, seatsWith({ path: 'left', space: 1 }, { path: 'left', space: 2 })],
  ['seats[0].path', /left or the right path/, seatsWith({ space: 1 })],
  ['seats[0].space', /1, 2 or 3/, seatsWith({ path: 'left' })],
  ['seats[0].seal', /more than 10 together/, seatsWith({ coin: 6, seal: 5 })],
  ['seats[0].food', /0 to 7/, seatsWith({ food: 8 })],
  ['seats[0].change', /0 to 2/, seatsWith({ change: 3 })],
  ['seats[0].lantern.coral[0]', /black1 is not coral/, seatsWith(area('coral', 'black1'))],
  ['seats[1].lantern.black[0]', /twice/, seatsWith(area('black', 'black1'), area('black', 'black1'))],
  ['seats[0].lantern.coral[1]', /one starting card/, seatsWith(area('coral', 'b1', 'b2'))],
  [
    'lanternRow[0]',
    /twice/,
    { lanternRow: ['coral1', 'coral2', 'coral3'], ...seatsWith(area('coral', 'coral1')) },
  ],
  ['lanternRow', /has 3 cards while 13 are left/, { lanternRow: ['coral1', 'coral2'] }],
  ['lanternLeft', /12 of the 15/, { lanternLeft: 11 }],
  [
    'goods.common',
    /each once: m2, m3/,
    { goods: { common: ['m1', 'm2', 'm3'] }, ...seatsWith({ goods: ['m1'] }) },
  ],
  ['seats[1].goods[0]', /x1 is on the table twice/, seatsWith({ goods: ['x1'] }, { goods: ['x1'] })],
  ['offer', /a list of 2 to 3/, { offer: ['b1'] }],
  ['offer', /nobody has a starting card/, { offer: ['b1', 'b2', 'b3'], ...seatsWith(area('white', 'b6')) }],
  ['offer', /only seat 1 has/, { offer: ['b1', 'b2'] }],
  ['offer', /before the first token/, { offer: ['b1', 'b2', 'b3'], floors: { loc1: { tokens: ['black'] } } }],
  ['inTurn', /between turns/, { inTurn: { agenda: [] } }],
  ['climb.right[0]', /c1 is on the table/, { climb: { left: ['c1', 'c2'], right: ['c1', 'c3'] } }],
  ['seats', /a list of 2/, { seats: [{}] }],
];

for (const [field, what, position] of IMPOSSIBLE) {
  test(`an impossible position is refused at ${field}: ${what.source}`, () => {
    const error = refused(position);
    assert.deepEqual([error.code, error.field], ['bad-position', field]);
    assert.match(error.message, what);
  });
}

/** Every place in a JSON value. */
function paths(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([name, item]) => paths(item).map((path) => [name, ...path]));
  return [[], ...inside];
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, i) => (i === Number(step) ? replaced(item, rest, by) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: replaced(object[step], rest, by) };
}

test('a damaged position is refused with a named error or read as a sound table, never a crash', () => {
  const sound = [3, 7, 12, 18, 25].map((i) => positions(5)[i]);
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer({ min: -2, max: 13 }),
    fc.constantFrom(
      'coral',
      'black',
      'white',
      'left',
      'right',
      'w01',
      'o12',
      'b1',
      'garden',
      'trade',
      null,
      undefined,
    ),
  );
  const damaged = fc.constantFrom(...sound).chain((position) =>
    fc
      .array(fc.tuple(fc.constantFrom(...paths(position)), junk), { minLength: 1, maxLength: 3 })
      .map((changes) =>
        changes.reduce<unknown>((json, [path, by]) => {
          try {
            return replaced(json, path, by);
          } catch {
            return json;
          }
        }, position),
      ),
  );
  fc.assert(
    fc.property(damaged, (json) => {
      try {
        const state = read(json);
        assert.deepEqual(duelRules.brokenInvariants(state), []);
        if (duelRules.betweenTurns(state)) {
          assert.deepEqual([...read(duelRules.toPosition(state)).bytes], [...state.bytes]);
        }
      } catch (error) {
        assert.ok(error instanceof RulesError, String(error));
        assert.equal(error.code, 'bad-position');
        assert.ok(error.message.startsWith(error.field));
      }
    }),
    { numRuns: 2000, seed: 20 },
  );
});
