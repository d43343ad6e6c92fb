import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { Refused } from '../errors.js';
import { Guest, NewAccount, Rename, UserPath } from '../messages.js';
import { AUTH_PATH } from '../people/auth.js';
import { exportOf, forget } from '../people/belongings.js';
import type { Asker, People } from '../people/people.js';
import { tablesOf } from '../store/queries.js';
import type { Store } from '../store/store.js';
import { seatOf } from '../tables/head.js';
import type { Openings } from '../tables/opening.js';
import type { Tables } from '../tables/tables.js';
import { check } from './app.js';

const EVERYTHING = 1_000_000;

/** Tells who is asking. */
export class Who {
  private readonly people: People;

  constructor(people: People) {
    this.people = people;
  }

  async maybe(request: FastifyRequest): Promise<Asker | undefined> {
    return (await this.people.find(request.headers)).asker;
  }

  async must(request: FastifyRequest): Promise<Asker> {
    const asker = await this.maybe(request);
    if (!asker) throw new Refused('not-signed-in', 'say who you are first');
    return asker;
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

/** Routes for people: come in, make an account, take everything along, be forgotten. */
export function peopleRoutes(
  app: FastifyInstance,
  who: Who,
  around: {
    config: Config;
    store: Store;
    people: People;
    tables: Tables;
    openings: Openings;
    dismiss: (user: string) => void;
  },
): void {
  const { config, store, people, tables, openings, dismiss } = around;
  const seldom = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
  const guests = { config: { rateLimit: { max: config.GUESTS_PER_HOUR, timeWindow: '1 hour' } } };

  app.get('/api/me', async (request, reply) => {
    const { asker, cookies } = await people.find(request.headers);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { me: asker ? { ...view(asker), muted: await people.mutedBy(asker.id) } : null };
  });
  app.post('/api/guest', guests, async (request, reply) => {
    const { name } = check(Guest, request.body);
    const known = await who.maybe(request);
    if (known) throw new Refused('not-allowed', 'you are here already');
    const { asker, cookies } = await people.welcome(name, request.headers);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return { me: view(asker) };
  });
  app.post('/api/me/account', seldom, async (request) => {
    const asker = await who.must(request);
    const { email, password } = check(NewAccount, request.body);
    await people.settle(asker, email, password, request.headers);
    return { me: { ...view(asker), email: email.toLowerCase(), guest: false } };
  });
  app.post('/api/me/name', seldom, async (request) => {
    const asker = await who.must(request);
    const { name } = check(Rename, request.body);
    await people.rename(asker, name);
    return { me: { ...view(asker), name } };
  });
  app.get('/api/me/export', seldom, async (request, reply) => {
    const asker = await who.must(request);
    reply.header('content-disposition', 'attachment; filename="shirasagi.json"');
    return exportOf(store.db, asker.id);
  });
  app.delete('/api/me', seldom, async (request, reply) => {
    const asker = await who.must(request);
    for (const { table, seats } of await tablesOf(store.db, asker.id, EVERYTHING)) {
      const seat = seatOf(seats, asker.id);
      if (seat < 0 || table.status === 'over') continue;
      if (table.status === 'open') await openings.leave(asker, table.id);
      else await (await tables.directory.find(table.id))?.resign(seat, 'forgotten');
    }
    await forget(store.db, asker.id);
    dismiss(asker.id);
    reply.header('clear-site-data', '"cookies"');
    return {};
  });
  app.put('/api/me/muted/:id', async (request) => {
    const { id } = check(UserPath, request.params);
    await people.mute((await who.must(request)).id, id);
    return {};
  });
  app.delete('/api/me/muted/:id', async (request) => {
    const { id } = check(UserPath, request.params);
    await people.unmute((await who.must(request)).id, id);
    return {};
  });
  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    ...seldom,
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (!AUTH_ROUTES.includes(`${request.method} ${path}`))
        throw new Refused('not-found', 'there is nothing here');
      const before = await who.maybe(request);
      const response = await people.auth.handler(asWebRequest(request));
      // Sockets were opened as whoever this was before.
      if (before && response.ok && path.startsWith('sign-')) dismiss(before.id);
      return passOn(response, reply);
    },
  });
}

const view = ({ id, name, email, guest }: Asker) => ({ id, name, guest, email: guest ? null : email });

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  // Origins have been looked at; a request without one comes from no page, which the library would not believe.
  if (!headers.has('origin')) headers.set('origin', url.origin);
  const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null;
  return new Request(url, { method: request.method, headers, body });
}

async function passOn(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (response.ok)
    return reply
      .status(response.status)
      .type('application/json')
      .send(await response.text());
  const wrong = response.status === 401;
  const refused = wrong
    ? new Refused('wrong-password', 'address and password do not fit')
    : new Refused('bad-request', 'this cannot be done');
  return reply.status(refused.status).send({ error: { code: refused.code, message: refused.message } });
}
