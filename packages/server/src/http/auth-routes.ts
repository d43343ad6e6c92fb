import { addressOf, PasskeyName } from '@shirasagi/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.js';
import { Attempts } from '../accounts/attempts.js';
import { AUTH_PATH } from '../accounts/auth.js';
import { mustBeUncommon } from '../accounts/common-passwords.js';
import type { KnownDevices } from '../accounts/known-devices.js';
import type { Sessions } from '../accounts/sessions.js';
import { check } from '../check.js';
import { Refused } from '../errors.js';
import { networkOf } from '../operate/addresses.js';
import type { Who } from './who.js';

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

/** After these the session that asked is over; those that sign in begin another one. */
const ENDS_SESSION = ['sign-in/email', 'sign-out', 'passkey/verify-authentication'];
/** After this all sessions of the person are over, and the one that asked has begun anew. */
const ENDS_ALL = 'change-password';
/** After these there is another way in, or one less: the session that asked gets a new token. */
const RENEWS = ['passkey/verify-registration', 'passkey/delete-passkey'];

type Before = Awaited<ReturnType<Who['mustHaveSession']>>;

/** Routes of the authentication library, with our limits, our words and our sessions around them. */
export function authRoutes(
  app: FastifyInstance,
  who: Who,
  deps: {
    accounts: Accounts;
    sessions: Sessions;
    devices: KnownDevices;
    dismiss: (user: string) => void;
    dismissSession: (session: string) => void;
  },
): void {
  const { accounts, sessions, devices, dismiss, dismissSession } = deps;
  const attempts = new Attempts();

  /** What follows for sessions and sockets from something that was done; returns cookies to set. */
  const settled = async (path: string, before: Before, request: FastifyRequest): Promise<string[]> => {
    if (ENDS_SESSION.includes(path)) {
      await sessions.end(before.account.id, before.session.id);
      dismissSession(before.session.id);
    }
    if (path === ENDS_ALL) dismiss(before.account.id);
    return RENEWS.includes(path) ? sessions.renew(request.headers) : [];
  };

  app.route({
    method: ['GET', 'POST'],
    url: `${AUTH_PATH}/*`,
    config: { atMost: { times: 20, seconds: 60 } },
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      if (!AUTH_ROUTES.includes(`${request.method} ${path}`)) throw new Refused('not-found', 'not found');
      const asked = asWebRequest(request, path);
      const account = accountIn(path, request.body);
      const origin = {
        device: account === undefined ? undefined : devices.find(request.headers.cookie, account),
        address: networkOf(request.ip),
      };
      if (account !== undefined && !attempts.allow(account, origin))
        throw new Refused('too-many', 'too many attempts at this account; wait a little');
      const before = await who.session(request);
      if (path === 'change-password')
        mustBeUncommon(
          (request.body as { newPassword?: unknown } | null)?.newPassword,
          before?.account.email ?? undefined,
        );
      const response = await accounts.auth.handler(asked);
      if (account !== undefined && response.ok) {
        attempts.forget(account, origin);
        reply.header('set-cookie', devices.cookie(account));
      }
      if (before && response.ok)
        for (const cookie of await settled(path, before, request)) reply.header('set-cookie', cookie);
      return passOn(path, response, reply);
    },
  });
}

function asWebRequest(request: FastifyRequest, path: string): Request {
  const body = request.method === 'POST' ? JSON.stringify(asLibraryBody(path, request.body)) : null;
  try {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    // Origins have been looked at; a request without one comes from no page, which the library would not believe.
    if (!headers.has('origin')) headers.set('origin', url.origin);
    return new Request(url, { method: request.method, headers, body });
  } catch {
    // Hosts and protocols come from the asker, or from a proxy that passes on what it is told.
    throw new Refused('bad-request', 'the address or a header of this request cannot be read');
  }
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
  const { email, name } = body as { email?: unknown; name?: unknown };
  if (path === 'passkey/verify-registration') return { ...body, name: check(PasskeyName, name ?? '') };
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
