/** How anyone checks a finished table. Runs in a browser too. */
import type { Rng, State } from '@shirasagi/engine';
import { dealtChance, rulesOfDay } from './deal.js';
import { drawMessage, isMixed, mixMessage, outcomeOf } from './fair-chance.js';
import { type Asked, type Replayed, replayTable } from './replay-table.js';
import { type Checked, Misfit, readProof, type TableProof } from './table-proof.js';
import type { TableResult } from './tables.js';

export type { Checked, TableProof } from './table-proof.js';

/** What checking a table led to: what was found to be right, or the first thing that does not fit. */
export type Verdict =
  | {
      readonly ok: true;
      readonly draws: number;
      readonly entries: number;
      readonly state: State;
      /** Seats whose pages added to chance. */
      readonly mixed: readonly number[];
    }
  | { readonly ok: false; readonly part: Checked; readonly reason: string };

const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Checks a finished table: its seed is the one promised, its entries can be replayed and give the hashes that were
 * told, every outcome in them follows from the seed and what pages added to it, and the result is the one they lead to.
 */
export async function verify(json: unknown): Promise<Verdict> {
  try {
    const proof = readProof(json);
    await checkCommitment(proof);
    checkNonces(proof);
    const { asked, state, standing } = playedAgain(proof);
    await checkDraws(proof, asked);
    checkResult(proof.result, standing.result(state));
    const mixed = (proof.nonces ?? []).flatMap((nonce, seat) => (nonce === null ? [] : [seat]));
    return { ok: true, draws: asked.length, entries: proof.hashes.length, state, mixed };
  } catch (error) {
    if (error instanceof Misfit) return { ok: false, part: error.part, reason: error.message };
    throw error;
  }
}

async function checkCommitment({ seed, commitment }: TableProof): Promise<void> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', unhex(seed));
  if (hex(new Uint8Array(digest)) !== commitment)
    throw new Misfit('commitment', 'the seed is not the one whose hash was shown before the game');
}

/** Only people's pages add to chance: an opponent's nonce would be the server's own choice. */
function checkNonces({ version, nonces = [], opponents = [], deal, result }: TableProof): void {
  if (version === 1) return;
  if (nonces.length !== result.ranks?.length)
    throw new Misfit('nonces', `${result.ranks?.length} seats have ${nonces.length} nonces`);
  const seat = opponents.find((opponent) => nonces[opponent] !== null);
  if (seat !== undefined) throw new Misfit('nonces', `seat ${seat}, a computer opponent, has a nonce`);
  if (deal && isMixed(nonces)) throw new Misfit('nonces', 'the game of the day is the same for everybody');
}

function playedAgain(proof: TableProof): Replayed {
  try {
    return replayTable(proof);
  } catch (error) {
    throw new Misfit('fold', error instanceof Error ? error.message : String(error));
  }
}

type Key = Awaited<ReturnType<typeof globalThis.crypto.subtle.importKey>>;

/** A key to authenticate with. */
const keyOf = (bytes: Uint8Array<ArrayBuffer>): Promise<Key> =>
  globalThis.crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** What outcomes are drawn with: the seed, with everything mixed in that pages added. */
async function chanceKey({ table, seed, nonces = [] }: TableProof): Promise<Key> {
  const key = await keyOf(unhex(seed));
  if (!isMixed(nonces)) return key;
  const code = await globalThis.crypto.subtle.sign('HMAC', key, ascii(mixMessage(table, nonces)));
  return keyOf(new Uint8Array(code));
}

async function checkDraws(proof: TableProof, asked: readonly Asked[]): Promise<void> {
  if (proof.deal) {
    checkDealt(proof, asked);
    return;
  }
  const { subtle } = globalThis.crypto;
  const { table } = proof;
  const key = await chanceKey(proof);
  for (const [k, { bound, outcome, where }] of asked.entries()) {
    let drawn: number | undefined;
    for (let retry = 0; drawn === undefined; retry++) {
      const code = await subtle.sign('HMAC', key, ascii(drawMessage(table, k, retry)));
      drawn = outcomeOf(new Uint8Array(code), bound);
    }
    if (drawn !== outcome)
      throw new Misfit(
        'draws',
        `draw ${k}, in ${where}, gave ${outcome} of ${bound}; seed and nonces give ${drawn}`,
      );
  }
}

/** A game of the day: each draw must be what the dealer of the day deals, asked in the same order. */
function checkDealt({ seed, deal, record }: TableProof, asked: readonly Asked[]): void {
  if (record.game !== rulesOfDay(deal!.game))
    throw new Misfit('draws', `the ${deal!.game} of the day is no ${record.game}`);
  const chance = dealtChance(seed, deal!);
  for (const [k, { bound, what, outcome, where }] of asked.entries()) {
    const dealt = dealtBy(chance, bound, what);
    if (dealt !== outcome)
      throw new Misfit(
        'draws',
        `draw ${k}, in ${where}, gave ${outcome} of ${bound}; the seed gives ${dealt}`,
      );
  }
}

/** What the dealer deals; a dealer that has no such card left says so. */
function dealtBy(chance: Rng, bound: number, what: number): number {
  try {
    return chance(bound, what);
  } catch (error) {
    throw new Misfit('draws', error instanceof Error ? error.message : String(error));
  }
}

function checkResult(told: TableResult, found: TableResult | undefined): void {
  if (!found) throw new Misfit('result', 'the game is not over after the last entry');
  for (const part of ['reason', 'ranks', 'totals'] as const) {
    const [a, b] = [told[part], found[part]].map((value) => JSON.stringify(value) ?? 'nothing');
    if (a !== b) throw new Misfit('result', `${part}: the table says ${a}, its entries lead to ${b}`);
  }
}
