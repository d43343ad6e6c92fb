import {
  type GameName,
  type GameRecord,
  type Rng,
  replayGame,
  type State,
  scripted,
  start,
} from '@shirasagi/engine';
import { dealtChance, opponentSeed } from '@shirasagi/protocol/deal';
import type { KeptDeal } from '../store/store.js';
import type { FixedThought } from './opponents.js';

/** A game of the day in this page: the same dice, cards and opponent as at the server. */
export interface Dealt {
  /** Chance that has dealt everything in a record, and deals on. */
  chance(record: GameRecord): Rng;
  /** How the opponent to move thinks. */
  thought(state: State): FixedThought | undefined;
}

/** Deals a game of a day whose seed is known. */
export function dealt(deal: KeptDeal): Dealt {
  const { seed, spec } = deal;
  return {
    chance(record) {
      const chance = dealtChance(seed, deal);
      start(record.game as GameName, record.options, chance);
      const game = replayGame({ ...record, entries: [] });
      for (const entry of record.entries) {
        if ('takeBack' in entry) game.takeBack(entry.takeBack);
        else {
          // What was drawn is in the record; the dealer deals it again, to know what is left.
          const drawn = scripted(entry.drawn ?? []);
          const move = game.rules.moves.parse(entry.move) as number;
          const result = game.play(move, (n, what) => {
            chance(n, what);
            return drawn(n, what);
          });
          if (!result.ok) throw result.error;
        }
      }
      return chance;
    },
    thought: (state) =>
      spec === null ? undefined : { spec, seed: opponentSeed(seed, deal, state), fresh: true },
  };
}

/** The record of a game of a day before its first decision. */
export function dealtRecord(deal: KeptDeal, game: GameName, options: GameRecord['options']): GameRecord {
  return start(game, options, dealtChance(deal.seed, deal)).record();
}
