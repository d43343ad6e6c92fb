import { GAME_NAMES, type GameName } from '@shirasagi/engine';
import type { Strength } from '../matches/elo.js';
import type { Match } from '../matches/match.js';
import { type Panel, plot } from '../matches/plot.js';
import type { Speed } from '../matches/speed.js';
import type { Tally } from '../matches/tally.js';

/** A match and what came of it. */
export interface Played {
  readonly match: Match;
  readonly tally: Tally;
}

/** What the ladder found for one game. */
export interface GameLadder {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly strengths: readonly Strength[];
  readonly results: readonly Played[];
  /** Matches the levels are not part of: what greedy play and search are worth. */
  readonly references: readonly Played[];
  /** Search against itself, each budget against the next smaller one. */
  readonly times: readonly Played[];
  readonly speed: Speed;
  /** Strength by milliseconds a decision. */
  readonly budgets: readonly { readonly ms: number; readonly strength: Strength }[];
}

const COLOURS = ['#b5412f', '#2f5fb5', '#4f7d3a', '#8a5aa8'];
const colourOf = (game: GameName): string => COLOURS[GAME_NAMES.indexOf(game) % COLOURS.length];
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** The picture: strength of every level, and strength against time. */
export function ladderPicture(games: readonly GameLadder[]): string {
  const bars = ({ elo, off }: Strength) => ({ y: elo, low: elo - off, high: elo + off });
  const levels: Panel = {
    title: 'Levels',
    xTitle: 'level',
    yTitle: 'Elo (first level = 0)',
    logarithmic: false,
    joined: false,
    series: games.map(({ game, names, strengths }, g) => ({
      name: game,
      colour: colourOf(game),
      // Side by side, so that the intervals of the two games do not hide each other.
      marks: names.map((label, i) => ({
        label: g === 0 ? label : '',
        x: i + g * 0.12,
        ...bars(strengths[i]),
      })),
    })),
  };
  const time: Panel = {
    title: 'Search: strength against time',
    xTitle: 'milliseconds a decision',
    yTitle: 'Elo (shortest = 0)',
    logarithmic: true,
    joined: true,
    series: games.map(({ game, budgets }) => ({
      name: game,
      colour: colourOf(game),
      marks: budgets.map(({ ms, strength }) => ({ label: String(ms), x: ms, ...bars(strength) })),
    })),
  };
  return plot([levels, time]);
}

const GOALS = '## Goals';

/** The part of a page that is written by hand: the goals, to the next heading of the same kind. */
export function goalsIn(page: string): string {
  const lines = page.split('\n');
  const start = lines.indexOf(GOALS);
  if (start < 0) return '';
  const end = lines.findIndex((line, i) => i > start && line.startsWith('## '));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd();
}

/** The page around the picture; `note` says where and when it was measured, `goals` is kept from the page before. */
export function ladderPage(
  games: readonly GameLadder[],
  picture: string,
  note: string | undefined,
  goals: string,
): string {
  const lines = [
    '# Ladder',
    '',
    'Written by `npm run -s bench -- ladder`. Intervals are 95%. What nets are worth is in [nets.md](nets.md).',
    '',
  ];
  if (note) lines.push(note, '');
  lines.push(`![Elo of the levels and of search against time](${picture})`, '');
  if (goals) lines.push(goals, '');
  for (const game of games) {
    lines.push(
      `## ${game.game}`,
      '',
      '### Levels',
      '',
      ...strengthTable('level', game.names, game.strengths),
    );
    lines.push('', '### Search against time', '');
    const budgets = game.budgets.map(({ ms }) => `${ms} ms a decision`);
    lines.push(
      ...strengthTable(
        'search',
        budgets,
        game.budgets.map(({ strength }) => strength),
      ),
    );
    lines.push(
      '',
      '### Matches',
      '',
      ...matchTable([...game.references, ...game.times, ...game.results]),
      '',
    );
    for (const played of [...game.references, ...game.times]) lines.push(...describeScores(played));
    lines.push(...describeSpeed(game.speed));
  }
  return lines.join('\n');
}

function strengthTable(title: string, names: readonly string[], strengths: readonly Strength[]): string[] {
  const rows = names.map(
    (name, i) => `| ${name} | ${strengths[i].elo.toFixed(0)} | ±${strengths[i].off.toFixed(0)} |`,
  );
  return [`| ${title} | Elo | interval |`, '| --- | ---: | ---: |', ...rows];
}

function matchTable(results: readonly Played[]): string[] {
  const rows = results.map(({ match, tally }) => {
    const { rate, low, high } = tally.rate;
    const scores = `${tally.a.total.toFixed(1)} : ${tally.b.total.toFixed(1)}`;
    const name = `${match.a} against ${match.b}${match.players > 2 ? ` on ${match.players - 1} seats` : ''}`;
    return `| ${name} | ${tally.games} | ${percent(rate)} | ${percent(low)} to ${percent(high)} | ${scores} |`;
  });
  return ['| match | games | won | interval | mean scores |', '| --- | ---: | ---: | ---: | ---: |', ...rows];
}

/** What search at full strength scores and where its points come from. */
function describeScores({ match, tally }: Played): string[] {
  if (match.a !== 'search:200ms') return [];
  const shares = Object.entries(tally.a.shares).map(([category, share]) => `${category} ${percent(share)}`);
  return [
    `${match.a} against ${match.b}${match.players > 2 ? ` on ${match.players - 1} seats` : ''}: mean winning score ${tally.winning_score.toFixed(1)}; points of ${match.a} come from ${shares.join(', ')}.`,
    '',
  ];
}

function describeSpeed({ bare, search }: Speed): string[] {
  const thousands = (rate: number): string => `${(rate / 1000).toFixed(1)} thousand`;
  return [
    `Search looks at ${thousands(search)} states a second on one core, each with a first look at all of its moves; bare random play makes ${thousands(bare)} decisions a second (ratio ${(search / bare).toFixed(3)}).`,
    '',
  ];
}
