/** Fair chance: how a table's outcomes follow from its seed, and how anyone checks it. Runs in a browser too. */
import type { GameRecord, State } from '@shirasagi/engine';
import type { SeatEntry, TableResult } from './protocol.js';
import { type Asked, type Refolded, refold } from './refold.js';

/** A finished table as it is handed out: the record, and the seed that everything in it was drawn from. */
export interface TableProof {
  readonly format: 'shirasagi-table';
  readonly version: 1;
  readonly table: string;
  /** SHA-256 of the seed, shown from the moment the table was opened; both as hex digits. */
  readonly commitment: string;
  readonly seed: string;
  readonly record: GameRecord;
  /** Seats given up or taken back, with the numbers of those entries; all others are the record's, in order. */
  readonly seats: readonly { readonly number: number; readonly entry: SeatEntry }[];
  /** The hash after each entry, as everybody at the table was told. */
  readonly hashes: readonly string[];
  readonly result: TableResult;
}

/** The parts of a table that are checked, in this order. */
export type Checked = 'shape' | 'commitment' | 'fold' | 'draws' | 'result';

/** What checking a table led to: what was found to be right, or the first thing that does not fit. */
export type Verdict =
  | { readonly ok: true; readonly draws: number; readonly entries: number; readonly state: State }
  | { readonly ok: false; readonly part: Checked; readonly reason: string };

/** What does not fit, and in which part. */
class Misfit extends Error {
  readonly part: Checked;

  constructor(part: Checked, reason: string) {
    super(reason);
    this.part = part;
  }
}

/** Far above any real game. */
const MOST_ENTRIES = 20_000;

/** Draws use 48 bits: exact as a number, and far more than any bound. */
const RANGE = 2 ** 48;
export const DRAW_BYTES = 6;

/** What is authenticated with the seed for try `retry` of outcome `k` of a table. */
export function drawMessage(table: string, k: number, retry: number): string {
  return `shirasagi-draw:${table}:${k}:${retry}`;
}

/** The outcome in [0, n) that the first bytes of the code stand for; undefined when they must be drawn again. */
export function outcomeOf(code: Uint8Array, n: number): number | undefined {
  let value = 0;
  for (let i = 0; i < DRAW_BYTES; i++) value = value * 256 + code[i];
  return value < RANGE - (RANGE % n) ? value % n : undefined;
}

const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Checks a finished table: its seed is the one promised, its entries can be folded and give the hashes that were
 * told, every outcome in them follows from the seed, and the result is the one they lead to.
 */
export async function verify(json: unknown): Promise<Verdict> {
  try {
    const proof = readProof(json);
    await checkCommitment(proof);
    const { asked, state, standing } = playedAgain(proof);
    await checkDraws(proof, asked);
    checkResult(proof.result, standing.result(state));
    return { ok: true, draws: asked.length, entries: proof.hashes.length, state };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, part: error.part, reason: error.message };
    throw error;
  }
}

/** Looks at the shape of untrusted JSON; the record is looked at when it is folded. */
function readProof(json: unknown): TableProof {
  const proof = json as Partial<TableProof> | null;
  const must = (holds: boolean, reason: string): void => {
    if (!holds) throw new Misfit('shape', reason);
  };
  const list = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MOST_ENTRIES;
  must(
    typeof proof === 'object' && proof?.format === 'shirasagi-table' && proof.version === 1,
    'this is not a finished table: format must be shirasagi-table, version 1',
  );
  const { table, seed, hashes, seats, result } = proof!;
  must(typeof table === 'string', 'table: must be the id of the table');
  must(
    typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed),
    'seed: must be 64 hex digits; it is known when the game is over',
  );
  must(list(hashes), 'hashes: must be a list with the hash after each entry');
  must(list(seats) && seats.every(isSeatEntry), 'seats: must be a list of what happened to seats');
  must(typeof result === 'object' && result !== null, 'result: must be there');
  return proof as TableProof;
}

function isSeatEntry(value: unknown): boolean {
  const { number, entry } = (value ?? {}) as { number?: unknown; entry?: Record<string, unknown> };
  if (!Number.isInteger(number) || typeof entry !== 'object' || entry === null) return false;
  const [[name, seat] = [], [then, what] = [], ...more] = Object.entries(entry);
  if (!Number.isInteger(seat) || more.length > 0) return false;
  if (name === 'timeOut') return then === 'then' && (what === 'opponent' || what === 'loses');
  return (name === 'resign' || name === 'comeBack') && then === undefined;
}

async function checkCommitment({ seed, commitment }: TableProof): Promise<void> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', unhex(seed));
  if (hex(new Uint8Array(digest)) !== commitment)
    throw new Misfit('commitment', 'the seed is not the one whose hash was shown when the table was opened');
}

function playedAgain(proof: TableProof): Refolded {
  try {
    return refold(proof);
  } catch (error) {
    throw new Misfit('fold', error instanceof Error ? error.message : String(error));
  }
}

async function checkDraws({ table, seed }: TableProof, asked: readonly Asked[]): Promise<void> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', unhex(seed), algorithm, false, ['sign']);
  for (const [k, { bound, outcome, where }] of asked.entries()) {
    let drawn: number | undefined;
    for (let retry = 0; drawn === undefined; retry++) {
      const code = await subtle.sign('HMAC', key, ascii(drawMessage(table, k, retry)));
      drawn = outcomeOf(new Uint8Array(code), bound);
    }
    if (drawn !== outcome)
      throw new Misfit(
        'draws',
        `draw ${k}, in ${where}, gave ${outcome} of ${bound}; the seed gives ${drawn}`,
      );
  }
}

function checkResult(told: TableResult, found: TableResult | undefined): void {
  if (!found) throw new Misfit('result', 'the game is not over after the last entry');
  for (const part of ['reason', 'ranks', 'totals'] as const) {
    const [a, b] = [told[part], found[part]].map((value) => JSON.stringify(value) ?? 'nothing');
    if (a !== b) throw new Misfit('result', `${part}: the table says ${a}, its entries lead to ${b}`);
  }
}
