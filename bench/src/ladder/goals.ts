import type { GameName } from '@shirasagi/engine';
import type { Rate } from '../matches/elo.js';
import { BEGINNER } from './entries.js';
import type { GameLadder, Played } from './ladder-page.js';

/** One line of the table of goals. */
interface GoalRow {
  readonly goal: string;
  readonly found: string;
  readonly games: string;
  readonly reached: string;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
/** A rate with its interval. */
export const tellRate = ({ rate, low, high }: Rate): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

/** How a table of so many players is named; nothing is said of two. */
export function atTable(game: GameName, players: number): string {
  if (players === 2) return game;
  return players === 1 ? `${game} alone` : `${game} with ${players} players`;
}

/** Whether a figure lies in a range: surely, by the mean alone, or not. */
function judged({ rate, low, high }: Rate, least: number, most: number): string {
  if (rate < least || rate > most) return 'no';
  return low >= least && high <= most ? 'yes' : 'yes; the interval reaches beyond';
}

function rateRow(goal: string, played: Played | undefined, least: number, most = 1): GoalRow {
  if (!played) return { goal, found: 'not measured', games: '', reached: '' };
  const { rate, games } = played.tally;
  return { goal, found: tellRate(rate), games: `${games}`, reached: judged(rate, least, most) };
}

function goalsOf({ game, played, told, speed }: GameLadder): GoalRow[] {
  const find = (purpose: Played['purpose'], a: string, players = 2): Played | undefined =>
    played.find((one) => one.purpose === purpose && one.match.a === a && one.match.players === players);
  const rows = [
    rateRow(`${game}, 200 ms against 200 ms before: 65%`, find('before', 'search:200ms'), 0.65),
    rateRow(`${game}, 20 ms against 200 ms before: 50%`, find('before', 'search:20ms'), 0.5),
  ];
  if (game === 'castle') {
    const alone = find('before', 'search:100ms', 4);
    rows.push(rateRow('castle, alone against three before, 100 ms each: 35%', alone, 0.35));
    const solo = played.find(({ purpose }) => purpose === 'solo');
    rows.push(rateRow('castle, 1,000 states against the rival at hard: 90%', solo, 0.9));
  }
  for (const one of played.filter(({ purpose }) => purpose === 'levels')) {
    const { a, b } = one.match;
    rows.push(
      a === BEGINNER
        ? rateRow(`${game}, a careful beginner against the ${b}: 50%`, one, 0.5)
        : rateRow(`${game}, ${a} against ${b}: 65 to 85%`, one, 0.65, 0.85),
    );
  }
  for (const one of played.filter(({ purpose }) => purpose === 'styles')) {
    const { elo, games } = one.tally;
    const tellElo = (figure: number): string => figure.toFixed(0);
    rows.push({
      goal: `${game}, style of ${one.match.a}: within 50 Elo`,
      found: `${tellElo(elo.rate)} Elo (${tellElo(elo.low)} to ${tellElo(elo.high)})`,
      games: `${games}`,
      reached: judged(elo, -50, 50),
    });
  }
  for (const one of played.filter(({ purpose }) => purpose === 'threads'))
    rows.push(rateRow(`${game}, ${one.match.a} against one thread: 50%`, one, 0.5));
  for (const { players, games, tenths } of told) {
    const near = tenths.filter(({ count, told: said, came }) => count > 0 && Math.abs(came - said) <= 0.03);
    rows.push({
      goal: `${atTable(game, players)}, win chances told within 3% in every tenth`,
      found: `${near.length} of 10`,
      games: `${games}`,
      reached: near.length === 10 ? 'yes' : 'no',
    });
  }
  if (speed)
    rows.push({
      goal: `${game}, states a second with the weighted sum: 1.5 times`,
      found: `${speed.ratio.toFixed(2)} times (quartiles ${speed.low.toFixed(2)} to ${speed.high.toFixed(2)})`,
      games: '',
      reached: speed.ratio >= 1.5 ? 'yes' : 'no',
    });
  return rows;
}

/** The goals of all games and how far they were reached. */
export function goalTable(games: readonly GameLadder[]): string[] {
  const rows = games.flatMap(goalsOf);
  return [
    '| goal | measured | games | reached |',
    '| --- | --- | ---: | --- |',
    ...rows.map(({ goal, found, games: count, reached }) => `| ${goal} | ${found} | ${count} | ${reached} |`),
  ];
}
