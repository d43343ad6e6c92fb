import type { FastifyInstance } from 'fastify';
import { Refused } from '../errors.js';
import { networkOf } from '../operate/addresses.js';
import { Buckets } from '../operate/limits/buckets.js';
import { Held } from '../operate/limits/held.js';

/** Files of the page are cheap: this many for a request that asks the store. */
const FILES_PER_REQUEST = 10;
/** Requests of one address, and of all, that may be under way. */
const MOST_OF_ADDRESS = 64;
const MOST_UNDER_WAY = 2_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs, if not 1. */
    cost?: number;
    /** How often an address may ask for this route, in how many seconds. */
    atMost?: { readonly times: number; readonly seconds: number };
  }
}

/** Counts requests where they come in: by address, by what they cost, and how many are under way. */
export class RequestLimits {
  private readonly requests: Buckets;
  private readonly files: Buckets;
  private readonly routes = new Map<string, Buckets>();
  private readonly held = new Held(MOST_OF_ADDRESS);
  private underWay = 0;
  private closed = false;
  private quiet: (() => void) | undefined;

  constructor(perMinute: number) {
    this.requests = new Buckets(perMinute / 60, perMinute);
    this.files = new Buckets((perMinute * FILES_PER_REQUEST) / 60, perMinute * FILES_PER_REQUEST);
  }

  /** Whether the server stops: what fails from now on has lost its store. */
  get stopping(): boolean {
    return this.closed;
  }

  /** Lets nothing in any more; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.underWay === 0) return;
    await new Promise<void>((resolve) => {
      this.quiet = resolve;
    });
  }

  /** Looks at every request before anything is done for it. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      const address = networkOf(request.ip);
      const { cost = 1, atMost } = request.routeOptions.config;
      const buckets = request.url.startsWith('/api/') ? this.requests : this.files;
      const wanted = [{ bucket: buckets.of(address), cost }];
      if (atMost) wanted.push({ bucket: this.route(request.routeOptions.url!, atMost).of(address), cost: 1 });
      for (const { bucket, cost } of wanted) {
        if (bucket.take(cost)) continue;
        reply.header('retry-after', Math.ceil(bucket.secondsUntil(cost)));
        throw new Refused('too-many', 'too many requests; wait a little');
      }
      if (this.closed || this.underWay >= MOST_UNDER_WAY)
        throw new Refused('unavailable', 'the server is busy; try again');
      if (this.held.full(address)) throw new Refused('too-many', 'too many requests at once');
      this.underWay++;
      this.held.add(address);
      // Comes however the request ends, also when the account has gone.
      reply.raw.once('close', () => {
        this.underWay--;
        this.held.remove(address);
        if (this.underWay === 0) this.quiet?.();
      });
    });
  }

  private route(url: string, { times, seconds }: { times: number; seconds: number }): Buckets {
    const known = this.routes.get(url);
    if (known) return known;
    const buckets = new Buckets(times / seconds, times);
    this.routes.set(url, buckets);
    return buckets;
  }
}
