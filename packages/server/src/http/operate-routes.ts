import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { Refused } from '../errors.js';
import type { Metrics } from '../operate/metrics.js';
import type { Store } from '../store/store.js';
import { Writable } from '../store/writable.js';

/** Routes for the operator of the server: liveness, readiness and metrics. */
export function operateRoutes(
  app: FastifyInstance,
  deps: { config: Config; store: Store; metrics: Metrics; ready: () => boolean },
): void {
  const { config, store, metrics, ready } = deps;
  app.get('/healthz', async () => ({ ok: true }));
  const writable = new Writable(store.db);
  app.get('/readyz', async (request) => {
    if (!ready()) throw new Refused('unavailable', 'starting or stopping');
    await writable.check().catch((error) => {
      request.log.warn({ err: error }, 'the store takes no writes');
      throw new Refused('unavailable', 'the store takes no writes');
    });
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isInside(request, config) && !hasToken(request, config.METRICS_TOKEN))
      throw new Refused('not-found', 'not found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Whether a request comes from this machine, and not through a proxy on it. */
function isInside({ ip, headers }: FastifyRequest, { TRUST_PROXY }: Config): boolean {
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (TRUST_PROXY === 'no' && passedOn) return false;
  return ip === '::1' || /^(::ffff:)?127\./.test(ip);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
