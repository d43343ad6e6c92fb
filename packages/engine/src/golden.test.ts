import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  GAME_NAMES,
  type GameRecord,
  hash,
  isOver,
  replayGame,
  type ScoreSheet,
  scoreSheet,
} from './index.js';

interface Listed {
  readonly file: string;
  readonly game: string;
  readonly options: { readonly players?: number };
}

interface Golden {
  readonly hash: string;
  readonly sheets: readonly ScoreSheet[];
  readonly record: GameRecord;
}

/** Player counts of every game: each has a whole game that must never come out differently. */
const PLAYERS: Readonly<Record<string, readonly number[]>> = { castle: [1, 2, 3, 4], duel: [2] };

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8'));
const list = read('list') as readonly Listed[];

test('every game and player count has a golden game', () => {
  assert.deepEqual(Object.keys(PLAYERS), GAME_NAMES);
  for (const game of GAME_NAMES) {
    const found = list.filter((entry) => entry.game === game).map(({ options }) => options.players ?? 2);
    assert.deepEqual([...new Set(found)].sort(), PLAYERS[game], game);
  }
  for (const { file } of list)
    assert.ok(existsSync(new URL(`../golden/${file}.json`, import.meta.url)), `${file}: run tools/golden.js`);
});

for (const { file, game, options } of list) {
  test(`golden game ${file} comes out as it always has`, () => {
    const golden = read(file) as Golden;
    assert.equal(golden.record.game, game);
    assert.equal(golden.record.options.players ?? 2, options.players ?? 2);
    const { state } = replayGame(golden.record);
    assert.ok(isOver(state));
    assert.deepEqual(scoreSheet(state), golden.sheets);
    assert.equal(hash(state), golden.hash);
  });
}
