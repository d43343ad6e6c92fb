import { LEVELS } from '@shirasagi/bots';
import type { GameName } from '@shirasagi/engine';
import { type Band, LEAD_EDGES } from '../calibration/bands.js';
import type { Strength } from '../matches/elo.js';
import { type SpeedRow, tellSpeed } from '../matches/search-speed.js';
import { tellStyle } from '../matches/style.js';
import type { Tally } from '../matches/tally.js';
import { BUDGETS, type Entry, type Purpose } from './entries.js';
import { atTable, goalTable, tellRate } from './goals.js';
import { levelStrengths, timeStrengths } from './strengths.js';

/** A match and what came of it. */
export interface Played extends Entry {
  readonly tally: Tally;
}

/** Win chances and leads told in fresh games of so many players, against how these ended. */
export interface Told {
  readonly players: number;
  readonly games: number;
  readonly tenths: readonly Band[];
  readonly leads: readonly Band[];
}

/** What the ladder found for one game. */
export interface GameLadder {
  readonly game: GameName;
  readonly played: readonly Played[];
  readonly told: readonly Told[];
  /** States a second beside those of the build to compare with, where it was measured. */
  readonly speed: SpeedRow | undefined;
}

const TRIED = '## What was tried';
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** The part of a page that is written by hand, to the next heading of the same kind. */
export function triedIn(page: string): string {
  const lines = page.split('\n');
  const start = lines.indexOf(TRIED);
  if (start < 0) return '';
  const end = lines.findIndex((line, i) => i > start && line.startsWith('## '));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd();
}

const MATCHES: readonly (readonly [Purpose, string, string])[] = [
  [
    'before',
    'Against the search before nets',
    'The search of the first version, with the weighted sum alone.',
  ],
  ['threads', 'Threads', 'The same time for both sides.'],
  ['solo', 'Alone against the rival', 'The rival at hard.'],
];

/** Files of the pictures. */
export interface LadderPictures {
  readonly strength: string;
  readonly told: string;
}

