import type { IncomingHttpHeaders } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { Refused } from '../errors.js';
import type { Store } from '../store/store.js';
import type { Person } from '../tables/opening.js';
import type { Auth } from './auth.js';

/** Who is asking, and cookies to renew. */
export interface Asker extends Person {
  readonly email: string;
  readonly guest: boolean;
}

/** People as the rest of the server knows them. */
export class People {
  readonly auth: Auth;
  private readonly store: Store;

  constructor(auth: Auth, store: Store) {
    this.auth = auth;
    this.store = store;
  }

  /** Who the cookies of a request belong to; nobody when they are missing, forged or expired. */
  async find(nodeHeaders: IncomingHttpHeaders): Promise<{ asker: Asker | undefined; cookies: string[] }> {
    const cookie = nodeHeaders.cookie;
    if (cookie === undefined || !cookie.includes('shirasagi')) return { asker: undefined, cookies: [] };
    const { response, headers } = await this.auth.api.getSession({
      headers: fromNodeHeaders(nodeHeaders),
      returnHeaders: true,
    });
    if (!response) return { asker: undefined, cookies: [] };
    const { id, name, email, isAnonymous } = response.user;
    return { asker: { id, name, email, guest: isAnonymous === true }, cookies: headers.getSetCookie() };
  }

  /** Lets somebody in with nothing but a name; returns the cookies to set. */
  async welcome(
    name: string,
    nodeHeaders: IncomingHttpHeaders,
  ): Promise<{ asker: Asker; cookies: string[] }> {
    const { response, headers } = await this.auth.api.signInAnonymous({
      headers: fromNodeHeaders(nodeHeaders),
      returnHeaders: true,
    });
    if (!response) throw new Error('no guest was made');
    const { id, email } = response.user;
    await this.store.db.updateTable('user').set({ name }).where('id', '=', id).execute();
    return { asker: { id, name, email, guest: true }, cookies: headers.getSetCookie() };
  }

  /** Makes an account of a guest, who keeps everything. */
  async settle(
    asker: Asker,
    email: string,
    password: string,
    nodeHeaders: IncomingHttpHeaders,
  ): Promise<void> {
    if (!asker.guest) throw new Refused('not-allowed', 'you have an account already');
    const address = email.toLowerCase();
    const taken = await this.store.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', address)
      .where('id', '!=', asker.id)
      .executeTakeFirst();
    if (taken) throw new Refused('name-taken', 'there is an account with this address');
    try {
      await this.store.db.updateTable('user').set({ email: address }).where('id', '=', asker.id).execute();
    } catch {
      throw new Refused('name-taken', 'there is an account with this address');
    }
    await this.auth.api.setPassword({
      body: { newPassword: password },
      headers: fromNodeHeaders(nodeHeaders),
    });
    await this.store.db.updateTable('user').set({ isAnonymous: 0 }).where('id', '=', asker.id).execute();
  }

  /** Changes the name somebody goes by, at the tables that have not ended too. */
  async rename(asker: Asker, name: string): Promise<void> {
    await this.store.db.updateTable('user').set({ name }).where('id', '=', asker.id).execute();
    await this.store.db
      .updateTable('seat')
      .set({ name })
      .where('user_id', '=', asker.id)
      .where('table_id', 'in', (where) =>
        where.selectFrom('game_table').select('id').where('status', '!=', 'over'),
      )
      .execute();
  }

  /** Whom somebody does not want to read. */
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
