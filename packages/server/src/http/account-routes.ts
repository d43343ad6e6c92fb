import type { Account } from '@shirasagi/protocol';
import { addressOf, Guest, NewAccount, Rename, UserPath } from '@shirasagi/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.js';
import { Attempts } from '../accounts/attempts.js';
import { AUTH_PATH } from '../accounts/auth.js';
import { exportOf, forget } from '../accounts/belongings.js';
import type { KnownDevices } from '../accounts/known-devices.js';
import { check } from '../check.js';
import type { Config } from '../config.js';
import { Refused } from '../errors.js';
import { networkOf } from '../operate/addresses.js';
import { tablesOf } from '../store/queries.js';
import type { Store } from '../store/store.js';
import { seatOf } from '../tables/head.js';
import type { Lobby } from '../tables/lobby.js';
import type { Openings } from '../tables/opening.js';
import type { Tables } from '../tables/tables.js';

const EVERYTHING = 1_000_000;

/** Tells who is asking. */
export class Who {
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  async maybe(request: FastifyRequest): Promise<Account | undefined> {
    return (await this.accounts.find(request.headers)).account;
  }

  async must(request: FastifyRequest): Promise<Account> {
    const account = await this.maybe(request);
    if (!account) throw new Refused('not-signed-in', 'sign in or choose a name first');
    return account;
  }
}

/** What the authentication library may be asked from outside; everything else goes through our own routes. */
const AUTH_ROUTES = [
  'POST sign-in/email',
  'POST sign-out',
  'POST change-password',
  'GET passkey/generate-register-options',
  'POST passkey/verify-registration',
  'GET passkey/generate-authenticate-options',
  'POST passkey/verify-authentication',
  'GET passkey/list-user-passkeys',
  'POST passkey/delete-passkey',
];

/** After these a person has another identity, or is signed out on some devices. */
const CHANGES_WHO = ['sign-in/email', 'sign-out', 'change-password', 'passkey/verify-authentication'];

/** Routes for people: come in, make an account, take everything along, be forgotten. */
export function accountRoutes(
  app: FastifyInstance,
  who: Who,
  deps: {
    config: Config;
    store: Store;
    accounts: Accounts;
    devices: KnownDevices;
    tables: Tables;
    openings: Openings;
    lobby: Lobby;
    dismiss: (user: string) => void;
  },
): void {
  const { config, store, accounts, devices, tables, openings, lobby, dismiss } = deps;
  const attempts = new Attempts();
  const seldom = { config: { atMost: { times: 20, seconds: 60 } } };
  const dear = { config: { atMost: { times: 4, seconds: 60 } } };
  const guests = { config: { atMost: { times: config.GUESTS_PER_HOUR, seconds: 3600 } } };

  app.get('/api/me', async (request, reply) => {
    const { account, cookies } = await accounts.find(request.headers);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { me: account ? { ...account, muted: await accounts.mutedBy(account.id) } : null };
  });
  app.post('/api/guest', guests, async (request, reply) => {
    const { name } = check(Guest, request.body);
    const known = await who.maybe(request);
    if (known) throw new Refused('not-allowed', 'you are already signed in');
    const { account, cookies } = await accounts.welcome(name, request.headers);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { me: account };
  });
  app.post('/api/me/account', seldom, async (request, reply) => {
    const account = await who.must(request);
    const { email, password } = check(NewAccount, request.body);
    const me = await accounts.settle(account, email, password);
    reply.header('set-cookie', devices.cookie(addressOf(email)));
    return { me };
  });
  app.post('/api/me/name', seldom, async (request) => {
    const account = await who.must(request);
    const { name } = check(Rename, request.body);
    await accounts.rename(account, name);
    lobby.changed();
    return { me: { ...account, name } };
  });
  app.get('/api/me/export', dear, async (request, reply) => {
    const account = await who.must(request);
    reply.header('content-disposition', 'attachment; filename="shirasagi.json"');
    return exportOf(store.db, account.id);
  });
  app.delete('/api/me', seldom, async (request, reply) => {
    const account = await who.must(request);
    for (const { table, seats } of await tablesOf(store.db, account.id, EVERYTHING)) {
      const seat = seatOf(seats, account.id);
      if (seat < 0 || table.status === 'over') continue;
      if (table.status === 'open') await openings.leave(account, table.id);
      else await tables.directory.use(table.id, (running) => running?.resign(seat, 'forgotten'));
    }
    // Only our own cookies: the browser may have others of this domain.
    const cookies = await accounts.farewell(request.headers);
    await forget(store.db, account.id);
    dismiss(account.id);
    for (const cookie of [...cookies, devices.goneCookie]) reply.header('set-cookie', cookie);
    return {};
  });
  app.put('/api/me/muted/:id', async (request) => {
    const { id } = check(UserPath, request.params);
    await accounts.mute((await who.must(request)).id, id);
    return {};
  });
  app.delete('/api/me/muted/:id', async (request) => {
    const { id } = check(UserPath, request.params);
    await accounts.unmute((await who.must(request)).id, id);
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    ...seldom,
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (!AUTH_ROUTES.includes(`${request.method} ${path}`)) throw new Refused('not-found', 'not found');
      const account = accountIn(path, request.body);
      const origin = {
        device: account === undefined ? undefined : devices.find(request.headers.cookie, account),
        address: networkOf(request.ip),
      };
      if (account !== undefined && !attempts.allow(account, origin))
        throw new Refused('too-many', 'too many attempts at this account; wait a little');
      const before = await who.maybe(request);
      const response = await accounts.auth.handler(asWebRequest(request, path));
      if (account !== undefined && response.ok) {
        attempts.forget(account, origin);
        reply.header('set-cookie', devices.cookie(account));
      }
      // Sockets were opened under the old identity, or on devices that are signed out now.
      if (before && response.ok && CHANGES_WHO.includes(path)) dismiss(before.id);
      return passOn(path, response, reply);
    },
  });
}

