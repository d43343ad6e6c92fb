import type { IncomingHttpHeaders } from 'node:http';
import type { SessionView } from '@shirasagi/protocol';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { fromNodeHeaders } from 'better-auth/node';
import type { Store } from '../store/store.js';
import type { Auth } from './auth.js';

const TOKEN_LENGTH = 32;

/**
 * Lets the authentication library give a session a new token: a token that others may have learned or planted before
 * is worth nothing once the person may do more. Never offered as a route.
 */
export const renewal = {
  id: 'renewal',
  endpoints: {
    renewSession: createAuthEndpoint(
      '/renew-session',
      { method: 'POST', use: [sessionMiddleware], metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const token = generateRandomString(TOKEN_LENGTH);
        await ctx.context.internalAdapter.updateSession(session.token, { token });
        await setSessionCookie(ctx, { session: { ...session, token }, user });
        return {};
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** The devices people are signed in on. */
export class Sessions {
  private readonly auth: Auth;
  private readonly store: Store;

  constructor(auth: Auth, store: Store) {
    this.auth = auth;
    this.store = store;
  }

  /** Gives the session of a request a new token; returns the cookies to set. */
  async renew(headers: IncomingHttpHeaders): Promise<string[]> {
    const renewed = await this.auth.api.renewSession({
      headers: fromNodeHeaders(headers),
      returnHeaders: true,
    });
    return renewed.headers.getSetCookie();
  }

  /** The person of this session has just proved who they are. */
  async provedNow(session: string): Promise<void> {
    const createdAt = new Date().toISOString();
    await this.store.db.updateTable('session').set({ createdAt }).where('id', '=', session).execute();
  }

  /** Where a person is signed in, the device used last first. */
  async of(user: string, current: string): Promise<SessionView[]> {
    const rows = await this.store.db
      .selectFrom('session')
      .select(['id', 'createdAt', 'updatedAt', 'userAgent'])
      .where('userId', '=', user)
      .where('expiresAt', '>', new Date().toISOString())
      .orderBy('updatedAt', 'desc')
      .execute();
    return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      current: id === current,
      since: Date.parse(createdAt),
      seen: Date.parse(updatedAt),
      agent: userAgent ?? '',
    }));
  }

  /** Signs a person out on one device; false when they are not signed in there. */
  async end(user: string, session: string): Promise<boolean> {
    const ended = await this.store.db
      .deleteFrom('session')
      .where('id', '=', session)
      .where('userId', '=', user)
      .returning('id')
      .execute();
    return ended.length > 0;
  }

  /** Signs a person out everywhere else; returns the sessions that ended. */
  async endOthers(user: string, current: string): Promise<string[]> {
    const ended = await this.store.db
      .deleteFrom('session')
      .where('userId', '=', user)
      .where('id', '!=', current)
      .returning('id')
      .execute();
    return ended.map((row) => row.id);
  }
}
