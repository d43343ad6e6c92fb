import { Readable } from 'node:stream';
import { addressOf, Guest, NewAccount, Rename, UserPath } from '@shirasagi/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.js';
import { exportOf, forget } from '../accounts/belongings.js';
import { mustBeUncommon } from '../accounts/common-passwords.js';
import type { KnownDevices } from '../accounts/known-devices.js';
import type { Sessions } from '../accounts/sessions.js';
import { TakenLogins } from '../accounts/taken-logins.js';
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
import type { Who } from './who.js';

const EVERYTHING = 1_000_000;

/** How long after signing in a person may delete an account without signing in again. */
const FRESH_MS = 600_000;

/** Routes for people: come in, make an account, take everything along, be forgotten. */
export function accountRoutes(
  app: FastifyInstance,
  who: Who,
  deps: {
    config: Config;
    store: Store;
    accounts: Accounts;
    sessions: Sessions;
    devices: KnownDevices;
    tables: Tables;
    openings: Openings;
    lobby: Lobby;
    dismiss: (user: string) => void;
  },
): void {
  const { config, store, accounts, sessions, devices, tables, openings, lobby, dismiss } = deps;
  const taken = new TakenLogins();
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
    const { account, session } = await who.mustHaveSession(request);
    const { email, password } = check(NewAccount, request.body);
    mustBeUncommon(password, email);
    const me = await taken.guard(account.id, networkOf(request.ip), () =>
      accounts.settle(account, email, password),
    );
    // Choosing a password proves as much as typing it.
    await sessions.provedNow(session.id);
    const cookies = await sessions.renew(request.headers);
    for (const cookie of [...cookies, devices.cookie(addressOf(email))]) reply.header('set-cookie', cookie);
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
    reply.type('application/json; charset=utf-8');
    return reply.send(Readable.from(exportOf(store.db, account.id)));
  });
  app.delete('/api/me', seldom, async (request, reply) => {
    const { account, session } = await who.mustHaveSession(request);
    // A guest has nothing to sign in with.
    if (!account.guest && Date.now() - session.provedAt > FRESH_MS)
      throw new Refused('sign-in-again', 'sign in again first: this cannot be undone');
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
}
