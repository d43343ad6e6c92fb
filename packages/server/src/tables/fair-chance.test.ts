import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash, legalMoves, seeded, start } from '@shirasagi/engine';
import type { SeatEntry } from '@shirasagi/protocol';
import { DRAW_BYTES, type Nonces, outcomeOf } from '@shirasagi/protocol/fair-chance';
import { Standing } from '@shirasagi/protocol/standing';
import { type TableProof, verify } from '@shirasagi/protocol/verify';
import { commitmentTo } from '../store/seed-vault.js';
import { chanceKey, newSeed, tableChance } from './table-chance.js';

/** A finished game with its proof. */
function finished(game: 'castle' | 'duel', nonces?: Nonces): TableProof {
  const seed = newSeed();
  const table = 'abcdefghijklmnop';
  const pick = seeded(game);
  let drawn = 0;
  const chance = tableChance(chanceKey(seed, table, nonces ?? []), table, 0);
  const rng = (n: number) => {
    drawn++;
    return chance(n);
  };
  const played = start(game, {}, rng);
  const hashes: string[] = [];
  while (played.state.toMove >= 0) {
    const legal = legalMoves(played.state);
    played.play(legal[pick(legal.length)], rng);
    hashes.push(hash(played.state));
  }
  assert.ok(drawn > 0);
  const record = played.record();
  const result = new Standing(2).result(played.state)!;
  const commitment = commitmentTo(seed);
  return {
    format: 'shirasagi-table',
    ...(nonces ? { version: 2 as const, nonces, opponents: [] } : { version: 1 as const }),
    table,
    commitment,
    seed,
    record,
    seats: [],
    hashes,
    result,
  };
}

for (const game of ['castle', 'duel'] as const) {
  test(`every outcome of a finished ${game} follows from its seed`, async () => {
    const proof = finished(game);
    const verdict = await verify(JSON.parse(JSON.stringify(proof)));
    assert.ok(verdict.ok, JSON.stringify(verdict));
    const { record } = proof;
    const drawn = record.entries.flatMap((entry) => ('drawn' in entry ? (entry.drawn ?? []) : []));
    assert.equal(verdict.draws, record.setup.length + drawn.length);
  });
}

test('what was changed afterwards is found', async () => {
  const proof = finished('duel');
  const { record, hashes, result } = proof;
  const reason = async (changed: unknown): Promise<string> => {
    const verdict = await verify(changed);
    return verdict.ok ? 'fine' : `${verdict.part}: ${verdict.reason}`;
  };
  assert.match(
    await reason({ ...proof, seed: newSeed() }),
    /^commitment: .*not the one whose hash was shown/,
  );
  assert.match(await reason({ ...proof, table: 'ponmlkjihgfedcba' }), /^draws: draw \d+, in the setup, gave/);
  const other = finished('duel');
  assert.match(
    await reason({ ...proof, record: other.record, hashes: other.hashes, result: other.result }),
    /^draws: draw \d+, in the setup, gave/,
  );
  for (const changed of [
    { setup: record.setup.slice(1) },
    { entries: [{ move: 'noSuch' }, ...record.entries.slice(1)] },
    { entries: record.entries.slice(0, -1) },
    { edition: '0000000000000000' },
  ])
    assert.match(await reason({ ...proof, record: { ...record, ...changed } }), /^fold: /);
  assert.match(
    await reason({ ...proof, hashes: hashes.with(7, '0000000000000000') }),
    /^fold: entry 7 leads to/,
  );
  // Somebody is always first, also where both have the same.
  assert.match(await reason({ ...proof, result: { ...result, ranks: [2, 2] } }), /^result: ranks/);
  assert.match(await reason({ ...proof, result: { ...result, totals: [999, 1] } }), /^result: totals/);
  const half = { record: { ...record, entries: record.entries.slice(0, 9) }, hashes: hashes.slice(0, 9) };
  assert.match(await reason({ ...proof, ...half }), /^result: the game is not over/);
  const shapes = [
    null,
    7,
    [],
    {},
    { ...proof, seed: null },
    { ...proof, table: 1 },
    { ...proof, hashes: undefined },
    { ...proof, seats: [{ number: 1, entry: { fly: 1 } }] },
    { ...proof, seats: [null] },
    { ...proof, result: null },
    { ...proof, version: 2 },
    { ...proof, version: 2, nonces: ['x', null], opponents: [] },
    { ...proof, version: 3 },
    { ...proof, nonces: [null, null] },
  ];
  for (const nothing of shapes) assert.match(await reason(nothing), /^shape: /);
});

test('what pages add is part of every outcome, and nothing of it can be changed afterwards', async () => {
  const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32));
  const proof = finished('duel', [a, null]);
  const verdict = await verify(JSON.parse(JSON.stringify(proof)));
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.deepEqual(verdict.mixed, [0]);
  const part = async (changed: object) => {
    const found = await verify({ ...proof, ...changed });
    return found.ok ? 'fine' : found.part;
  };
  for (const nonces of [
    [b, null],
    [null, a],
    [a, b],
    [null, null],
  ])
    assert.equal(await part({ nonces }), 'draws', JSON.stringify(nonces));
  assert.equal(await part({ nonces: [a] }), 'nonces');
  assert.equal(await part({ opponents: [0] }), 'nonces');
  assert.equal(await part({ opponents: [1] }), 'fine');
});

test('what happened to seats is part of the result', async () => {
  const proof = finished('castle');
  const told = async (number: number, ...entries: SeatEntry[]) => {
    const hashes = proof.hashes.toSpliced(number, 0, ...entries.map(() => proof.hashes[number - 1]));
    const seats = entries.map((entry, i) => ({ number: number + i, entry }));
    return verify({ ...proof, hashes, seats });
  };
  const { length } = proof.hashes;
  const then = 'opponent';
  assert.ok((await told(length - 1, { timeOut: 0, then })).ok);
  assert.ok((await told(length - 1, { timeOut: 0, then }, { comeBack: 0 })).ok);
  for (const [number, ...entries] of [
    [length, { resign: 0 }],
    [length - 1, { resign: 0 }],
    [length - 1, { comeBack: 0 }],
  ] as const) {
    const verdict = await told(number, ...entries);
    assert.ok(!verdict.ok && verdict.part === 'fold', JSON.stringify(verdict));
  }
});

test('codes beyond the last whole multiple of the bound are drawn again', () => {
  const full = new Uint8Array(DRAW_BYTES).fill(255);
  // 2^48 leaves 1 when divided by 3.
  assert.equal(outcomeOf(full, 3), undefined);
  assert.equal(outcomeOf(full, 2), 1);
  assert.equal(outcomeOf(new Uint8Array(DRAW_BYTES), 7), 0);
});

test('a table’s outcomes depend on the seed, the table and their number only', () => {
  const seed = newSeed();
  const draws = (from: number, count: number, table = 'a') => {
    const rng = tableChance(chanceKey(seed, table, []), table, from);
    return Array.from({ length: count }, () => rng(1000));
  };
  assert.deepEqual(draws(0, 20).slice(5), draws(5, 15));
  assert.notDeepEqual(draws(0, 20), draws(0, 20, 'b'));
});
