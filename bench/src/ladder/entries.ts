import { FACTS, LEVELS, type Level, STYLES } from '@shirasagi/bots';
import { type GameName, rulesFor } from '@shirasagi/engine';
import type { Match } from '../matches/match.js';

/** What a match of the ladder is played for. */
export type Purpose = 'levels' | 'styles' | 'before' | 'times' | 'threads' | 'solo';

/** A match of the ladder; the number of games is up to those who play it. */
export interface Entry {
  readonly purpose: Purpose;
  readonly match: Omit<Match, 'games'>;
}

const SEED = 'ladder';
/** A policy that follows the principles of the lessons, as a careful beginner would. */
export const BEGINNER = 'coach';
/** Milliseconds a decision; the last step is ten times the one before: what more thinking is worth. */
export const BUDGETS = [2, 6, 20, 200];
/** States a decision of the search that stands for the daimyo in the match of its style: its own take a minute a game. */
const STYLE_STATES = 2000;

/** A level with its style, and the same without. */
function styleSides(game: GameName, level: Level): readonly [string, string] {
  if (level !== 'daimyo') return [level, `${level}:plain`];
  const { fondOf } = STYLES[level];
  const plain = `search:${STYLE_STATES}n`;
  return [`${plain}:${fondOf}=${FACTS[game].bonus[fondOf]}`, plain];
}

/** All matches of a game. `before` is a folder with a build of the search to compare with. */
export function entriesOf(game: GameName, before: string | undefined): Entry[] {
  const entry = (purpose: Purpose, a: string, b: string, players = 2): Entry => ({
    purpose,
    match: { game, players, a, b, seed: SEED },
  });
  const { playerCounts } = rulesFor(game);
  const found = [
    entry('levels', BEGINNER, LEVELS[0]),
    ...LEVELS.slice(1).map((level, i) => entry('levels', level, LEVELS[i])),
    ...LEVELS.map((level) => entry('styles', ...styleSides(game, level))),
    ...BUDGETS.slice(1).map((ms, i) => entry('times', `search:${ms}ms`, `search:${BUDGETS[i]}ms`)),
    ...[2, 4].map((threads) => entry('threads', `search:50ms:threads=${threads}`, 'search:50ms')),
  ];
  if (playerCounts.includes(1)) {
    const match = { game, players: 1, a: 'search:1000n', b: 'rival', seed: SEED, level: 'hard' };
    found.push({ purpose: 'solo', match });
  }
  if (before !== undefined) {
    const then = (limit: string): string => `build=${before}:search:${limit}`;
    found.push(entry('before', 'search:200ms', then('200ms')));
    found.push(entry('before', 'search:20ms', then('200ms')));
    if (playerCounts.includes(4)) found.push(entry('before', 'search:100ms', then('100ms'), 4));
  }
  return found;
}
