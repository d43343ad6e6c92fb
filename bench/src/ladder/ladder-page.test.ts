import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsOf, tenthsOf } from '../calibration/bands.js';
import type { Said } from '../calibration/said.js';
import { tally } from '../matches/tally.js';
import { entriesOf } from './entries.js';
import { type GameLadder, ladderPage, triedIn } from './ladder-page.js';
import { ladderPicture } from './picture.js';

const PICTURES = { strength: 'p.svg', told: 't.svg' };
const TRIED = '## What was tried\n\nMuch.\n\n### Of it\nLittle.';

const side = { total: 60, categories: {}, shares: {}, has: {}, decisions: 1, lines_per_second: 1 };
const rated = (rate: number, low: number, high: number): GameLadder['played'][number]['tally'] => ({
  ...tally([], 2),
  games: 200,
  rate: { rate, low, high },
  elo: { rate: 0, low: -10, high: 10 },
  a: side,
  b: side,
});

/** A ladder whose matches all came out alike, without those of styles. */
function ladderWith(rate: number, low: number, high: number): GameLadder {
  const played = entriesOf('castle', '../first')
    .filter(({ purpose }) => purpose !== 'styles')
    .map((entry) => ({ ...entry, tally: rated(rate, low, high) }));
  return {
    game: 'castle',
    played,
    told: [],
    speed: undefined,
  };
}

const rowOf = (page: string, words: string): string =>
  page.split('\n').find((line) => line.startsWith(`| castle, ${words}`)) ?? '';

test('a page that is written anew keeps what is written by hand', () => {
  const before = `# Ladder\n\nold\n\n${TRIED}\n\n## castle\n\nold figures\n`;
  const page = ladderPage([], PICTURES, 'note', triedIn(before));
  assert.ok(page.includes(TRIED));
  assert.ok(!page.includes('old'));
  assert.equal(triedIn(page), TRIED);
});

test('a page without anything written by hand gets nothing', () => {
  assert.equal(triedIn('# Ladder\n\n## castle\n'), '');
});

test('goals say whether they are reached, and how surely', () => {
  const sure = ladderPage([ladderWith(0.75, 0.7, 0.8)], PICTURES, undefined, '');
  assert.match(rowOf(sure, 'samurai against steward'), /75\.0% \(70\.0% to 80\.0%\) \| 200 \| yes \|$/);
  const wide = ladderPage([ladderWith(0.8, 0.7, 0.9)], PICTURES, undefined, '');
  assert.match(rowOf(wide, 'samurai against steward'), /yes; the interval reaches beyond \|$/);
  const high = ladderPage([ladderWith(0.9, 0.86, 0.94)], PICTURES, undefined, '');
  assert.match(rowOf(high, 'samurai against steward'), /\| no \|$/);
  assert.match(rowOf(high, '200 ms against 200 ms'), /\| yes \|$/);
});

test('chances are told and judged for each number of players', () => {
  const said = Array.from({ length: 100 }, (_, i): Said => {
    const won = i % 4 === 0 ? 1 : 0;
    return { game: i, turns: 3, win: 0.25, score: 60, won, total: 60, lead: 0, led: 0 };
  });
  const told = [1, 2, 4].map((players) => ({
    ...{ players, games: 100, tenths: tenthsOf(said), leads: leadsOf(said) },
  }));
  const page = ladderPage([{ ...ladderWith(0.75, 0.7, 0.8), told }], PICTURES, undefined, '');
  for (const table of ['castle alone', 'castle', 'castle with 4 players']) {
    assert.ok(page.includes(`### Win chances, ${table}\n`), table);
    assert.ok(page.includes(`| ${table}, win chances told within 3% in every tenth | 1 of 10 | 100 | no |`));
  }
});

test('what was not played has no section and no axes', () => {
  const all = ladderWith(0.75, 0.7, 0.8);
  const untimed = { ...all, played: all.played.filter(({ purpose }) => purpose !== 'times') };
  assert.match(ladderPage([all], PICTURES, undefined, ''), /### Search against time/);
  assert.doesNotMatch(ladderPage([untimed], PICTURES, undefined, ''), /Search against time/);
  assert.match(ladderPicture([all]), /strength against time/);
  assert.doesNotMatch(ladderPicture([untimed]), /against time|NaN/);
});

test('a goal nobody has measured is no goal that is reached', () => {
  const none = { ...ladderWith(0.75, 0.7, 0.8), played: [] };
  assert.match(rowOf(ladderPage([none], PICTURES, undefined, ''), '200 ms'), /not measured \| {2}\| {2}\|$/);
});

test('an opponent of another build is told without its folder', () => {
  const page = ladderPage([ladderWith(0.75, 0.7, 0.8)], PICTURES, undefined, '');
  assert.ok(page.includes('search:200ms against search:200ms before'));
  assert.ok(!page.includes('../first'));
});
