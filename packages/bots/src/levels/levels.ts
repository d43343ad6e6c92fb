import { type RandomSource, rulesFor, type State } from '@shirasagi/engine';
import type { Bot, Budget, OnProgress, Thought } from '../bot.js';
import { FACTS } from '../games.js';
import { SearchBot } from '../search/search-bot.js';
import { type SearchOptions, TUNED } from '../search/search-options.js';
import { GreedyBot, type Liking, shortSighted } from './greedy.js';
import { DAIMYO_SHARE, DAIMYO_TURN_MS } from './limits.js';
import { type Style, styleBonus } from './styles.js';

/** The opponents people can choose, from forgiving to strong. */
export const LEVELS = ['apprentice', 'gardener', 'steward', 'samurai', 'daimyo'] as const;
export type Level = (typeof LEVELS)[number];

/** What each level is fond of. `bench style` shows what that changes and what it costs. */
export const STYLES: Readonly<Record<Level, Style>> = {
  apprentice: { fondOf: 'time' },
  gardener: { fondOf: 'gardens' },
  steward: { fondOf: 'points' },
  samurai: { fondOf: 'warriors' },
  daimyo: { fondOf: 'climbing' },
};

/** A liking with a taste added to it. */
export function styled(likes: Liking, style: Style | undefined): Liking {
  if (!style) return likes;
  const bonus = styleBonus(style);
  return (judge, state, seat) => likes(judge, state, seat) + bonus(judge, state, seat);
}

/** A tree of the player's own turn alone. */
const OWN_TURN: SearchOptions = { ...TUNED, ownTurnOnly: 1 };

/** Opponents by level. They differ in how far they look and what they look at; none plays a move at random. */
const SEATS: Readonly<Record<Level, (rng: RandomSource, style: Style | undefined) => Bot>> = {
  apprentice: (rng, style) =>
    new GreedyBot(
      rng,
      styled(
        shortSighted((game) => FACTS[game].sight),
        style,
      ),
    ),
  gardener: (rng, style) =>
    new SearchBot(rng, {
      options: OWN_TURN,
      usual: (game) => ({ nodes: FACTS[game].nodes.gardener }),
      net: 'none',
      style,
    }),
  steward: (rng, style) =>
    new SearchBot(rng, {
      options: OWN_TURN,
      usual: (game) => ({ nodes: FACTS[game].nodes.steward }),
      style,
    }),
  samurai: (rng, style) =>
    new SearchBot(rng, { usual: (game) => ({ nodes: FACTS[game].nodes.samurai }), style }),
  daimyo: (rng, style) => new PacedBot(new SearchBot(rng, { style }), DAIMYO_TURN_MS),
};

/** Whether a word names a level. */
export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word);

/**
 * Seats an opponent of a level; without a budget it thinks as long as its level does. It has its own style, another
 * one or none.
 */
export function opponent(level: Level, rng: RandomSource, style: Style | 'none' = STYLES[level]): Bot {
  return SEATS[level](rng, style === 'none' ? undefined : style);
}

const LEAST_MS = 20;

/** Shares one stretch of time out over the decisions of a turn. */
class PacedBot implements Bot {
  private readonly bot: Bot;
  private readonly turnMs: number;
  private turn = '';
  private leftMs = 0;

  constructor(bot: Bot, turnMs: number) {
    this.bot = bot;
    this.turnMs = turnMs;
  }

  async think(state: State, budget: Budget = {}, onProgress?: OnProgress): Promise<Thought> {
    if (budget.ms !== undefined || budget.nodes !== undefined)
      return this.bot.think(state, budget, onProgress);
    const turn = rulesFor(state.game).turnKey(state);
    if (turn !== this.turn) this.leftMs = this.turnMs;
    this.turn = turn;
    const thought = await this.bot.think(
      state,
      { ...budget, ms: Math.max(LEAST_MS, this.leftMs * DAIMYO_SHARE) },
      onProgress,
    );
    this.leftMs -= thought.ms;
    return thought;
  }
}
