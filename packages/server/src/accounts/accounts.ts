import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from '@shirasagi/protocol';
import { addressOf, loginOf } from '@shirasagi/protocol/schemas';
import { fromNodeHeaders } from 'better-auth/node';
import { Refused } from '../errors.js';
import type { Store } from '../store/store.js';
import { type Auth, hashPassword } from './auth.js';

/** The session that asks, and when its person last proved who they are, in milliseconds since 1970. */
export interface Session {
  readonly id: string;
  readonly provedAt: number;
}

/** Who asks: nobody, or a person with their session; and cookies to renew. */
export interface Found {
  readonly account?: Account;
  readonly session?: Session;
  readonly cookies: readonly string[];
}

/** People as the rest of the server knows them. */
export class Accounts {
  readonly auth: Auth;
  private readonly store: Store;

  constructor(auth: Auth, store: Store) {
    this.auth = auth;
    this.store = store;
  }

  /** Who the cookies of a request belong to; nobody when they are missing, forged or expired. */
  async find(nodeHeaders: IncomingHttpHeaders): Promise<Found> {
    const cookie = nodeHeaders.cookie;
    if (cookie === undefined || !cookie.includes('shirasagi')) return { cookies: [] };
    const { response, headers } = await this.auth.api.getSession({
      headers: fromNodeHeaders(nodeHeaders),
      returnHeaders: true,
    });
    if (!response) return { cookies: [] };
    const { id, name, email, isAnonymous } = response.user;
    const guest = isAnonymous === true;
    const account = { id, name, guest, email: guest ? null : loginOf(email) };
    const session = { id: response.session.id, provedAt: response.session.createdAt.getTime() };
    return { account, session, cookies: headers.getSetCookie() };
  }

  /** Signs a guest in with only a name; returns the cookies to set. */
  async welcome(
    name: string,
    nodeHeaders: IncomingHttpHeaders,
  ): Promise<{ account: Account; cookies: string[] }> {
    const { response, headers } = await this.auth.api.signInAnonymous({
      headers: fromNodeHeaders(nodeHeaders),
      returnHeaders: true,
    });
    if (!response) throw new Error('no guest was made');
    const { id } = response.user;
    await this.store.db.updateTable('user').set({ name }).where('id', '=', id).execute();
    return { account: { id, name, guest: true, email: null }, cookies: headers.getSetCookie() };
  }

  /** Makes an account of a guest, who keeps everything: all at once, or nothing. */
  async settle(account: Account, login: string, password: string): Promise<Account> {
    if (!account.guest) throw new Refused('not-allowed', 'you have an account already');
    const email = addressOf(login);
    const { id: userId } = account;
    const hashed = await hashPassword(password);
    const now = new Date().toISOString();
    await this.store.db.transaction().execute(async (trx) => {
      const taken = await trx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
      if (taken) throw new Refused('name-taken', 'this name or address is already in use');
      await trx
        .updateTable('user')
        .set({ email, isAnonymous: 0, updatedAt: now })
        .where('id', '=', userId)
        .execute()
        // Another request was faster: the addresses are unique in the store.
        .catch(() => {
          throw new Refused('name-taken', 'this name or address is already in use');
        });
      await trx
        .insertInto('account')
        .values({
          id: randomBytes(16).toString('hex'),
          userId,
          accountId: userId,
          providerId: 'credential',
          password: hashed,
          createdAt: now,
          updatedAt: now,
        })
        .execute();
    });
    return { ...account, email: loginOf(email), guest: false };
  }

  /** Signs a device out; returns the cookies that take its own away. */
  async farewell(nodeHeaders: IncomingHttpHeaders): Promise<string[]> {
    const { headers } = await this.auth.api.signOut({
      headers: fromNodeHeaders(nodeHeaders),
      returnHeaders: true,
    });
    return headers.getSetCookie();
  }

  /** Changes a person's name, also at tables that have not ended. */
  async rename(account: Account, name: string): Promise<void> {
    await this.store.db.updateTable('user').set({ name }).where('id', '=', account.id).execute();
    await this.store.db
      .updateTable('seat')
      .set({ name })
      .where('user_id', '=', account.id)
      .where((where) =>
        where.exists(
          where
            .selectFrom('game_table')
            .select('id')
            .whereRef('id', '=', 'seat.table_id')
            .where('status', '!=', 'over'),
        ),
      )
      .execute();
  }

  /** The people a person has muted. */
  async mutedBy(user: string): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('mute')
      .select('muted_id')
      .where('user_id', '=', user)
      .execute();
    return rows.map((row) => row.muted_id);
  }

  async mute(user: string, other: string): Promise<void> {
    await this.store.db
      .insertInto('mute')
      .values({ user_id: user, muted_id: other })
      .onConflict((conflict) => conflict.columns(['user_id', 'muted_id']).doNothing())
      .execute();
  }

  async unmute(user: string, other: string): Promise<void> {
    await this.store.db
      .deleteFrom('mute')
      .where('user_id', '=', user)
      .where('muted_id', '=', other)
      .execute();
  }
}
