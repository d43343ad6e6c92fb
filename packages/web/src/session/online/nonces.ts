/** What this page adds to the chance of online tables, so that no server can choose it alone. */
import type { NewTable, TableView } from '@shirasagi/protocol';
import { NONCE_BYTES } from '@shirasagi/protocol/fair-chance';
import { server } from './online-api.js';

/** A number this page drew for a table, and the commitment it had been shown before. */
export interface Added {
  readonly nonce: string;
  readonly commitment: string;
}

const KEY = 'shirasagi-nonces';
/** Tables remembered; the oldest are forgotten first. */
const MOST = 100;

type Kept = Readonly<Record<string, Added>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What this browser added at a table; undefined when it added nothing or has forgotten. */
export const addedTo = (table: string): Added | undefined => kept()[table];

/** The number of this page for a table whose commitment it has been shown: drawn once, and remembered for the check. */
function nonceFor({ id, commitment }: TableView): string {
  const known = kept();
  if (known[id]) return known[id].nonce;
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const all = Object.entries({ ...known, [id]: { nonce, commitment } }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Without storage the number still counts; only this page cannot check it later.
  }
  return nonce;
}

/** Adds to a table this page has just opened; should that fail, the table starts without it and says so. */
async function add(table: TableView): Promise<TableView> {
  if (table.status !== 'open') return table;
  return server.addNonce(table.id, nonceFor(table)).catch(() => table);
}

/** Opens a table and adds to its chance. */
export const openTable = async (table: NewTable): Promise<TableView> =>
  add(await server.openTable({ ...table, nonce: true }));

/** Sits down at a table, adding to its chance. */
export const joinTable = (table: TableView, key?: string, seat?: number): Promise<TableView> =>
  server.join(table.id, { key, seat, nonce: nonceFor(table) });

/** Opens the next table of those who played, or sits down at the one another player opened. */
export async function playAgain(old: string, sitsAt: (table: TableView) => boolean): Promise<TableView> {
  const next = await server.rematch(old);
  if (next.status !== 'open') return next;
  return sitsAt(next) ? add(next) : joinTable(next);
}
