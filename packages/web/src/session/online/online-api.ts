import type { Account, Learned, NewTable, Refusal, TableView } from '@shirasagi/protocol';
import type { TableProof } from '@shirasagi/protocol/verify';

/** A request the server refused, or that never reached it. */
export class RequestRefused extends Error {
  readonly code: Refusal['code'];

  constructor({ code, message }: Refusal) {
    super(message);
    this.name = 'RequestRefused';
    this.code = code;
  }
}

/** Asks the server for something; throws `RequestRefused`. */
export async function request<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestRefused({ code: 'unavailable', message: 'the server cannot be reached' });
  }
  const answer = (await response.json().catch(() => ({ error: undefined }))) as T & { error?: Refusal };
  // A page from a plain folder may answer anything with itself.
  if (response.ok && !('error' in answer)) return answer;
  throw new RequestRefused(answer.error ?? { code: 'unavailable', message: response.statusText });
}

type OneTable = { readonly table: TableView };
type Tables = { readonly tables: readonly TableView[] };

/** Everything the page asks of the server outside a table; each call throws `RequestRefused`. */
export const server = {
  me: async () => (await request<{ me: Account | null }>('GET', '/api/me')).me,
  enter: async (name: string) => (await request<{ me: Account }>('POST', '/api/guest', { name })).me,
  rename: async (name: string) => (await request<{ me: Account }>('POST', '/api/me/name', { name })).me,
  makeAccount: async (email: string, password: string) =>
    (await request<{ me: Account }>('POST', '/api/me/account', { email, password })).me,
  signIn: (email: string, password: string) =>
    request<object>('POST', '/api/auth/sign-in/email', { email, password }),
  signOut: () => request<object>('POST', '/api/auth/sign-out', {}),
  everythingOfMine: () => request<object>('GET', '/api/me/export'),
  deleteMe: () => request<object>('DELETE', '/api/me'),
  learn: async (learned: readonly string[]) =>
    (await request<Learned>('POST', '/api/me/learned', { learned })).learned,
  resetLearned: () => request<object>('DELETE', '/api/me/learned'),
  mute: (user: string) => request<object>('PUT', `/api/me/muted/${user}`),
  unmute: (user: string) => request<object>('DELETE', `/api/me/muted/${user}`),
  lobby: async () => (await request<Tables>('GET', '/api/tables')).tables,
  /** One's own tables, and the server's time. */
  myTables: () => request<Tables & { readonly now: number }>('GET', '/api/me/tables'),
  openTable: async (table: NewTable) => (await request<OneTable>('POST', '/api/tables', table)).table,
  table: async (id: string, key?: string) =>
    (await request<OneTable>('GET', `/api/tables/${id}${key ? `?key=${key}` : ''}`)).table,
  join: async (
    id: string,
    ask: { readonly key?: string | undefined; readonly seat?: number | undefined; readonly nonce: string },
  ) => (await request<OneTable>('POST', `/api/tables/${id}/join`, ask)).table,
  addNonce: async (id: string, nonce: string) =>
    (await request<OneTable>('POST', `/api/tables/${id}/nonce`, { nonce })).table,
  leave: (id: string) => request<object>('POST', `/api/tables/${id}/leave`, {}),
  rematch: async (id: string) =>
    (await request<OneTable>('POST', `/api/tables/${id}/rematch`, { nonce: true })).table,
  proof: (id: string, key?: string) =>
    request<TableProof>('GET', `/api/tables/${id}/record${key ? `?key=${key}` : ''}`),
};
