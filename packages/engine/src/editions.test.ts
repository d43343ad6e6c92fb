import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  type CastlePosition,
  create,
  editionDifferences,
  editionFile,
  fromPosition,
  fromText,
  GAME_NAMES,
  type GameName,
  legalMoves,
  pack,
  play,
  RulesError,
  readEdition,
  replay,
  rulesFor,
  seeded,
  start,
  toPosition,
  unpack,
} from './index.js';

type Json = Record<string, unknown>;

const schema = JSON.parse(
  readFileSync(new URL('../../../docs/edition.schema.json', import.meta.url), 'utf8'),
);
const fitsSchema = new Ajv2020({ allowUnionTypes: true }).compile(schema);

const builtIn = (game: GameName): Json => JSON.parse(JSON.stringify(editionFile(game)));
/** The built-in edition with one place changed. */
function changed(game: GameName, path: readonly (string | number)[], value: unknown): Json {
  const file = builtIn(game);
  let at = file as Json;
  for (const step of path.slice(0, -1)) at = at[step] as Json;
  at[path[path.length - 1]] = value;
  return file;
}

for (const game of GAME_NAMES as GameName[]) {
  test(`the built-in edition of ${game} fits the schema and reads back to the same fingerprint`, () => {
    assert.ok(fitsSchema(builtIn(game)), JSON.stringify(fitsSchema.errors));
    const [again, minimal] = [
      builtIn(game),
      { format: 'shirasagi-edition', version: 1, game, name: 'same values' },
    ];
    const { id } = readEdition(game, again);
    assert.equal(readEdition(game, minimal).id, id);
    assert.equal(rulesFor(game).edition.id, id);
  });
}

const REFUSED: readonly [GameName, (string | number)[], unknown, RegExp][] = [
  [
    'castle',
    ['stewards', 2, 'middle', 'do'],
    'lanterns',
    /stewards\[2\]\.middle\.do: "lanterns" is no effect/,
  ],
  ['castle', ['stewards', 2, 'id'], 's99', /stewards\[2\]\.id: must be "s03"/],
  ['castle', ['stewards', 2, 'middle', 'do'], 'courtier', /a light block holds gains only/],
  ['castle', ['stewards', 2, 'top', 'dark'], false, /stewards\[2\]/],
  ['castle', ['gardens', 0, 'food'], 8, /gardens\[0\]\.food: must be a whole number from 0 to 7, not 8/],
  ['castle', ['gardens', 0, 'do'], 'pay coin 12 > well', /gardens\[0\]\.do: the price "coin 12"/],
  [
    'castle',
    ['promo', 'daimyo', 0, 'favours', 1],
    'fly',
    /^promo\.daimyo\[0\]\.favours\[1\]: "fly" is no effect/,
  ],
  ['castle', ['yardTiles'], [], /yardTiles: must be a list of 8, not a list of 0/],
  [
    'castle',
    ['rivalDeck', 1, 'die'],
    ['coral', 'left'],
    /rivalDeck\[1\]\.die: two cards name the coral left die/,
  ],
  [
    'castle',
    ['rivalDeck', 0, 'actions', 0],
    'fly',
    /rivalDeck\[0\]\.actions\[0\]: "fly" is no action of the rival/,
  ],
  ['castle', ['decrees', 0, 'lantern'], 'lantern', /decrees\[0\]\.lantern/],
  ['castle', ['tileRewards', 0], 'well', /tileRewards\[0\]: a Die tile gives gains only/],
  ['castle', ['startingActions', 0, 'do'], 'domain', /startingActions\[0\]\.do: a starting action holds/],
  ['castle', ['stewards', 2, 'top', 'do'], 'courtier, domain', /a dark block holds one/],
  [
    'castle',
    ['startingResources', 8, 'gain'],
    'coin 2, decree:coin',
    /startingResources\[8\]\.gain: another card grants "decree:coin" already/,
  ],
  [
    'castle',
    ['yardTiles', 0, 'blue'],
    'food, iron, pearl, coin, seal, vp, time, any, well',
    /yardTiles\[0\]\.blue: .* has more than 8 parts/,
  ],
  ['castle', ['game'], 'duel', /game: must be one of castle/],
  ['castle', ['colour'], 1, /colour: is not a known field/],
  ['duel', ['influence', 'weapon', 0, 'cost'], '11c', /influence\.weapon\[0\]\.cost/],
  ['duel', ['influence', 'weapon', 0, 'icons'], 'Q', /influence\.weapon\[0\]\.icons/],
  ['duel', ['influence', 'flag', 3, 'scroll'], 'perl 2', /influence\.flag\[3\]\.scroll/],
  ['duel', ['lantern', 'coral'], ['coin 2'], /lantern\.coral: must be a list of 5/],
  ['duel', ['location', 0], 'white', /location/],
];

