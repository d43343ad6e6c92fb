import { parseArgs } from 'node:util';
import { FACTS, type Fondness, isLevel, LEVELS, type Level, STYLES } from '@shirasagi/bots';
import type { GameName } from '@shirasagi/engine';
import { type Match, playMatch } from './match.js';
import type { Side } from './tally.js';

/** Points on the score sheet that a fondness should show in; the Lantern cards of the Duel are on none. */
const CATEGORIES: Readonly<
  Partial<Record<GameName, Readonly<Partial<Record<Fondness, readonly string[]>>>>>
> = {
  castle: {
    time: ['time'],
    gardens: ['gardeners'],
    points: ['clanPoints'],
    warriors: ['warriors'],
    climbing: ['courtiers'],
  },
  duel: {
    gardens: ['cranes'],
    points: ['clanPoints'],
    warriors: ['katanas', 'kabutos'],
    climbing: ['flags'],
  },
};

/** What a level is fond of, and how to tell how much a side has of it. */
export function tellStyle(game: GameName, level: Level) {
  const { fondOf } = STYLES[level];
  const names = CATEGORIES[game]?.[fondOf] ?? [];
  const share = ({ has, shares }: Side): string => {
    const part = names.reduce((sum, name) => sum + shares[name], 0);
    const points = names.length > 0 ? `, ${(100 * part).toFixed(1)}% of its points` : '';
    return `${has[fondOf].toFixed(2)}${points}`;
  };
  return { fondOf, share };
}

/** A level with its style against the same without; with `states` a search of so many states stands for it. */
function matchOf(game: GameName, level: Level, states: string | undefined, games: number): Match {
  const { fondOf } = STYLES[level];
  const isSearch = level === 'samurai' || level === 'daimyo';
  const [a, b] =
    states && isSearch
      ? [`search:${states}n:${fondOf}=${FACTS[game].bonus[fondOf]}`, `search:${states}n`]
      : [level, `${level}:plain`];
  return { game, players: 2, a, b, games, seed: 'style' };
}

/**
 * What the style of each level changes and what it costs: `bench style [--levels gardener,samurai] [--games N]
 * [--states 200]`, the last for the levels that think long.
 */
export async function styleBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      levels: { type: 'string', default: LEVELS.join(',') },
      games: { type: 'string', default: '400' },
      states: { type: 'string' },
      cores: { type: 'string' },
    },
  });
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  for (const level of values.levels.split(',').filter(isLevel)) {
    for (const game of ['castle', 'duel'] as const) {
      const match = matchOf(game, level, values.states, Number(values.games));
      const { a, b, elo, games } = await playMatch(match, { cores });
      const { fondOf, share } = tellStyle(game, level);
      console.log(
        `${game}, ${level}, fond of ${fondOf}: ${share(a)} (without ${share(b)}); ` +
          `Elo ${elo.rate.toFixed(0)} (95%: ${elo.low.toFixed(0)} to ${elo.high.toFixed(0)}) in ${games} games of ${match.a}`,
      );
    }
  }
}
