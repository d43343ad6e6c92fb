import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { RulesError } from '../../core/result.js';
import { seeded } from '../../core/rng.js';
import { duelRules } from '../rules.js';
import { type Loose, refusal, type Table, table } from '../testing/table.js';
import { BUILT_IN } from './components.js';

const HEAD = { format: 'shirasagi-edition', version: 1, game: 'duel', name: 'my box' };
const read = (sections: Loose) => duelRules.readEdition({ ...HEAD, ...sections });
const plain = (value: unknown): Loose => JSON.parse(JSON.stringify(value));

test('an edition file without sections is the built-in edition under another name', () => {
  assert.equal(read({}).id, duelRules.edition.id);
  assert.equal(read(plain(BUILT_IN)).id, duelRules.edition.id);
  assert.equal(read({}).name, 'my box');
});

test('an edition changes what is printed, and its fingerprint', () => {
  const weapon = plain(BUILT_IN.influence).weapon as Loose[];
  const [first, ...others] = weapon;
  const edition = read({
    influence: { weapon: [{ ...first, cost: '1s', scroll: 'pay 1a > vp 5' }, ...others] },
  });
  assert.notEqual(edition.id, duelRules.edition.id);
  const game = table({ seats: [{ coin: 1, seal: 1 }, {}] }, edition).play(
    'place:black:loc1',
    'act:deck1',
    'pay',
  );
  assert.deepEqual(game.holds(0, 'coin', 'seal', 'vp'), [0, 0, 5]);
});

test('floors decide which sources lie beside a location', () => {
  const floors = [
    ['act1', 'loc6', 'deck1', 'loc5', 'act2'],
    ['act3', 'loc3', 'deck2', 'loc4', 'act4'],
    ['act5', 'loc2', 'act6', 'loc1', 'deck3'],
  ];
  const game = table({}, read({ floors })).play('place:black:loc1');
  assert.deepEqual(game.answers('wellInstead'), ['wellInstead:act6', 'wellInstead:deck3']);
});

/** Seat 0 has placed a seal below a Garden tile whose stone side gives that. */
function gaining(stone: string, seat: Loose, more: Loose = {}): Table {
  const tiles = BUILT_IN.gardens.tiles.map((tile) => (tile.id === 'g1' ? { ...tile, stone } : tile));
  const game = table({ seats: [{ food: 1, ...seat }, {}], ...more }, read({ gardens: { tiles } }));
  return game.play('place:black:loc1', 'act:act1', 'gardenColumn:stone1');
}

test('D3.8 the order of parts that depend on each other is asked', () => {
  const tops = { deck1: { top: 'w01' }, deck2: { top: 'f01' }, deck3: { top: 'o12' } };
  const game = gaining('well 1, buy_card', { coin: 1 }, { floors: tops });
  assert.deepEqual(game.options(), ['order:well', 'order:buy_card']);
  game.play('order:well', 'well:coin');
  assert.deepEqual(game.answers('buy'), ['buy:deck1', 'buy:deck2']);
});

test('D3.8 a part that is impossible yet waits for the one that may make it possible', () => {
  const tops = { deck1: { top: 'w01' } };
  const flip = gaining('improve 1, buy_card', { coin: 1 }, { floors: tops }).play('buy:deck1');
  assert.deepEqual(flip.answers('improve'), ['improve:w01']);
  const climb = gaining('courtier-1, lantern:white', {});
  assert.deepEqual(climb.answers('climb'), ['climb:left:1', 'climb:right:1']);
});

test('D4.1 a price in any mix is open when some mix leaves what the card behind it costs', () => {
  const tops = { deck1: { top: 'f12' }, deck2: { top: 'w11' }, deck3: { top: 'o12' } };
  const game = gaining('pay 3a > buy_card', { coin: 4, seal: 3 }, { floors: tops });
  game.play('pay', 'payMix:1');
  assert.deepEqual(game.answers('buy'), ['buy:deck1', 'buy:deck2']);
});

const change = (list: readonly object[], index: number, by: Loose): Loose[] =>
  list.map((item, i) => (i === index ? { ...plain(item), ...by } : plain(item)));
