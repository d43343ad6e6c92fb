import type { ChatLine } from '@shirasagi/protocol';
import type { OnlineTable } from '../../session/online/online-table.js';

/** Lines that are carried over; a row of games may be long. */
const MOST = 100;

const NOTHING: readonly ChatLine[] = [];

/**
 * What was said at the table before, by the table people went on to. Only their pages know it, and only as long as
 * they are open: a person who is new at the next table was not there when it was said.
 */
const carried = new Map<string, readonly ChatLine[]>();

/** What was said at the table from which one came to this one. */
export const talkBefore = (table: string): readonly ChatLine[] => carried.get(table) ?? NOTHING;

/** Takes the talk of a table along to the next one. */
export function carryTalk({ id, chat }: OnlineTable, next: string): void {
  carried.set(next, [...talkBefore(id), ...chat].slice(-MOST));
}
