import type { CheckedAsk } from '@shirasagi/protocol';
import { LAST_ENTRY_NUMBER, LONGEST_MOVE, MESSAGE_ID, REQUESTS, TABLE_ID } from '@shirasagi/protocol/schemas';
import { check } from '../check.js';

const FIELDS = 4;

/** A move as its schema would let it through, looked at by hand; undefined when anything is wrong with it. */
export function quickPlay(given: unknown): CheckedAsk<'play'> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { table, id, number, move } = given as Record<string, unknown>;
  if (typeof table !== 'string' || typeof id !== 'string' || typeof move !== 'string') return undefined;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  if (number < 0 || number > LAST_ENTRY_NUMBER || move.length < 1 || move.length > LONGEST_MOVE)
    return undefined;
  if (!TABLE_ID.test(table) || !MESSAGE_ID.test(id)) return undefined;
  return Object.keys(given).length === FIELDS ? { table, id, number, move } : undefined;
}

/** Checks a move, the message there are most of; the schema says what is wrong with one. */
export const checkedPlay = (given: unknown): CheckedAsk<'play'> =>
  quickPlay(given) ?? check(REQUESTS.play.ask, given);
