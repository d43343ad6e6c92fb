import type { EntryRow, TableRow } from './schema.js';

/** What an entry changes in the head of its table; written in the same transaction. */
export interface HeadChange {
  readonly dueAt: number | null;
  /** The process that will do what is due at once. */
  readonly claimedBy: string | null;
  readonly claimedUntil: number;
  /** How it ended; the seed is anybody's from then on, unless it is null and stays as it is. */
  readonly ended?: Pick<TableRow, 'ended_at' | 'result'> & { readonly seed: string | null };
}

/** An entry with what it changes. */
export interface Appended {
  readonly row: EntryRow;
  readonly change: HeadChange | null;
}

/** What tells an entry from all others. */
export type EntryKey = Pick<EntryRow, 'table_id' | 'number'>;

export const keyOf = ({ table_id, number }: EntryKey): string => `${table_id} ${number}`;

/** Writes entries, all with different keys, in one transaction, but for those whose number is taken: these it returns, hardly ever any. */
export type WriteGroup = (group: readonly Appended[]) => Promise<readonly EntryKey[]>;

/** A group as one text, which both stores take apart themselves: the same short query for a group of any size. */
export const groupText = (group: readonly Appended[]): string =>
  JSON.stringify(group.map(({ row, change }) => (change ? { ...row, ...headValues(change) } : row)));

const headValues = ({ dueAt, claimedBy, claimedUntil, ended }: HeadChange) => ({
  changed: true,
  due_at: dueAt,
  claimed_by: claimedBy,
  claimed_until: claimedUntil,
  ...ended,
});

/** The columns of a head that a group changes, each with where its value comes from. */
export const HEAD_CHANGES = `due_at = given.due_at, claimed_by = given.claimed_by, claimed_until = given.claimed_until,
  status = case when given.ended_at is null then status else 'over' end,
  ended_at = coalesce(given.ended_at, game_table.ended_at), result = coalesce(given.result, game_table.result),
  seed = coalesce(given.seed, game_table.seed)`;

/** The columns of an entry. */
export const ENTRY_COLUMNS = 'table_id, number, seat, entry, hash, message, at';