/** The page around the pictures; `note` says where and when it was measured, `tried` is kept from the page before. */
export function ladderPage(
  games: readonly GameLadder[],
  pictures: LadderPictures,
  note: string | undefined,
  tried: string,
): string {
  const lines = [
    '# Ladder',
    '',
    'Written by `npm run -s bench -- ladder`, but for what was tried. Seats are balanced, a side has one thread where nothing else is said, intervals are 95%. How the levels think is in [opponents.md](opponents.md), how nets were made in [nets.md](nets.md).',
    '',
  ];
  if (note) lines.push(note, '');
  lines.push(`![Elo of the levels and of search against time](${pictures.strength})`, '');
  lines.push('## Goals', '', ...goalTable(games), '');
  if (tried) lines.push(tried, '');
  for (const game of games) lines.push(`## ${game.game}`, '', ...gameSections(game));
  if (games.some(({ told }) => told.length > 0)) {
    lines.push('## What is told and what comes of it', '', TOLD, '');
    lines.push(`![Win chances and leads told, against how games ended](${pictures.told})`, '');
    for (const { game, told } of games) for (const one of told) lines.push(...toldTables(game, one));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function gameSections(ladder: GameLadder): string[] {
  const { played, speed } = ladder;
  const of = (purpose: Purpose): Played[] => played.filter((one) => one.purpose === purpose);
  const lines = ['### Levels', '', ...strengthTable('level', LEVELS, levelStrengths(ladder)), ''];
  lines.push(...matchTable(of('levels')), '');
  lines.push('### Styles', '', 'Each level against itself without its style.', '', ...styleTable(ladder), '');
  const timed = of('times');
  if (timed.length > 0) {
    const budgets = BUDGETS.map((ms) => `${ms} ms a decision`);
    lines.push('### Search against time', '');
    lines.push(...strengthTable('search', budgets, timeStrengths(ladder)), '', ...matchTable(timed), '');
  }
  for (const [purpose, title, words] of MATCHES) {
    const matches = of(purpose);
    if (matches.length > 0) lines.push(`### ${title}`, '', words, '', ...matchTable(matches), '');
  }
  if (speed) lines.push('### Speed', '', `${tellSpeed(speed)}. "There" is the first version.`, '');
  return lines;
}

function strengthTable(title: string, names: readonly string[], strengths: readonly Strength[]): string[] {
  const rows = strengths.map(({ elo, off }, i) => `| ${names[i]} | ${elo.toFixed(0)} | ±${off.toFixed(0)} |`);
  return [`| ${title} | Elo | interval |`, '| --- | ---: | ---: |', ...rows];
}

/** An opponent of the build to compare with is told as one of before. */
const told = (spec: string): string => spec.replace(/^build=[^:]*:(.*)$/, '$1 before');

function matchTable(results: readonly Played[]): string[] {
  const rows = results.map(({ match, tally }) => {
    const name = `${told(match.a)} against ${told(match.b)}${match.players > 2 ? ` on ${match.players - 1} seats` : ''}`;
    const other = match.players > 1 ? ` : ${tally.b.total.toFixed(1)}` : '';
    return `| ${name} | ${tally.games} | ${tellRate(tally.rate)} | ${tally.a.total.toFixed(1)}${other} |`;
  });
  return ['| match | games | won | mean scores |', '| --- | ---: | --- | ---: |', ...rows];
}

function styleTable({ game, played }: GameLadder): string[] {
  const rows = played
    .filter(({ purpose }) => purpose === 'styles')
    .map(({ match, tally }) => {
      const level = LEVELS.find((one) => one === match.a) ?? 'daimyo';
      const { fondOf, share } = tellStyle(game, level);
      const { rate, low, high } = tally.elo;
      const elo = `${rate.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`;
      return `| ${match.a} | ${fondOf} | ${share(tally.a)} | ${share(tally.b)} | ${elo} | ${tally.games} |`;
    });
  return [
    '| level | fond of | with | without | Elo | games |',
    '| --- | --- | --- | --- | --- | ---: |',
    ...rows,
  ];
}

const TOLD =
  'What a search of 200 states told at the beginning of turns, in games of it against itself that nothing was fitted to. Alone, every second decision up to a turn by lot was made at random, and what was told before that is left out: a search that plays well from the start nearly always wins, so that even chances would hardly ever be told. A lead is in points over the best other seat, as the analyst tells it with 200 states.';

function toldTables(game: GameName, { players, games, tenths, leads }: Told): string[] {
  const chanceNames = tenths.map((_, i) => `${10 * i} to ${10 * (i + 1)}%`);
  const leadNames = leads.map((_, i) => {
    const [low, high] = [LEAD_EDGES[i - 1], LEAD_EDGES[i]];
    if (low === undefined) return `below ${high}`;
    return high === undefined ? `${low} and more` : `${low} to ${high}`;
  });
  return [
    `### Win chances, ${atTable(game, players)}`,
    '',
    `${games} games.`,
    '',
    ...bandTable(['told', 'won'], chanceNames, tenths, percent),
    '',
    `### Leads, ${atTable(game, players)}`,
    '',
    ...bandTable(['expected', 'at the end'], leadNames, leads, (points) => points.toFixed(1)),
    '',
  ];
}

function bandTable(
  [said, came]: readonly [string, string],
  names: readonly string[],
  bands: readonly Band[],
  write: (figure: number) => string,
): string[] {
  const rows = bands.map((band, i) => {
    if (band.count === 0) return `| ${names[i]} | | | |`;
    const apart = `${write(band.came - band.told)} (±${write(band.off)})`;
    return `| ${names[i]} | ${write(band.told)} | ${write(band.came)} | ${apart} |`;
  });
  return [`| ${said} | mean | ${came} | ${came} less ${said} |`, '| --- | ---: | ---: | ---: |', ...rows];
}
