import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  create,
  fromPosition,
  fromText,
  type GameName,
  isOver,
  legalMoves,
  play,
  RulesError,
  replayGame,
  rulesFor,
  type State,
  seatToMove,
  seeded,
  start,
  toPosition,
} from './index.js';

interface Table {
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
}

const TABLES: readonly Table[] = [
  { game: 'castle', options: { players: 2 } },
  { game: 'castle', options: { players: 3, promo: true } },
  { game: 'castle', options: { players: 4 } },
  { game: 'castle', options: { players: 1, level: 'hard' } },
  { game: 'duel', options: {} },
];

const MOST_DECISIONS = 5_000;

/** Plays at random until `stop` or the end; the state may be looked at before every decision. */
function playOn(from: State, seed: string, stop: (state: State, decided: number) => boolean): State {
  const rng = seeded(seed);
  let state = from;
  for (let decided = 0; !isOver(state) && !stop(state, decided); decided++) {
    assert.ok(decided < MOST_DECISIONS, 'the game does not end');
    const moves = legalMoves(state);
    const next = play(state, moves[rng(moves.length)], rng);
    if (!next.ok) throw next.error;
    state = next.value;
  }
  return state;
}

/** A position some decisions into a game, between turns. */
function somePosition({ game, options }: Table, seed: number, decisions: number): object {
  const rules = rulesFor(game);
  const between = (state: State, decided: number) => decided >= decisions && rules.betweenTurns(state);
  const state = playOn(create(game, options, seeded(seed)), `position ${seed}`, between);
  const last = isOver(state) ? create(game, options, seeded(seed)) : state;
  return JSON.parse(JSON.stringify(toPosition(last))) as object;
}

type Path = readonly (string | number)[];

/** Paths of everything inside a value: lists, objects and leaves. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], value);
}

/** A copy with the value at a path replaced, or left out. */
function replaced(value: unknown, path: Path, by: unknown): unknown {
  if (path.length === 0) return by;
  const copy = structuredClone(value);
  const holder = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  const key = path[path.length - 1];
  if (by === undefined) delete holder[key];
  else holder[key] = by;
  return copy;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'x',
    [],
    {},
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    30,
    1.5,
    1e9,
    9999,
  ),
  fc.constantFrom<unknown>(
    's01',
    'd05',
    'a1',
    'r3',
    'coral',
    'food 1',
    'p2',
    't4',
    [0],
    [1, 0],
    ['s02'],
    [null],
  ),
  fc.anything({ maxDepth: 1 }),
);

