import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, seeded, start } from '@shirasagi/engine';
import { commitmentTo, newSeed, tableChance } from './chance.js';
import { DRAW_BYTES, outcomeOf, type TableProof, verify } from './fair-chance.js';

/** A finished game with its proof. */
function finished(game: 'castle' | 'duel'): TableProof {
  const seed = newSeed();
  const table = 'abcdefghijklmnop';
  const pick = seeded(game);
  let drawn = 0;
  const chance = tableChance(seed, table, 0);
  const rng = (n: number) => {
    drawn++;
    return chance(n);
  };
  const played = start(game, {}, rng);
  while (played.state.toMove >= 0) {
    const legal = legalMoves(played.state);
    played.play(legal[pick(legal.length)], rng);
  }
  assert.ok(drawn > 0);
  const record = played.record();
  return { format: 'shirasagi-table', version: 1, table, commitment: commitmentTo(seed), seed, record };
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
  const { record } = proof;
  const reason = async (changed: unknown): Promise<string> => {
    const verdict = await verify(changed);
    return verdict.ok ? 'fine' : verdict.reason;
  };
  assert.match(await reason({ ...proof, seed: newSeed() }), /not the one whose hash was shown/);
  assert.match(await reason({ ...proof, table: 'ponmlkjihgfedcba' }), /draw \d+ gave/);
  const other = finished('duel');
  assert.match(await reason({ ...proof, record: other.record }), /draw \d+ gave/);
  assert.match(await reason({ ...proof, record: { ...record, setup: record.setup.slice(1) } }), /record: /);
  assert.match(await reason({ ...proof, record: { ...record, entries: [{ move: 'noSuch' }] } }), /record: /);
  for (const nothing of [null, 7, {}, { ...proof, seed: null }, { ...proof, table: 1 }])
    assert.notEqual(await reason(nothing), 'fine');
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
    const rng = tableChance(seed, table, from);
    return Array.from({ length: count }, () => rng(1000));
  };
  assert.deepEqual(draws(0, 20).slice(5), draws(5, 15));
  assert.notDeepEqual(draws(0, 20), draws(0, 20, 'b'));
});
