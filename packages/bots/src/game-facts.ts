import type { Trust } from './analyst/ledger.js';
import type { Fondness } from './levels/fondness.js';
import type { More } from './levels/more.js';
import type { Surer } from './levels/surer.js';

/** Small facts about one game that opponents, coach and analyst go by. */
export interface GameFacts {
  /** How much of what a state leads to an apprentice sees. */
  readonly sight: number;
  /** States a level gives a decision. */
  readonly nodes: {
    /** Enough to see how its own turn may go on. */
    readonly gardener: number;
    /** Enough to see it well. */
    readonly steward: number;
    /** Enough to plan its turn and to see the answer. */
    readonly samurai: number;
  };
  /** Points one piece of what a player is fond of counts for more than it is worth, with all turns to come. */
  readonly bonus: Readonly<Record<Fondness, number>>;
  /**
   * How outcomes differ from what a search with a net says, by the number of players. Written by
   * `bench calibrate --fit`: judges learned from games of quick players, and better ones leave less to luck.
   */
  readonly surer: ReadonlyMap<number, Surer>;
  /** Points that players make beyond those such a search expects, by the number of players; written likewise. */
  readonly more: ReadonlyMap<number, More>;
  /** Kinds of moves that only settle how something is paid, in which order, or what is gained with a choice. */
  readonly minorMoves: ReadonlySet<string>;
  /** Kinds of moves that say what a turn is about: which die goes where, which token goes where. */
  readonly mainMoves: ReadonlySet<string>;
  /**
   * The most points a turn may cost on average for each grade but the last. The opponents are the yardstick: one that
   * looks at 300 states a decision is strong to good, one that looks at 5 fair to still learning (docs/review.md).
   */
  readonly gradeLimits: readonly number[];
  /** How far the analyst trusts itself, by the figures of `bench review` (docs/review.md). */
  readonly trust: Trust;
}
