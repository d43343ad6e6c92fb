import type { DayGame, DayHead } from '@shirasagi/protocol';
import { loadPart } from '../app/load-part.js';
import { go } from '../app/route';
import { adopt } from '../session/local/open-session.js';
import type { SeatPlayer } from '../session/session.js';

/** Who sits at a game of a day. */
export function sittersOf({ terms }: DayHead, game: DayGame): readonly SeatPlayer[] {
  const { opponent } = terms[game];
  return [
    { kind: 'person', name: '' },
    opponent ? { kind: 'opponent', level: opponent.level } : { kind: 'rival' },
  ];
}

/** Begins a game of a day whose seed is known, in this page, and goes to it. */
export async function practise(head: DayHead, game: DayGame): Promise<void> {
  const { day, seed, terms } = head;
  if (seed === null) throw new Error('the seed of this day is not known');
  const { dealtRecord } = await loadPart(() => import('../session/local/dealt.js'));
  const { opponent, options, game: rules } = terms[game];
  const deal = { day, game, seed, spec: opponent?.spec ?? null };
  go(`#/game/${adopt(dealtRecord(deal, rules, options), sittersOf(head, game), { deal }).id}`);
}
