import { fingerprint, textFingerprint } from './hash.js';
import type { Move } from './moves.js';
import type { StateView } from './read-only.js';
import type { GameRecord, MoveEntry } from './record.js';
import { RulesError } from './result.js';
import { type Rng, scripted } from './rng.js';
import type { AnyRules, EditionBase } from './rules.js';

/**
 * A game in as few bytes as can be, for an address or a list of positions. Every decision is its place among the
 * legal moves and every draw its outcome among the possible ones, all digits of one large number, so that whatever
 * bytes arrive can only stand for a legal game. The moves that stand are kept, not what was taken back.
 */
const VERSION = 1;
/** Far above any real game; more is refused before anything is replayed. */
const MOST_BYTES = 4096;
const MOST_DECISIONS = 4000;
/** Version, length of the options, four bytes to check the end by, two for the number of decisions. */
const HEAD = 8;

/** A digit and how many values it can have. */
type Digit = readonly [value: number, base: number];

const bad = (reason: string): RulesError => new RulesError('bad-record', reason);

/** The options without those that have their usual value. */
function shortOptions<S extends StateView>(rules: AnyRules<S>, options: GameRecord['options']): object {
  const whole = JSON.stringify(rules.readOptions(options));
  const short: Record<string, unknown> = { ...options };
  for (const field of Object.keys(options)) {
    const { [field]: _, ...rest } = short;
    try {
      if (JSON.stringify(rules.readOptions(rest)) === whole) delete short[field];
    } catch {
      // It cannot be left out.
    }
  }
  return short;
}

/** Four bytes by which a reader knows that it came to the same end by the same rules. */
function checkOf(state: StateView, edition: string): number {
  return Number.parseInt(textFingerprint(`${fingerprint(state.bytes)} ${edition}`).slice(0, 8), 16);
}

function toNumber(digits: readonly Digit[]): bigint {
  let sum = 0n;
  for (const [value, base] of digits.toReversed()) sum = sum * BigInt(base) + BigInt(value);
  return sum;
}

function toBytes(head: Uint8Array, number: bigint): Uint8Array {
  const hex = number === 0n ? '' : number.toString(16);
  const bytes = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? [];
  return Uint8Array.from([...head, ...bytes.map((byte) => Number.parseInt(byte, 16))]);
}

/** Packs the decisions of a game that stand; `record` was played with the edition. */
export function packGame<S extends StateView>(
  rules: AnyRules<S>,
  record: Pick<GameRecord, 'options' | 'setup' | 'edition'>,
  entries: readonly MoveEntry[],
  edition: EditionBase,
): Uint8Array {
  const digits: Digit[] = [];
  const noting = (outcomes: readonly number[]): Rng => {
    const next = scripted(outcomes);
    return (n, what) => {
      const value = next(n, what);
      digits.push([value, n]);
      return value;
    };
  };
  const state = rules.create(rules.readOptions(record.options), edition, noting(record.setup));
  const legal: Move[] = [];
  for (const { move, drawn } of entries) {
    const count = rules.listMoves(state, legal);
    const number = rules.moves.number(move);
    digits.push([legal.slice(0, count).indexOf(number), count]);
    rules.apply(state, number, noting(drawn ?? []));
  }
  const options = new TextEncoder().encode(JSON.stringify(shortOptions(rules, record.options)));
  const head = new Uint8Array(HEAD + options.length);
  const view = new DataView(head.buffer);
  view.setUint8(0, VERSION);
  view.setUint8(1, options.length);
  view.setUint32(2, checkOf(state, edition.id));
  view.setUint16(6, entries.length);
  head.set(options, HEAD);
  return toBytes(head, toNumber(digits));
}

/** Reads packed bytes back as a record; throws `RulesError` for what is no game or was packed by other rules. */
export function unpackGame<S extends StateView>(
  rules: AnyRules<S>,
  bytes: Uint8Array,
  edition: EditionBase,
): GameRecord {
  if (bytes.length < HEAD || bytes.length > MOST_BYTES)
    throw bad(`packed games have ${HEAD} to ${MOST_BYTES} bytes, not ${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint8(0) !== VERSION) throw bad(`packed as version ${view.getUint8(0)}, which is not known`);
  const end = HEAD + view.getUint8(1);
  const check = view.getUint32(2);
  const decisions = view.getUint16(6);
  if (end > bytes.length || decisions > MOST_DECISIONS) throw bad('the packed game is cut off or too long');
  const options = rules.readOptions(readJson(bytes.subarray(HEAD, end)));
  let rest = 0n;
  for (const byte of bytes.subarray(end)) rest = rest * 256n + BigInt(byte);
  const digit = (base: number): number => {
    const value = Number(rest % BigInt(base));
    rest /= BigInt(base);
    return value;
  };
  const setup: number[] = [];
  const into =
    (drawn: number[]): Rng =>
    (n) => {
      const value = digit(n);
      drawn.push(value);
      return value;
    };
  const state = rules.create(options, edition, into(setup));
  const entries: MoveEntry[] = [];
  const legal: Move[] = [];
  while (entries.length < decisions) {
    if (state.toMove < 0) throw bad('the packed game goes on after its end');
    const move = legal[digit(rules.listMoves(state, legal))];
    const drawn: number[] = [];
    rules.apply(state, move, into(drawn));
    const text = rules.moves.text(move);
    entries.push(drawn.length > 0 ? { move: text, drawn } : { move: text });
  }
  if (rest !== 0n || checkOf(state, edition.id) !== check)
    throw bad('the packed game is damaged, or was packed by other rules');
  const head = { format: 'shirasagi-record', version: 1, game: rules.game } as const;
  return { ...head, options, edition: edition.id, setup, entries };
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw bad('the options of the packed game cannot be read');
  }
}
