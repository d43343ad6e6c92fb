import type { DayGame, DayHead } from '@shirasagi/protocol';
import { go } from '../app/route';
import { linkTo, recordUpTo } from '../replay/link.js';
import { days } from './daily-api.js';
import { sittersOf } from './practise.js';

/** Fetches the best game of a closed day and opens it at its first decision. Throws `RequestRefused`. */
export async function watchBest(head: DayHead, game: DayGame): Promise<void> {
  const { record } = (await days.best(head.day, game)).proof;
  const stands = recordUpTo(record, Number.POSITIVE_INFINITY);
  go(linkTo({ record: { ...stands, game: head.terms[game].game }, sitters: sittersOf(head, game), at: 0 }));
}
