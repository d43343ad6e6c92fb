import { SessionPath } from '@shirasagi/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../accounts/sessions.js';
import { check } from '../check.js';
import { Refused } from '../errors.js';
import type { Who } from './who.js';

/** Routes for the devices one is signed in on: see them, sign out there. */
export function sessionRoutes(
  app: FastifyInstance,
  who: Who,
  { sessions, dismissSession }: { sessions: Sessions; dismissSession: (session: string) => void },
): void {
  app.get('/api/me/sessions', async (request) => {
    const { account, session } = await who.mustHaveSession(request);
    return { sessions: await sessions.of(account.id, session.id) };
  });
  app.delete('/api/me/sessions', async (request) => {
    const { account, session } = await who.mustHaveSession(request);
    for (const ended of await sessions.endOthers(account.id, session.id)) dismissSession(ended);
    return {};
  });
  app.delete('/api/me/sessions/:id', async (request) => {
    const person = await who.must(request);
    const { id } = check(SessionPath, request.params);
    if (!(await sessions.end(person.id, id)))
      throw new Refused('not-found', 'you are not signed in there any more');
    dismissSession(id);
    return {};
  });
}