/** Runs `body`; the only thing it may throw is a `RulesError`, which is returned. */
function refusalOf(body: () => void): RulesError | undefined {
  try {
    body();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  return undefined;
}

const table = fc.constantFrom(...TABLES);
const seed = fc.integer({ min: 0, max: 30 });
const decisions = fc.integer({ min: 0, max: 150 });

test('a position with anything replaced by junk is refused by name or plays on to the end', () => {
  const mutant = fc.record({ table, seed, decisions, place: fc.nat(), by: junk, other: fc.option(fc.nat()) });
  const property = fc.property(mutant, ({ table, seed, decisions, place, by, other }) => {
    const json = somePosition(table, seed, decisions);
    const paths = pathsIn(json);
    const path = paths[place % paths.length];
    // Half of the time the junk is a value from elsewhere in the same position: wrong, but not nonsense.
    const value = other === null ? by : at(json, paths[other % paths.length]);
    const read = fromPosition(replaced(json, path, value));
    if (!read.ok) {
      assert.equal(read.error.code, 'bad-position');
      assert.ok(
        read.error.field === '' || read.error.message.startsWith(read.error.field),
        read.error.message,
      );
      return;
    }
    const rules = rulesFor(read.value.game);
    assert.deepEqual(rules.brokenInvariants(read.value), []);
    const end = playOn(read.value, `mutant ${seed}`, () => false);
    assert.deepEqual(rules.brokenInvariants(end), []);
  });
  fc.assert(property, { numRuns: 800 });
});

test('anything at all is refused as a position, a record, options or a word', () => {
  const property = fc.property(fc.anything(), (value) => {
    const read = fromPosition(value);
    assert.ok(!read.ok && read.error.code === 'bad-position');
    assert.ok(refusalOf(() => replayGame(value)));
    const made = refusalOf(() => create('castle', value as never, seeded(1)));
    // Nothing, or an object without fields, stands for the defaults.
    const empty =
      typeof (value ?? {}) === 'object' && !Array.isArray(value) && Object.keys(value ?? {}).length === 0;
    assert.equal(made === undefined, empty);
  });
  fc.assert(property, { numRuns: 500 });
  const word = fc.property(fc.string(), (text) => {
    const code = refusalOf(() => fromText(create('castle', {}, seeded(1)), text))?.code;
    assert.ok(code === 'bad-text' || code === 'illegal-move');
  });
  fc.assert(word, { numRuns: 500 });
});

test('a record with anything replaced by junk is refused by name or replays', () => {
  const mutant = fc.record({ table, seed, place: fc.nat(), by: junk, other: fc.option(fc.nat()) });
  const property = fc.property(mutant, ({ table, seed, place, by, other }) => {
    const rng = seeded(`record ${seed}`);
    const game = start(table.game, table.options, rng);
    for (let i = 0; i < 40 && !isOver(game.state); i++) {
      const moves = legalMoves(game.state);
      game.play(moves[rng(moves.length)], rng);
    }
    const json = JSON.parse(JSON.stringify(game.record())) as object;
    const paths = pathsIn(json);
    const value = other === null ? by : at(json, paths[other % paths.length]);
    const mutated = replaced(json, paths[place % paths.length], value);
    const refusal = refusalOf(() => {
      const { state } = replayGame(mutated);
      assert.deepEqual(rulesFor(state.game).brokenInvariants(state), []);
    });
    if (refusal) assert.ok(['bad-record', 'bad-options', 'bad-edition'].includes(refusal.code), refusal.code);
  });
  fc.assert(property, { numRuns: 400 });
});

test('a move that is not listed is refused and the state stays as it was', () => {
  const property = fc.property(table, seed, decisions, (where, seed, decisions) => {
    const { game, options } = where;
    const state = playOn(create(game, options, seeded(seed)), `state ${seed}`, (_, n) => n >= decisions);
    const before = state.bytes.slice();
    const legal = new Set(legalMoves(state));
    const { size } = rulesFor(game).moves;
    for (let move = -1; move <= size; move++) {
      if (legal.has(move)) continue;
      const played = play(state, move, seeded(1));
      assert.ok(!played.ok);
      assert.equal(played.error.code, isOver(state) ? 'game-over' : 'illegal-move');
    }
    for (const nonsense of [0.5, Number.NaN, '0', null, undefined, {}] as never[])
      assert.ok(!play(state, nonsense, seeded(1)).ok);
    assert.deepEqual(state.bytes, before);
  });
  fc.assert(property, { numRuns: 60 });
});

test('a move of another seat is refused and the state stays as it was', () => {
  for (const { game, options } of TABLES) {
    const state = create(game, options, seeded(1));
    const before = state.bytes.slice();
    const [move] = legalMoves(state);
    const other = (seatToMove(state) + 1) % 2;
    for (const seat of [other, -1, 9, 0.5]) {
      const played = play(state, move, seeded(1), seat);
      assert.ok(!played.ok && played.error.code === 'wrong-seat');
    }
    assert.deepEqual(state.bytes, before);
    assert.ok(play(state, move, seeded(1), seatToMove(state)).ok);
  }
});

const PAIRS = [
  { action: 'a1', resource: 'r1' },
  { action: 'a2', resource: 'r2' },
  { action: 'a3', resource: 'r3' },
];

const WRONG: readonly (readonly [field: string, position: object])[] = [
  ['players', { players: 5 }],
  ['round', { round: 4 }],
  ['order', { order: [0, 0] }],
  ['order[1]', { order: [0, 2] }],
  ['toMove', { toMove: 1 }],
  ['bridges.coral.left', { bridges: { coral: { left: 7 } } }],
  ['bridges.coral', { bridges: { coral: { left: 5, centre: [3], right: 6 } } }],
  ['bridges.coral', { bridges: { coral: { left: 1, centre: [2, 3], right: 6 } } }],
  ['bridges.coral', { bridges: { coral: { centre: [2], right: 6 } } }],
  ['bridges.red', { bridges: { red: {} } }],
  ['rooms.S1.dice[0].value', { rooms: { S1: { dice: [{ colour: 'coral', value: 0 }] } } }],
  ['rooms.S1.dice', { rooms: { S1: { dice: ['coral 1', 'coral 2'] } } }],
  ['wellDice[3]', { wellDice: ['coral 1', 'coral 2', 'coral 3', 'coral 4'] }],
  ['rooms.S2.card', { rooms: { S1: { card: 's07' }, S2: { card: 's07' } } }],
  ['rooms.S1.card', { rooms: { S1: { card: 'd05' } } }],
  ['rooms.S1.card', { rooms: { S1: { card: 's07' } }, seats: [{ card: 's07' }, {}] }],
  ['rooms.D1.tiles', { rooms: { D1: { tiles: ['white', 'white'] } } }],
  ['rooms.D1.tiles', { rooms: { D1: { tiles: ['white'] } } }],
  ['well[1]', { well: ['food 1', 'gold 1'] }],
  ['daimyo.card', { daimyo: { card: 'y10' } }],
  ['daimyo.favours[0]', { daimyo: { favours: [0, null, null] } }],
  ['gardens.coral.plant.card', { gardens: { coral: { plant: { card: 'k1' } } } }],
  [
    'gardens.black.plant.card',
    { gardens: { coral: { plant: { card: 'p3' } }, black: { plant: { card: 'p3' } } } },
  ],
  ['gardens.coral.plant.clans[1]', { gardens: { coral: { plant: { clans: [0, 0] } } } }],
  ['yards.yard3.tiles[0]', { yards: { yard5: { tiles: ['t1', 't2'] }, yard3: { tiles: ['t2'] } } }],
  ['seats', { seats: [{}] }],
  ['seats[1].food', { seats: [{}, { food: 8 }] }],
  ['seats[0].seal', { seats: [{ seal: 6 }, {}] }],
  ['seats[0].time', { seats: [{ time: 21 }, {}] }],
  ['seats[0].courtiers.gate', { seats: [{ courtiers: { gate: 30 } }, {}] }],
  ['seats[0].courtiers.domain', { seats: [{ courtiers: { gate: 3, floor1: 3 } }, {}] }],
  ['seats[0].gardeners', { seats: [{ gardeners: 4 }, {}] }],
  [
    'seats[0].warriors',
    { seats: [{}, {}], yards: { yard1: { warriors: [5, 0] }, yard3: { warriors: [1, 0] } } },
  ],
  ['seats[1].lantern[0]', { seats: [{ lantern: ['seal'] }, { lantern: ['seal'] }] }],
  ['seats[0].gold', { seats: [{ gold: 1 }, {}] }],
  ['timeOrder', { seats: [{ time: 3 }, { time: 1 }], timeOrder: [1, 0] }],
  ['pairs', { pairs: [null, null, null] }],
  ['pairs', { pairs: [{ action: 'a1', resource: 'r1' }, { action: 'a2', resource: 'r2' }, null] }],
  ['pairs', { pairs: PAIRS, seats: [{ card: 'a3' }, {}] }],
  ['pairs', { pairs: [PAIRS[0], null, null], seats: [{ card: 'a3' }, { card: 'a3' }] }],
  ['pairs[1].action', { pairs: [PAIRS[0], { action: 's02', resource: 'r4' }, PAIRS[2]] }],
  ['bridges', { pairs: PAIRS, bridges: { coral: { left: 1, right: 2 } } }],
  ['bridges', { bridges: { coral: {}, black: {}, white: { left: 1, centre: [1], right: 1 } } }],
  ['inTurn', { inTurn: { agenda: [] } }],
  ['level', { level: 'easy' }],
];

for (const [field, wrong] of WRONG) {
  test(`a wrong position is refused by the name of ${field}: ${JSON.stringify(wrong)}`, () => {
    const read = fromPosition({ game: 'castle', players: 2, ...wrong });
    assert.ok(!read.ok);
    assert.equal(read.error.code, 'bad-position');
    assert.equal(read.error.field, field);
    assert.ok(read.error.message.startsWith(`${field}: `), read.error.message);
  });
}
