import type { GameName } from '@shirasagi/engine';
import type { Strength } from './elo.js';
import type { Match } from './match.js';
import { type Panel, plot } from './plot.js';
import type { Tally } from './tally.js';

/** What the ladder found for one game. */
export interface GameLadder {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly strengths: readonly Strength[];
  readonly results: readonly { readonly match: Match; readonly tally: Tally }[];
  /** Search against itself at growing budgets: milliseconds a decision and strength. */
  readonly budgets: readonly { readonly ms: number; readonly strength: Strength }[];
}

const COLOURS: Readonly<Record<GameName, string>> = { castle: '#b5412f', duel: '#2f5fb5' };
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
      colour: COLOURS[game],
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
      colour: COLOURS[game],
      marks: budgets.map(({ ms, strength }) => ({ label: String(ms), x: ms, ...bars(strength) })),
    })),
  };
  return plot([levels, time]);
}

/** The page around the picture. */
export function ladderPage(games: readonly GameLadder[], picture: string): string {
  const lines = [
    '# Ladder',
    '',
    'Written by `npm run -s bench -- ladder`. Elo with 95% intervals; two players.',
    '',
  ];
  lines.push(`![Elo of the levels and of search against time](${picture})`, '');
  for (const { game, names, strengths, results, budgets } of games) {
    lines.push(`## ${game}`, '', '| level | Elo | 95% |', '| --- | ---: | ---: |');
    names.forEach((name, i) => {
      lines.push(`| ${name} | ${strengths[i].elo.toFixed(0)} | ±${strengths[i].off.toFixed(0)} |`);
    });
    lines.push('', '| match | games | won | 95% | mean scores |', '| --- | ---: | ---: | ---: | ---: |');
    for (const { match, tally } of results) {
      const { rate, low, high } = tally.rate;
      lines.push(
        `| ${match.a} against ${match.b} | ${tally.games} | ${percent(rate)} | ${percent(low)} to ${percent(high)} | ${tally.a.total.toFixed(1)} : ${tally.b.total.toFixed(1)} |`,
      );
    }
    lines.push('', '| search, ms a decision | Elo | 95% |', '| ---: | ---: | ---: |');
    for (const { ms, strength } of budgets) {
      lines.push(`| ${ms} | ${strength.elo.toFixed(0)} | ±${strength.off.toFixed(0)} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