const weapon = (by: Loose): Loose => ({ influence: { weapon: change(BUILT_IN.influence.weapon, 0, by) } });
const JOINED = 'coin 1, free_card';
const joined = (list: readonly object[]): Loose[] => list.map((item) => ({ ...plain(item), scroll: JOINED }));

const WRONG: readonly (readonly [field: string, what: RegExp, sections: Loose])[] = [
  ['influence.weapon[0].cost', /numbers followed by c, s or a/, weapon({ cost: '3x' })],
  ['influence.weapon[0].cost', /above 10/, weapon({ cost: '6c 5s' })],
  ['influence.weapon[0].cost', /each of c, s and a once/, weapon({ cost: '1c 1c' })],
  ['influence.weapon[0].scroll', /"gold" is no effect/, weapon({ scroll: 'gold 2' })],
  ['influence.weapon[0].scroll', /must count from 1 to 20/, weapon({ scroll: 'food 21' })],
  ['influence.weapon[0].scroll', /must count from 1 to 1/, weapon({ scroll: 'buy_card 2' })],
  ['influence.weapon[0].scroll', /stands twice/, weapon({ scroll: 'food 1, food 2' })],
  [
    'influence.weapon[0].scroll',
    /more than 4 parts/,
    weapon({ scroll: 'food 1, iron 1, pearl 1, coin 1, seal 1' }),
  ],
  ['influence.weapon[0].icons', /letters F, K, H, B, W/, weapon({ icons: 'KX' })],
  ['influence.weapon[0].id', /must be one of w01/, weapon({ id: 'w99' })],
  ['influence.weapon[0].price', /not a known field/, weapon({ price: '1c' })],
  ['influence.weapon', /a list of 12/, { influence: { weapon: [] } }],
  [
    'influence',
    /at most 17 scrolls/,
    {
      influence: {
        weapon: joined(BUILT_IN.influence.weapon),
        flag: joined(BUILT_IN.influence.flag),
        origami: BUILT_IN.influence.origami,
      },
    },
  ],
  [
    'influence',
    /at most 7 scrolls/,
    {
      influence: { weapon: joined(BUILT_IN.influence.weapon) },
      lantern: { coral: Array(5).fill('any 1, money 1') },
      climb: { top: { left: JOINED, right: JOINED } },
    },
  ],
  [
    'lantern.coral[2]',
    /gains only/,
    { lantern: { coral: ['coin 2', 'vp 1', 'lantern_card', 'pearl 1', 'seal 1'] } },
  ],
  ['starting[0].gain', /gains only/, { starting: change(BUILT_IN.starting, 0, { gain: 'improve 1' }) }],
  ['starting[0].colour', /one of coral/, { starting: change(BUILT_IN.starting, 0, { colour: 'blue' }) }],
  ['location', /coral exactly twice/, { location: ['coral', 'coral', 'coral', 'black', 'white', 'white'] }],
  [
    'floors[0][0]',
    /must be one of act1/,
    { floors: [['loc1', 'deck1', 'act1', 'loc2', 'act2'], ...BUILT_IN.floors.slice(1)] },
  ],
  ['floors[1][0]', /stands twice/, { floors: [BUILT_IN.floors[0], BUILT_IN.floors[0], BUILT_IN.floors[2]] }],
  ['gardens.plantIcons[1]', /letters/, { gardens: { plantIcons: ['H', '', 'B'] } }],
  [
    'yards.basic[0].choose',
    /two rewards/,
    { yards: { basic: change(BUILT_IN.yards.basic, 0, { choose: 'vp 1' }) } },
  ],
  ['yards.spaces.elite', /1 to 16/, { yards: { spaces: { elite: 0 } } }],
  ['climb.top.left', /must read "pay X > Y"/, { climb: { top: { left: 'pay 1c vp 2 >' } } }],
  [
    'merchandise.luxury[2].icons',
    /1 to 9/,
    { merchandise: { luxury: change(BUILT_IN.merchandise.luxury, 2, { icons: 'FFFFFFFFFF' }) } },
  ],
  ['name', /at most 80/, { name: 5 }],
  ['version', /1 to 1/, { version: 2 }],
  ['cards', /not a known field/, { cards: [] }],
];