function asWebRequest(request: FastifyRequest, path: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  // Origins have been looked at; a request without one comes from no page, which the library would not believe.
  if (!headers.has('origin')) headers.set('origin', url.origin);
  const body = request.method === 'POST' ? JSON.stringify(asLibraryBody(path, request.body)) : null;
  return new Request(url, { method: request.method, headers, body });
}

/** The account whose password is tried. */
function accountIn(path: string, body: unknown): string | undefined {
  if (path !== 'sign-in/email') return undefined;
  return addressOf(String((body as { email?: unknown } | null)?.email ?? ''));
}

/** The body as the library wants it: it knows addresses only, and other devices shall not outlive a password. */
function asLibraryBody(path: string, given: unknown): object {
  const body = typeof given === 'object' && given !== null ? given : {};
  if (path === 'change-password') return { ...body, revokeOtherSessions: true };
  const { email } = body as { email?: unknown };
  return path === 'sign-in/email' && typeof email === 'string' ? { ...body, email: addressOf(email) } : body;
}

async function passOn(path: string, response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const text = await response.text();
  if (response.ok) return reply.status(response.status).type('application/json').send(text);
  throw refusalFor(path, response.status, text);
}

/** Our words for what the library has against a request. */
function refusalFor(path: string, status: number, text: string): Refused {
  if (path === 'sign-in/email' && status === 401)
    return new Refused('wrong-password', 'name and password do not match');
  if (path === 'passkey/verify-authentication')
    return new Refused('wrong-password', 'this passkey is not known');
  if (path === 'change-password' && text.includes('INVALID_PASSWORD'))
    return new Refused('wrong-password', 'this is not the current password');
  if (status === 401) return new Refused('not-signed-in', 'sign in or choose a name first');
  if (status === 403) return new Refused('not-allowed', 'sign in again first');
  if (status === 404) return new Refused('not-found', 'not found');
  if (status >= 500) return new Refused('unavailable', 'something went wrong; try again');
  return new Refused('bad-request', 'the request was not accepted');
}
