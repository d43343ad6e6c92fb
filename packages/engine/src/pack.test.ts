import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type GameName,
  type GameRecord,
  hash,
  legalMoves,
  type Options,
  pack,
  RulesError,
  replay,
  replayLog,
  seeded,
  start,
  unpack,
} from './index.js';

const TABLES: readonly (readonly [GameName, Options])[] = [
  ['castle', { players: 1, level: 'hard' }],
  ['castle', { players: 2 }],
  ['castle', { players: 3, promo: true }],
  ['castle', { players: 4, firstGame: true }],
  ['duel', {}],
  ['duel', { firstGame: true }],
];

/** A random game of so many decisions, with a decision taken back here and there. */
function played(name: GameName, options: Options, most: number): GameRecord {
  const rng = seeded(`pack ${name} ${most}`);
  const game = start(name, options, rng);
  while (game.decisions < most && game.state.toMove >= 0) {
    const legal = legalMoves(game.state);
    game.play(legal[rng(legal.length)], rng);
    if (rng(9) === 0 && game.takeBackLimit < game.decisions) game.takeBack(game.decisions - 1);
  }
  return game.record();
}

for (const [name, options] of TABLES)
  test(`a packed game is the same game: ${name} ${JSON.stringify(options)}`, () => {
    for (const decisions of [0, 1, 40, 5000]) {
      const record = played(name, options, decisions);
      const bytes = pack(record);
      const read = unpack(bytes);
      const standing = replayLog(record).steps.map(({ entry }) => entry);
      assert.deepEqual(read, { ...record, entries: standing });
      assert.equal(hash(replay(read)), hash(replay(record)));
      assert.ok(
        bytes.length < 90 + standing.length,
        `${bytes.length} bytes for ${standing.length} decisions`,
      );
    }
  });

/** Unpacks bytes of any kind: they are a game or are refused with a reason. */
function refusedOrGame(bytes: Uint8Array): void {
  try {
    replay(unpack(bytes));
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
  }
}

test('bytes of any kind are a game or are refused', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), refusedOrGame), { numRuns: 300 });
  fc.assert(
    fc.property(fc.nat(1), fc.uint8Array({ maxLength: 200 }), fc.nat(300), (game, body, count) => {
      const head = [game, 1, 2, 0, 0, 0, 0, count >> 8, count & 255, 0x7b, 0x7d];
      refusedOrGame(Uint8Array.from([...head, ...body]));
    }),
    { numRuns: 150 },
  );
});

test('a changed byte of a packed game is noticed', () => {
  const bytes = pack(played('castle', { players: 2 }, 60));
  for (let i = 0; i < bytes.length; i++) {
    const changed = bytes.slice();
    changed[i] ^= 0x11;
    assert.throws(() => unpack(changed), RulesError, `byte ${i}`);
  }
});

test('what is too long is refused before it is played', () => {
  assert.throws(() => unpack(new Uint8Array(5000)), /bytes/);
  const bytes = pack(played('duel', {}, 10));
  bytes[7] = 0xff;
  assert.throws(() => unpack(bytes), /too long/);
});
