/** What happens at a table, entry by entry. */
import type { RecordEntry } from '@shirasagi/engine';
import { z } from 'zod';
import { EntryNumber, SeatNumber, Time } from './ids.js';

/** What happens to a seat whose time is out. */
export const OnTimeOut = z.enum(['opponent', 'loses']);
export type OnTimeOut = z.output<typeof OnTimeOut>;

/** A seat given up, or taken back by its person from the opponent that played it after a time-out. */
export const SeatEntry = z.union([
  z.strictObject({ resign: SeatNumber }).readonly(),
  // biome-ignore lint/suspicious/noThenProperty: records have this name since the first version; it is never a function
  z.strictObject({ timeOut: SeatNumber, then: OnTimeOut }).readonly(),
  z.strictObject({ comeBack: SeatNumber }).readonly(),
]);
export type SeatEntry = z.output<typeof SeatEntry>;

/** An entry of the game's record: a move with what it drew, or decisions taken back. */
export const GameEntry: z.ZodType<RecordEntry> = z.union([
  z.strictObject({ move: z.string(), drawn: z.array(z.int()).readonly().exactOptional() }).readonly(),
  z.strictObject({ takeBack: EntryNumber }).readonly(),
]);

/** One thing that happened at a table: an entry of the game's record, or something about a seat. */
export const TableEntry = z.union([GameEntry, SeatEntry]);
export type TableEntry = z.output<typeof TableEntry>;

/** Time left at a table: when the seat to move runs out, and the reserves of all seats in milliseconds. */
export const ClockFace = z
  .strictObject({ deadline: Time.nullable(), reserves: z.array(z.number()).readonly() })
  .readonly();
export type ClockFace = z.output<typeof ClockFace>;

const numbered = {
  number: EntryNumber,
  /** The seat that did it. */
  seat: SeatNumber,
  entry: TableEntry,
  /** Of the state it leads to. */
  hash: z.string(),
  at: Time,
  clock: ClockFace.exactOptional(),
};

/** An entry as it is kept and sent: its number at the table and the hash of the state it leads to. */
export const NumberedEntry = z.strictObject(numbered).readonly();
export type NumberedEntry = z.output<typeof NumberedEntry>;

/** An entry as everybody at its table hears of it. */
export const EntryNews = z
  .strictObject({
    table: z.string(),
    ...numbered,
    /** The person whose turn it became; left out while it stays the same seat's, and where an opponent is to move. */
    turn: z.string().exactOptional(),
  })
  .readonly();
