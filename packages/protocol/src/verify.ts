/** How anyone checks a finished table. Runs in a browser too. */
import type { State } from '@shirasagi/engine';
import { drawMessage, outcomeOf } from './fair-chance.js';
import { type Asked, type Replayed, replayTable } from './replay-table.js';
import { type Checked, Misfit, readProof, type TableProof } from './table-proof.js';
import type { TableResult } from './tables.js';

export type { Checked, TableProof } from './table-proof.js';

/** What checking a table led to: what was found to be right, or the first thing that does not fit. */
export type Verdict =
  | { readonly ok: true; readonly draws: number; readonly entries: number; readonly state: State }
  | { readonly ok: false; readonly part: Checked; readonly reason: string };

const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * Checks a finished table: its seed is the one promised, its entries can be replayed and give the hashes that were
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

async function checkCommitment({ seed, commitment }: TableProof): Promise<void> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', unhex(seed));
  if (hex(new Uint8Array(digest)) !== commitment)
    throw new Misfit('commitment', 'the seed is not the one whose hash was shown when the table was opened');
}

function playedAgain(proof: TableProof): Replayed {
  try {
    return replayTable(proof);
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
