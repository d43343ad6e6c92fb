import type { DayGame, DayHead } from '@shirasagi/protocol';
import { commitmentOf } from '@shirasagi/protocol/deal';
import { verify } from '@shirasagi/protocol/verify';
import { days } from './daily-api.js';
import { readKept } from './kept-days.js';

/** What checking a closed day led to: how much fits, or that something does not. */
export type DayVerdict =
  | { readonly ok: false }
  | { readonly ok: true; readonly shownBefore: boolean; readonly games: number };

/**
 * Checks the seed of a day against its hash, the hash shown here before, and every draw of the best of the games that
 * were played. Throws `RequestRefused`.
 */
export async function checkDay(
  { day, seed, commitment }: DayHead,
  played: readonly DayGame[],
): Promise<DayVerdict> {
  const shown = readKept().shown[day];
  if (seed === null || commitmentOf(seed) !== commitment || (shown !== undefined && shown !== commitment))
    return { ok: false };
  let games = 0;
  for (const game of played) {
    const best = await days.best(day, game);
    const { proof } = best;
    const sameDay = proof.seed === seed && proof.deal?.day === day && proof.deal.game === game;
    if (!sameDay || !(await verify(proof)).ok) return { ok: false };
    games++;
  }
  return { ok: true, shownBefore: shown !== undefined, games };
}
