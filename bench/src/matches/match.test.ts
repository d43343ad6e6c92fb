import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gamesAtOnce, type Match, playMatch } from './match.js';

const base: Match = { game: 'castle', players: 2, a: 'search:8n', b: 'search:8n', games: 8, seed: 'test' };

for (const mirror of [
  base,
  { ...base, game: 'duel' as const },
  { ...base, a: 'greedy', b: 'greedy', players: 4 },
]) {
  test(`a mirror match shows no difference: ${mirror.game}, ${mirror.players} players`, async () => {
    const { rate, a, b } = await playMatch(mirror, { cores: 1 });
    assert.equal(rate.rate, 1 / mirror.players);
    assert.ok(Math.abs(a.total - b.total) < 1e-9, `${a.total} and ${b.total} points`);
    for (const [category, points] of Object.entries(a.categories)) {
      assert.ok(Math.abs(points - b.categories[category]) < 1e-9, category);
    }
  });
}

test('the stronger side is seen as such, whoever is called a', async () => {
  const match = { ...base, a: 'greedy', b: 'random' };
  const won = await playMatch(match, { cores: 2 });
  const lost = await playMatch({ ...match, a: 'random', b: 'greedy' }, { cores: 1 });
  assert.equal(won.wins, 8);
  assert.equal(lost.losses, 8);
  assert.ok(won.elo.low > 0 && lost.elo.high < 0);
});

test('a match that was stopped goes on where it was, and gives the same result', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-'));
  const journal = join(folder, 'journal.jsonl');
  const whole = await playMatch(base, { cores: 1, journal });
  const lines = readFileSync(journal, 'utf8').split('\n');
  // Stopped while the third group was being written.
  writeFileSync(journal, [...lines.slice(0, 3), lines[3].slice(0, 20)].join('\n'));
  const resumed = await playMatch(base, { cores: 1, journal });
  const known = ({ wins, losses, rate, a }: typeof whole) => ({ wins, losses, rate, total: a.total });
  assert.deepEqual(known(resumed), known(whole));
  await assert.rejects(
    playMatch({ ...base, seed: 'other' }, { cores: 1, journal }),
    /belongs to another match/,
  );
  rmSync(folder, { recursive: true });
});

test('opponents on several threads leave each other the cores', () => {
  assert.equal(gamesAtOnce(base, 16), 16);
  assert.equal(gamesAtOnce({ a: 'search:9ms:threads=4', b: 'search:9ms' }, 16), 4);
  assert.equal(gamesAtOnce({ a: 'search:9ms', b: 'search:9ms:threads=2:apart' }, 16), 8);
  assert.equal(gamesAtOnce({ a: 'search:9ms:threads=4', b: 'search:9ms' }, 2), 1);
});
