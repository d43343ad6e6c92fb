import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from '@shirasagi/bots';
import { type Logger, pino } from 'pino';
import type { Config } from './config.js';
import { openApp } from './http/app.js';
import { operateRoutes } from './http/operate-routes.js';
import { peopleRoutes, Who } from './http/people-routes.js';
import { tableRoutes } from './http/table-routes.js';
import { Metrics } from './metrics.js';
import { openAuth } from './people/auth.js';
import { People } from './people/people.js';
import { Sockets } from './sockets/sockets.js';
import { claimFolder } from './store/sole-server.js';
import { openStore } from './store/store.js';
import { DueWork } from './tables/due-work.js';
import { Openings } from './tables/opening.js';
import { onThreads, type Thinker } from './tables/opponents.js';
import { Tables } from './tables/tables.js';

/** Where the page lies once it is built: beside this package. */
const BUILT_PAGE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');

/** Time that requests under way and the farewells of sockets may take when the server stops. */
const FAREWELL_MS = 3_000;

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Ends in good order: nobody new, what is under way goes to disk, then everything is let go. */
  close(): Promise<void>;
}

/** Logs as lines of JSON; cookies and passwords never get into them. */
export function openLog(level: Config['LOG_LEVEL']): Logger {
  const redact = ['*.password', '*.cookie', '*.token', '*.seed', '*.headers', 'err.config', 'err.parameters'];
  return pino({ level, redact: { paths: redact, censor: '[hidden]' } });
}

/** Starts a server: store, people, tables, sockets, page. */
export async function startServer(
  given: Config,
  { log = openLog(given.LOG_LEVEL), thinker }: { log?: Logger; thinker?: Thinker } = {},
): Promise<RunningServer> {
  const config = { ...given, WEB_DIR: given.WEB_DIR ?? BUILT_PAGE };
  const process = randomBytes(8).toString('hex');
  const release = config.DATABASE_URL ? () => {} : claimFolder(config.DATA_DIR);
  const broken: { hear?: () => void } = {};
  const store = await openStore(config, (error) => {
    log.warn({ err: error }, 'a connection to the store broke');
    broken.hear?.();
  });
  const auth = await openAuth(config, store, log, (guest) => sockets.handedOver(guest));
  const people = new People(auth, store);
  let metrics: Metrics;
  let ready = false;
  const app = await openApp(config, log, () => metrics);
  const sockets: Sockets = new Sockets(app.server, { config, store, people, log });
  broken.hear = () => sockets.lostTouch();
  const pool = new Pool(config.THINKERS);
  const tables: Tables = new Tables({
    store,
    outlet: sockets,
    process,
    opponentAsked: (table) => due.opponentAsked(table),
  });
  const due = new DueWork(store, process, thinker ?? onThreads(pool), (id) => tables.directory.find(id), log);
  const openings = new Openings(store, sockets, config.TABLES_PER_PERSON, () => due.hurry());
  metrics = new Metrics({
    sockets: { help: 'Sockets connected', value: () => sockets.count },
    tables_loaded: { help: 'Running tables in memory', value: () => tables.directory.size },
    tables_thinking: { help: 'Tables an opponent thinks about', value: () => due.thinkingTables },
  });
  await sockets.start(tables, metrics);
  const who = new Who(people);
  operateRoutes(app, { store, metrics, ready: () => ready });
  await app.register(async (api) => {
    tableRoutes(api, who, { store, tables, openings });
    peopleRoutes(api, who, {
      config,
      store,
      people,
      tables,
      openings,
      dismiss: (user) => sockets.dismiss(user),
    });
  });
  // Once a connection is a web socket, the http server no longer knows it.
  const connections = new Set<Socket>();
  app.server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  await due.start();
  ready = true;
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    ready = false;
    await due.stop();
    pool.close();
    // Whoever does not say goodbye in time is not waited for.
    const impatience = setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, FAREWELL_MS);
    await sockets.close();
    await app.close();
    clearTimeout(impatience);
    await store.close();
    release();
  };
  return {
    url,
    port,
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}