for (const [field, what, sections] of WRONG) {
  test(`a wrong edition is refused at ${field}: ${what.source}`, () => {
    const error = refusal(() => read(sections));
    assert.deepEqual([error.code, error.field], ['bad-edition', field]);
    assert.match(error.message, what);
  });
}

const WORD = fc.constantFrom(
  ...[
    'food 1',
    'iron 2',
    'pearl 1',
    'coin 2',
    'seal 2',
    'vp 1',
    'change',
    'any 2',
    'money 2',
    'lantern_card',
  ],
  ...[
    'lantern_card_activate',
    'lantern:any',
    'lantern:coral',
    'improve 2',
    'well 2',
    'buy_card',
    'free_card',
  ],
  ...['garden-1', 'training-1', 'courtier-1', 'trade-1'],
);
const OPTION = fc.uniqueArray(WORD, { minLength: 1, maxLength: 3 }).map((words) => words.join(', '));
const EFFECT = fc.oneof(
  { weight: 4, arbitrary: OPTION },
  { weight: 1, arbitrary: OPTION.map((option) => `pay 1a > ${option}`) },
  { weight: 1, arbitrary: fc.tuple(OPTION, OPTION).map((options) => options.join(' / ')) },
);

test('games of any well-formed edition play to their end without a fault', () => {
  const tiles = fc.array(EFFECT, { minLength: 16, maxLength: 16 });
  const scrolls = fc.array(EFFECT, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(tiles, scrolls, fc.nat(), (garden, scroll, seed) => {
      const edition = read({
        influence: { flag: BUILT_IN.influence.flag.map((card, i) => ({ ...card, scroll: scroll[i] })) },
        gardens: {
          tiles: BUILT_IN.gardens.tiles.map(({ id }, i) => ({
            id,
            stone: garden[i * 2],
            plant: garden[i * 2 + 1],
          })),
        },
      });
      const rng = seeded(seed);
      const state = duelRules.create({ firstGame: false }, edition, rng);
      const out: number[] = [];
      let turns = 0;
      while (state.toMove >= 0) {
        const count = duelRules.listMoves(state, out);
        assert.ok(count > 0);
        const key = duelRules.turnKey(state);
        duelRules.apply(state, out[rng(count)], rng);
        if (duelRules.turnKey(state) !== key) turns++;
        assert.deepEqual(duelRules.brokenInvariants(state), []);
      }
      assert.equal(turns, 26);
    }),
    { numRuns: 60, seed: 4 },
  );
});

test('a damaged edition is refused with a named error or compiled, never a crash', () => {
  const whole = { ...HEAD, ...plain(BUILT_IN) } as Record<string, unknown>;
  const junk = fc.oneof(fc.jsonValue({ maxDepth: 3 }), EFFECT, fc.string());
  const places = [
    'influence.weapon.3.cost',
    'influence.flag.2.scroll',
    'lantern.black.1',
    'starting.5',
    'floors.1.3',
  ];
  const more = [
    'gardens.tiles.4.plant',
    'yards.elite.1.choose',
    'climb.tiles.0',
    'merchandise.common',
    'location.2',
  ];
  const heads = ['format', 'game', 'name', 'influence', 'yards.spaces', 'climb.top', 'gardens.stoneIcons.0'];
  fc.assert(
    fc.property(fc.constantFrom(...places, ...more, ...heads), junk, (place, by) => {
      const json = structuredClone(whole);
      const steps = place.split('.');
      let inside = json;
      for (const step of steps.slice(0, -1)) inside = inside[step] as Record<string, unknown>;
      inside[steps[steps.length - 1]] = by;
      try {
        duelRules.readEdition(json);
      } catch (error) {
        assert.ok(error instanceof RulesError, String(error));
        assert.equal(error.code, 'bad-edition');
        assert.ok(error.message.startsWith(error.field));
      }
    }),
    { numRuns: 1500, seed: 9 },
  );
});