for (const [game, path, value, message] of REFUSED) {
  test(`an edition of ${game} with ${path.join('.')} = ${JSON.stringify(value)} is refused by name`, () => {
    assert.throws(
      () => readEdition(game, changed(game, path, value)),
      (error) => error instanceof RulesError && error.code === 'bad-edition' && message.test(error.message),
    );
  });
}

test('a castle where every dark action is the same could never be dealt (C1.4) and is refused', () => {
  const file = builtIn('castle') as { stewards: Json[]; diplomats: Json[] };
  for (const card of [...file.stewards, ...file.diplomats]) {
    for (const block of Object.values(card) as Json[]) if (block.dark) block.do = 'gardener';
  }
  assert.throws(() => readEdition('castle', file), /the rooms could never be dealt/);
});

test('a castle whose chains would fill the agenda is refused', () => {
  const file = builtIn('castle') as Record<string, Json[]>;
  for (const card of file.gardens) card.do = 'domain, vp 1';
  for (const tile of file.yardTiles) tile.blue = 'domain, gardener';
  for (const card of file.daimyo) card.favours = ['domain, warrior', 'vp 1', 'vp 2'];
  assert.ok(readEdition('castle', file));
  for (const card of file.startingActions) card.do = 'gardener, warrior';
  assert.throws(() => readEdition('castle', file), /startingActions: .* too long a chain/);
});

test('die tiles whose rewards read the same are one reward, in a game and in its position', () => {
  const file = changed('castle', ['tileRewards'], ['coin 1', 'coin 1', 'iron 1', 'iron 1', 'iron 1']);
  for (let seed = 0; seed < 20; seed++) {
    const state = create('castle', { players: 2, edition: file }, seeded(seed));
    const again = fromPosition(JSON.parse(JSON.stringify(toPosition(state))), file);
    assert.ok(again.ok);
    assert.deepEqual(again.value.bytes, state.bytes);
  }
});

test('an edition changes what its cards do', () => {
  const file = changed('castle', ['tileRewards'], Array(5).fill('coin 9'));
  assert.notEqual(readEdition('castle', file).id, readEdition('castle', builtIn('castle')).id);
  const result = fromPosition({ game: 'castle', players: 2, well: ['coin 9', 'coin 9'] }, file);
  assert.ok(result.ok);
  let state = result.value;
  for (const text of ['takeDie:coral:right', 'placeDie:well']) {
    const played = play(state, fromText(state, text), seeded(1));
    assert.ok(played.ok);
    state = played.value;
  }
  // The highest coral die of a position left open is a 3: 2 coins more than the well's 1, and both tiles.
  assert.equal((toPosition(state) as CastlePosition).seats[0].coin, 2 + 18);
});

test('a record names its edition, and another edition is refused', () => {
  const file = changed('duel', ['climb', 'top', 'right'], 'vp 5');
  const rng = seeded(5);
  const game = start('duel', { edition: file }, rng);
  for (let i = 0; i < 20; i++) {
    const played = game.play(legalMoves(game.state)[0], rng);
    assert.ok(played.ok);
  }
  assert.deepEqual(replay(game.record(), file).bytes, game.state.bytes);
  assert.throws(() => replay(game.record()), /edition/);
});

