import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { Accounts } from './accounts/accounts.js';
import { openAuth, secretOf } from './accounts/auth.js';
import { KnownDevices } from './accounts/known-devices.js';
import { Sessions } from './accounts/sessions.js';
import type { Config } from './config.js';
import { Days } from './daily/days.js';
import { Rankings } from './daily/standings.js';
import { Tries } from './daily/tries.js';
import { accountRoutes } from './http/account-routes.js';
import { openApp } from './http/app.js';
import { authRoutes } from './http/auth-routes.js';
import { dailyRoutes } from './http/daily-routes.js';
import { learnedRoutes } from './http/learned-routes.js';
import { operateRoutes } from './http/operate-routes.js';
import { RequestLimits } from './http/request-limits.js';
import { sessionRoutes } from './http/session-routes.js';
import { tableRoutes } from './http/table-routes.js';
import { Who } from './http/who.js';
import { Metrics } from './operate/metrics.js';
import { Opened } from './operate/opened.js';
import { Sockets } from './sockets/sockets.js';
import { unlockSeeds } from './store/seed-key.js';
import { claimFolder } from './store/sole-server.js';
import { openStore } from './store/store.js';
import { DueWork } from './tables/due-work.js';
import { GameTime } from './tables/game-time.js';
import { Lobby } from './tables/lobby.js';
import { Openings } from './tables/opening.js';
import { type MoveChooser, Threads } from './tables/opponents.js';
import { TableIds } from './tables/table-ids.js';
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

/** Starts a server: store, accounts, tables, sockets, page. When that fails, nothing is left behind. */
export async function startServer(
  given: Config,
  {
    log = openLog(given.LOG_LEVEL),
    thinker,
    clock,
  }: { log?: Logger; thinker?: MoveChooser; clock?: () => number } = {},
): Promise<RunningServer> {
  const opened = new Opened();
  try {
    return await open({ ...given, WEB_DIR: given.WEB_DIR ?? BUILT_PAGE }, log, thinker, opened, clock);
  } catch (error) {
    // What went wrong first is what matters.
    await opened.close().catch(() => {});
    throw error;
  }
}

async function open(
  config: Config,
  log: Logger,
  thinker: MoveChooser | undefined,
  opened: Opened,
  clock: (() => number) | undefined,
): Promise<RunningServer> {
  const process = randomBytes(8).toString('hex');
  let ready = false;
  let stopping = false;
  if (!config.DATABASE_URL) opened.add(claimFolder(config.DATA_DIR));
  const broken: { hear?: () => void } = {};
  const store = await openStore(config, (error) => {
    if (stopping) return;
    log.warn({ err: error }, 'a connection to the store broke');
    broken.hear?.();
  });
  opened.add(() => store.close());
  await unlockSeeds(store, config);
  const startedAt = await store.now();
  const jumped = (ms: number): void =>
    log.warn({ ms }, 'the clock of this machine jumped; games go on without it');
  const time = clock ? { now: clock, check: () => {} } : new GameTime(startedAt, jumped);
  const now = (): number => time.now();
  // Days go by the clock on the wall, as all processes read it: a machine that slept wakes on another day.
  const ahead = startedAt - Date.now();
  const today = clock ?? ((): number => Date.now() + ahead);
  const auth = await openAuth(config, store, log, (guest) => sockets.handedOver(guest));
  const accounts = new Accounts(auth, store);
  const sessions = new Sessions(auth, store);
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  const devices = new KnownDevices(await secretOf(config, store), secure);
  let metrics: Metrics;
  const requests = new RequestLimits(config.REQUESTS_PER_MINUTE);
  const app = await openApp(config, log, requests, () => metrics);
  opened.add(() => app.close());
  const sockets: Sockets = new Sockets(app.server, { config, store, accounts, log, process });
  opened.add(() => sockets.close());
  broken.hear = () => sockets.lostTouch();
  const threads = new Threads(config.THINKERS);
  opened.add(() => threads.close());
  const tables: Tables = new Tables({
    store,
    broadcaster: sockets,
    process,
    now,
    opponentAsked: (table) => due.opponentAsked(table),
  });
  opened.add(() => tables.directory.close());
  const lobby = new Lobby(store.db, process);
  const due = new DueWork(store, process, thinker ?? threads, tables.directory, time, log, (id) =>
    openings.startLate(id),
  );
  const ids = new TableIds(sockets);
  const openings: Openings = new Openings(store, sockets, ids, config.TABLES_PER_PERSON, now, () =>
    due.hurry(),
  );
  const days = new Days(store, today);
  const rankings = new Rankings(store);
  const tries = new Tries(store, ids, days, now, (_, game) => {
    metrics.dayTries.inc({ game });
    due.hurry();
  });
  metrics = new Metrics({
    sockets: { help: 'Sockets connected', value: () => sockets.count },
    tables_loaded: { help: 'Running tables in memory', value: () => tables.directory.size },
    tables_thinking: { help: 'Tables an opponent thinks about', value: () => due.thinkingTables },
    lobby_computed: { help: 'How often the lobby was computed', value: () => lobby.computed },
  });
  await sockets.start(tables, lobby, metrics);
  const who = new Who(accounts);
  operateRoutes(app, { config, store, metrics, ready: () => ready });
  await app.register(async (api) => {
    tableRoutes(api, who, { config, store, tables, openings, lobby, days, now });
    dailyRoutes(api, who, { config, store, days, tries, rankings, now: today });
    const dismiss = (user: string): void => {
      // The name of somebody who is gone is in no ranking.
      rankings.clear();
      sockets.dismiss(user);
    };
    const dismissSession = (session: string): void => sockets.dismissSession(session);
    accountRoutes(api, who, {
      ...{ config, store, accounts, sessions, devices, tables, openings, lobby, dismiss },
    });
    learnedRoutes(api, who, store);
    sessionRoutes(api, who, { sessions, dismissSession });
    authRoutes(api, who, { accounts, sessions, devices, dismiss, dismissSession });
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
  const stop = async (): Promise<void> => {
    ready = false;
    stopping = true;
    // Who does not say goodbye in time is not waited for.
    const impatience = setTimeout(() => {
      for (const connection of connections) connection.destroy();
    }, FAREWELL_MS / 2);
    const inOrder = async (): Promise<boolean> => {
      await Promise.all([due.stop(), sockets.rest(), requests.close()]);
      await opened.close();
      return true;
    };
    const given = new AbortController();
    const done = await Promise.race([inOrder(), pause(FAREWELL_MS, false, { signal: given.signal })]);
    clearTimeout(impatience);
    given.abort();
    if (!done) log.warn('stopped with work left undone; what was acknowledged is on disk');
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}
