/** A finished table as it is handed out, and its shape checked by hand: the page loads no schemas for it. */
import type { GameRecord } from '@shirasagi/engine';
import { DAY_GAMES, isDay } from './days.js';
import type { Deal } from './deal.js';
import type { SeatEntry } from './entries.js';
import { NONCE, type Nonces } from './fair-chance.js';
import type { TableResult } from './tables.js';

/** A finished table as it is handed out: the record, and the seed that everything in it was drawn from. */
export interface TableProof {
  readonly format: 'shirasagi-table';
  /** 1 for tables from before pages added nonces, 3 for a game of the day. */
  readonly version: 1 | 2 | 3;
  readonly table: string;
  /** SHA-256 of the seed, shown from the moment the table was opened; both as hex digits. */
  readonly commitment: string;
  readonly seed: string;
  /** What people's pages added to chance after the commitment was shown, by seat; null where none did. */
  readonly nonces?: Nonces;
  /** Seats of computer opponents, which add nothing. */
  readonly opponents?: readonly number[];
  /** The game of the day it is: everybody's is dealt from the one seed, and no page adds to it. */
  readonly deal?: Deal;
  readonly record: GameRecord;
  /** The edition file of a table that was played with other values than the built-in ones. */
  readonly edition?: object;
  /** Seats given up or taken back, with the numbers of those entries; all others are the record's, in order. */
  readonly seats: readonly { readonly number: number; readonly entry: SeatEntry }[];
  /** The hash after each entry, as everybody at the table was told. */
  readonly hashes: readonly string[];
  readonly result: TableResult;
}

/** The parts of a table that are checked, in this order. */
export type Checked = 'shape' | 'commitment' | 'nonces' | 'fold' | 'draws' | 'result';

/** What does not fit, and in which part. */
export class Misfit extends Error {
  readonly part: Checked;

  constructor(part: Checked, reason: string) {
    super(reason);
    this.part = part;
  }
}

/** Far above any real game. */
const MOST_ENTRIES = 20_000;

/** Looks at the shape of untrusted JSON; the record is looked at when it is replayed. */
export function readProof(json: unknown): TableProof {
  const proof = json as Partial<TableProof> | null;
  const must = (holds: boolean, reason: string): void => {
    if (!holds) throw new Misfit('shape', reason);
  };
  const list = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MOST_ENTRIES;
  must(
    typeof proof === 'object' &&
      proof?.format === 'shirasagi-table' &&
      [1, 2, 3].includes(proof.version as number),
    'this is not a finished table: format must be shirasagi-table, version 1, 2 or 3',
  );
  const { version, table, seed, nonces, opponents, deal, hashes, seats, result } = proof!;
  must(typeof table === 'string', 'table: must be the id of the table');
  must(
    typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed),
    'seed: must be 64 hex digits; it is known when the game is over',
  );
  must(
    version === 1
      ? nonces === undefined
      : list(nonces) && nonces.every((nonce) => nonce === null || NONCE.test(String(nonce))),
    'nonces: must be a list with 32 hex digits or null for each seat',
  );
  must(
    version === 1
      ? opponents === undefined
      : list(opponents) && opponents.every((seat) => Number.isInteger(seat)),
    'opponents: must be a list of seats',
  );
  must(
    version === 3 ? isDeal(deal) : deal === undefined,
    'deal: must name the day and the game, in version 3 only',
  );
  must(list(hashes), 'hashes: must be a list with the hash after each entry');
  must(list(seats) && seats.every(isSeatEntry), 'seats: must be a list of what happened to seats');
  must(typeof result === 'object' && result !== null, 'result: must be there');
  return proof as TableProof;
}

function isDeal(value: unknown): boolean {
  const { day, game } = (value ?? {}) as Record<string, unknown>;
  return typeof day === 'string' && isDay(day) && DAY_GAMES.some((known) => known === game);
}

function isSeatEntry(value: unknown): boolean {
  const { number, entry } = (value ?? {}) as { number?: unknown; entry?: Record<string, unknown> };
  if (!Number.isInteger(number) || typeof entry !== 'object' || entry === null) return false;
  const [[name, seat] = [], [then, what] = [], ...more] = Object.entries(entry);
  if (!Number.isInteger(seat) || more.length > 0) return false;
  if (name === 'timeOut') return then === 'then' && (what === 'opponent' || what === 'loses');
  return (name === 'resign' || name === 'comeBack') && then === undefined;
}