test('an edition that was read once is played with as it is, and only at its own game', () => {
  const edition = readEdition('castle', changed('castle', ['gardens', 5, 'food'], 0));
  const game = start('castle', { players: 2, edition }, seeded(3));
  assert.equal(game.state.edition, edition);
  assert.equal(replay(game.record(), edition).edition, edition);
  assert.throws(() => start('duel', { edition }, seeded(3)), RulesError);
  // Only what `readEdition` returned is trusted, not what looks like it.
  assert.throws(() => start('castle', { edition: { ...edition } }, seeded(3)), RulesError);
});

test('the edition of a game can be played with again, wherever the game had it from', () => {
  const edition = changed('castle', ['gardens', 5, 'food'], 0);
  const game = start('castle', { edition }, seeded(3));
  const state = replay({ ...game.record(), editionFile: edition });
  for (const { edition: again } of [game.state, state])
    assert.equal(replay(game.record(), again).edition, again);
});

test('the differences of an edition are told value by value', () => {
  assert.deepEqual(editionDifferences('duel', readEdition('duel', builtIn('duel'))), []);
  const castle = changed('castle', ['gardens', 5, 'food'], 0);
  (castle.stewards as Json[])[0].top = { do: 'vp 1' };
  (castle.stewards as Json[])[0].middle = { do: 'pay coin 2 > warrior', dark: true };
  assert.deepEqual(editionDifferences('castle', readEdition('castle', castle)), [
    { path: 'stewards[0].top.do', id: 's01', from: 'pay seal 1 > courtier', to: 'vp 1' },
    { path: 'stewards[0].top.dark', id: 's01', from: true, to: false },
    { path: 'stewards[0].middle.do', id: 's01', from: 'seal 1, vp 1', to: 'pay coin 2 > warrior' },
    { path: 'stewards[0].middle.dark', id: 's01', from: false, to: true },
    { path: 'gardens[5].food', id: 'k1', from: 1, to: 0 },
  ]);
  const duel = readEdition('duel', changed('duel', ['yards', 'spaces', 'elite'], 7));
  assert.deepEqual(editionDifferences('duel', duel), [{ path: 'yards.spaces.elite', from: 4, to: 7 }]);
});

test('a record that brings its edition along is replayed with it, and only with the one it names', () => {
  const file = changed('duel', ['climb', 'top', 'right'], 'vp 5');
  const game = start('duel', { edition: file }, seeded(5));
  const record = game.record();
  assert.deepEqual(replay({ ...record, editionFile: file }).bytes, game.state.bytes);
  const other = changed('duel', ['climb', 'top', 'right'], 'vp 6');
  assert.throws(() => replay({ ...record, editionFile: other }), /edition/);
  assert.throws(() => replay({ ...record, editionFile: builtIn('castle') }), RulesError);
});

test('a game with another edition is packed, and unpacked with that edition alone', () => {
  const edition = readEdition('duel', changed('duel', ['climb', 'top', 'right'], 'vp 5'));
  const rng = seeded(5);
  const game = start('duel', { edition }, rng);
  for (let i = 0; i < 20; i++) game.play(legalMoves(game.state)[0], rng);
  const packed = pack(game.record(), edition);
  assert.deepEqual(replay(unpack(packed, edition), edition).bytes, game.state.bytes);
  assert.throws(() => unpack(packed), RulesError);
});

test('moves work the same through play with another edition', () => {
  const file = changed('castle', ['gardens', 5, 'food'], 0);
  const state = create('castle', { players: 2, edition: file }, seeded(3));
  const result = play(state, fromText(state, 'draft:0'), seeded(4));
  assert.ok(result.ok);
});
