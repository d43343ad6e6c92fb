import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { ownOrigins } from '../accounts/auth.js';
import type { Config } from '../config.js';
import { Refused, refusalOf } from '../errors.js';
import type { Metrics } from '../operate/metrics.js';
import type { RequestLimits } from './request-limits.js';

const LARGEST_BODY = 16 * 1024;
const HEADERS_MS = 5_000;
const REQUEST_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
const CHECK_MS = 1_000;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** The bare web server: headers, limits, origins and errors; routes are added to it. */
export async function openApp(
  config: Config,
  log: Logger,
  limits: RequestLimits,
  metrics: () => Metrics,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    // The nearest proxy only: what it was told by others may be made up.
    trustProxy: config.TRUST_PROXY === 'yes' ? (_, hop) => hop === 0 : false,
    forceCloseConnections: true,
    // What does not arrive in seconds never will.
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: 100 },
  });
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Opponents think with a net in WebAssembly; this allows no scripts from anywhere.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", ...inlineStyles(config.WEB_DIR)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' },
    // With the opener policy, which is on by default, pages may share memory between threads.
    crossOriginEmbedderPolicy: true,
  });
  limits.guard(app);
  app.addHook('onRequest', async (request, reply) => {
    // Personal data must not stay in a cache between the browser and the server.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const { host } = request.headers;
    if (host !== undefined && !isHost(host))
      throw new Refused('bad-request', 'the Host header cannot be read');
    if (SAFE_METHODS.includes(request.method)) return;
    const { origin } = request.headers;
    const cross = request.headers['sec-fetch-site'] === 'cross-site';
    if (cross || (origin !== undefined && !ownOrigins(host, config).includes(origin)))
      throw new Refused('not-allowed', 'this page belongs to another site');
  });
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused = error instanceof Refused ? error : known(error);
    if (!refused && !limits.stopping)
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    const refusal = refusalOf(refused);
    metrics().refused.inc({ code: refusal.code });
    return reply.status(refused?.status ?? 500).send({ error: refusal });
  });
  app.setNotFoundHandler((_, reply) => {
    reply.status(404).send({ error: { code: 'not-found', message: 'not found' } });
  });
  if (config.WEB_DIR && existsSync(config.WEB_DIR)) {
    await app.register(serveStatic, {
      root: resolve(config.WEB_DIR),
      cacheControl: false,
      // The page's build leaves packed twins beside its files.
      preCompressed: true,
      setHeaders: (response, path) => {
        // Files with a hash in their name never change; the others are asked for each time.
        const lasting = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2|svg|png|webp)(\.br|\.gz)?$/.test(path);
        response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        response.setHeader('vary', 'accept-encoding');
      },
    });
  }
  return app;
}

/** The styles written in the page itself, by their hashes: no others are let in. */
function inlineStyles(folder: string | undefined): string[] {
  const page = folder && join(folder, 'index.html');
  if (!page || !existsSync(page)) return [];
  return Array.from(readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs), ([, style]) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
}

/** Whether a Host header is one: a name or an address, perhaps with a port, and nothing else. */
const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);

/** Errors of the framework itself that are the asker's doing. */
function known(error: FastifyError): Refused | undefined {
  const { statusCode } = error;
  if (statusCode === 413) return new Refused('too-large', 'the request is too large');
  if (statusCode === 429) return new Refused('too-many', 'too many requests; wait a little');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refused('bad-request', 'the request cannot be read');
  return undefined;
}
