import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Refused } from '../errors.js';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';

/** Routes for whoever operates the server: is it alive, may it get requests, how is it doing. */
export function operateRoutes(
  app: FastifyInstance,
  around: { store: Store; metrics: Metrics; ready: () => boolean },
): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (!around.ready()) throw new Refused('unavailable', 'starting or stopping');
    await sql`select 1`.execute(around.store.db);
    return { ok: true };
  });
  app.get('/metrics', async (_, reply) => {
    reply.type(around.metrics.registry.contentType);
    return around.metrics.registry.metrics();
  });
}
