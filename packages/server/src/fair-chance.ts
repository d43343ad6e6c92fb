/** Fair chance: how a table's outcomes follow from its seed, and how anyone checks it. Runs in a browser too. */
import { type GameName, type GameRecord, type Rng, readRecord, start } from '@shirasagi/engine';

/** A finished table as it is handed out: the record, and the seed that everything in it was drawn from. */
export interface TableProof {
  readonly format: 'shirasagi-table';
  readonly version: 1;
  readonly table: string;
  /** SHA-256 of the seed, shown from the moment the table was opened; both as hex digits. */
  readonly commitment: string;
  readonly seed: string;
  readonly record: GameRecord;
}

/** What checking a table led to: how many outcomes follow from the seed, or the first thing that does not fit. */
export type Verdict =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly reason: string };

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

/** Checks that a finished table's seed is the one promised, and that every outcome in its record follows from it. */
export async function verify(json: unknown): Promise<Verdict> {
  const proof = json as Partial<TableProof> | null;
  if (
    typeof proof !== 'object' ||
    proof === null ||
    proof.format !== 'shirasagi-table' ||
    proof.version !== 1
  )
    return { ok: false, reason: 'this is not a finished table: format must be shirasagi-table, version 1' };
  const { table, seed, commitment } = proof;
  if (typeof table !== 'string') return { ok: false, reason: 'table: must be the id of the table' };
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed))
    return { ok: false, reason: 'seed: must be 64 hex digits; it is known when the game is over' };
  const { subtle } = globalThis.crypto;
  if (hex(new Uint8Array(await subtle.digest('SHA-256', unhex(seed)))) !== commitment)
    return { ok: false, reason: 'the seed is not the one whose hash was shown when the table was opened' };
  let asked: Asked[];
  try {
    asked = questions(readRecord(proof.record));
  } catch (error) {
    return { ok: false, reason: `record: ${error instanceof Error ? error.message : String(error)}` };
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', unhex(seed), algorithm, false, ['sign']);
  for (const [k, { bound, outcome }] of asked.entries()) {
    let drawn: number | undefined;
    for (let retry = 0; drawn === undefined; retry++) {
      const code = await subtle.sign('HMAC', key, ascii(drawMessage(table, k, retry)));
      drawn = outcomeOf(new Uint8Array(code), bound);
    }
    if (drawn !== outcome)
      return { ok: false, reason: `draw ${k} gave ${outcome} of ${bound}, but the seed gives ${drawn}` };
  }
  return { ok: true, draws: asked.length };
}

interface Asked {
  readonly bound: number;
  readonly outcome: number;
}

/** Plays the record again and notes every question put to chance with its recorded answer. */
function questions(record: GameRecord): Asked[] {
  const asked: Asked[] = [];
  let answers: readonly number[] = record.setup;
  let used = 0;
  const rng: Rng = (bound) => {
    const outcome = answers[used++];
    if (!(outcome >= 0 && outcome < bound)) throw new Error(`outcome ${outcome} is not below ${bound}`);
    asked.push({ bound, outcome });
    return outcome;
  };
  const closed = (what: string): void => {
    if (used !== answers.length) throw new Error(`${what} draws ${used} times, not ${answers.length}`);
  };
  const game = start(record.game as GameName, record.options, rng);
  closed('the setup');
  for (const [i, entry] of record.entries.entries()) {
    if ('takeBack' in entry) {
      game.takeBack(entry.takeBack);
      continue;
    }
    const move = game.rules.moves.parse(entry.move);
    if (typeof move === 'string') throw new Error(`entries[${i}]: ${move}`);
    answers = entry.drawn ?? [];
    used = 0;
    const result = game.play(move, rng);
    if (!result.ok) throw new Error(`entries[${i}]: ${result.error.message}`);
    closed(`entries[${i}]`);
  }
  return asked;
}
