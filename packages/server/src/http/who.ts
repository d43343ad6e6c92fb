import type { Account } from '@shirasagi/protocol';
import type { FastifyRequest } from 'fastify';
import type { Accounts, Session } from '../accounts/accounts.js';
import { Refused } from '../errors.js';

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
    return (await this.mustHaveSession(request)).account;
  }

  /** Who is asking, and by which session. */
  async session(request: FastifyRequest): Promise<{ account: Account; session: Session } | undefined> {
    const { account, session } = await this.accounts.find(request.headers);
    return account && session && { account, session };
  }

  async mustHaveSession(request: FastifyRequest): Promise<{ account: Account; session: Session }> {
    const found = await this.session(request);
    if (!found) throw new Refused('not-signed-in', 'sign in or choose a name first');
    return found;
  }
}
