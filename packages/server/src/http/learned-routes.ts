import type { Account } from '@shirasagi/protocol';
import { Learned } from '@shirasagi/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { learn, unlearn } from '../accounts/learned.js';
import { check } from '../check.js';
import { Refused } from '../errors.js';
import type { Store } from '../store/store.js';
import type { Who } from './who.js';

/** A page tells of each lesson done, one at a time. */
const OFTEN = { config: { atMost: { times: 60, seconds: 60 } } };

/** Routes for what was learned: it stays with an account on every device, until it is reset. */
export function learnedRoutes(app: FastifyInstance, who: Who, { db }: Store): void {
  const mustHaveAccount = async (request: FastifyRequest): Promise<Account> => {
    const account = await who.must(request);
    if (account.guest)
      throw new Refused('not-allowed', 'make an account first: guests keep it in the browser');
    return account;
  };
  app.post('/api/me/learned', OFTEN, async (request): Promise<Learned> => {
    const { id } = await mustHaveAccount(request);
    return { learned: await learn(db, id, check(Learned, request.body).learned) };
  });
  app.delete('/api/me/learned', OFTEN, async (request): Promise<Learned> => {
    await unlearn(db, (await mustHaveAccount(request)).id);
    return { learned: [] };
  });
}
