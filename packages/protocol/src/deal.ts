/** How everything dealt in a game of the day follows from the seed of the day. Runs in a browser too. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { dealer, type GameName, hash, type RandomSource, type Rng, type State } from '@shirasagi/engine';
import type { DayGame } from './days.js';
import { outcomeOf } from './fair-chance.js';

/** Which deal: the game of a day. */
export interface Deal {
  readonly day: string;
  readonly game: DayGame;
}

/** The rules a game of the day is played by. */
export const rulesOfDay = (game: DayGame): GameName => (game === 'duel' ? 'duel' : 'castle');

/** SHA-256 of a seed, shown before anybody plays. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** What is authenticated with the seed for try `retry` of number `k` of a stream: a deck's order, or a die's faces. */
export const dealMessage = ({ day, game }: Deal, stream: string, k: number, retry: number): string =>
  `shirasagi-deal:${day}:${game}:${stream}:${k}:${retry}`;

/**
 * Chance that deals the game of a day: every deck one order, every round its dice, however people play. Each number
 * is an authentication code, so what was dealt tells nothing about what will be.
 */
export function dealtChance(seed: string, deal: Deal): Rng {
  const key = hexToBytes(seed);
  const stream = (name: string): RandomSource => {
    let k = 0;
    return (n) => {
      for (let retry = 0; ; retry++) {
        const outcome = outcomeOf(hmac(sha256, key, utf8ToBytes(dealMessage(deal, name, k, retry))), n);
        if (outcome === undefined) continue;
        k++;
        return outcome;
      }
    };
  };
  return dealer(rulesOfDay(deal.game), stream);
}

/** What an opponent's thought about a state follows from: everybody who gets there meets the same answer. */
export const opponentSeed = (seed: string, { day, game }: Deal, state: State): string =>
  bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`shirasagi-opponent:${day}:${game}:${hash(state)}`)));
