import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ChatLine, News, NumberedEntry, TableView } from '@shirasagi/protocol';
import { createAdapter } from '@socket.io/postgres-adapter';
import { sql } from 'kysely';
import PQueue from 'p-queue';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Accounts } from '../accounts/accounts.js';
import { ownOrigins } from '../accounts/auth.js';
import type { Config } from '../config.js';
import { networkOf } from '../operate/addresses.js';
import { Buckets } from '../operate/limits/buckets.js';
import { Held } from '../operate/limits/held.js';
import type { Metrics } from '../operate/metrics.js';
import { Peers } from '../processes/peers.js';
import { RoomBook } from '../processes/room-book.js';
import type { Store } from '../store/store.js';
import type { Broadcaster } from '../tables/broadcaster.js';
import type { Lobby } from '../tables/lobby.js';
import type { Places } from '../tables/table-ids.js';
import type { Tables } from '../tables/tables.js';
import { Admission } from './admission.js';
import { Conversation, type ConversationDeps } from './conversation.js';
import { Doors } from './doors.js';
import { Presence } from './presence.js';
import { NOBODY, OrderedPool, Relay } from './relay.js';
import { tellHere } from './tell-here.js';
import type { RoomNews, TypedServer, TypedSocket } from './typed.js';

/** A bare connection, before it is a socket with a name. */
interface EngineSocket {
  readonly request: IncomingMessage;
  on(event: 'close', body: () => void): void;
}

const LARGEST_MESSAGE = 8 * 1024;
/** Time in which a lost connection between processes is there again. */
const TOUCH_MS = 4_000;
/** Long answers that may ask the store at the same time. */
const READS_AT_ONCE = 8;
/** Seconds in which an address may open all the connections it may have anew. */
const RECONNECT_SECONDS = 10;

interface SocketDeps {
  readonly config: Config;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly log: Logger;
  /** This process, as it signs what it claims. */
  readonly process: string;
}

/** Rooms that news from other processes come for. */
const isShared = (room: string): boolean => /^(table|user):/.test(room);

/** The sockets: who they are, how much they may ask, what they hear. */
export class Sockets implements Broadcaster, Places {
  readonly io: TypedServer;
  private readonly deps: SocketDeps;
  private readonly presence: Presence;
  private readonly admission: Admission;
  private readonly doors: Doors;
  /** Connections of each address, and how fast it opens new ones. */
  private readonly addresses: Held;
  private readonly arrivals: Buckets;
  private relay: Relay | undefined;
  private messages: OrderedPool | undefined;
  private peers: Peers | undefined;
  private book: RoomBook | undefined;
  private touching: NodeJS.Timeout | undefined;
  private closed = false;
  private tables!: Tables;
  private lobby!: Lobby;
  private metrics!: Metrics;
  private talk!: ConversationDeps;

  constructor(http: HttpServer, deps: SocketDeps) {
    this.deps = deps;
    const { config } = deps;
    const most = config.CONNECTIONS_PER_ADDRESS;
    this.addresses = new Held(most);
    this.arrivals = new Buckets(most / RECONNECT_SECONDS, most * 2);
    this.admission = new Admission(config.MESSAGES_PER_SECOND);
    this.io = new Server(http, {
      // Web sockets only: long polling would need a balancer that keeps people at one process.
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LARGEST_MESSAGE,
      perMessageDeflate: false,
      pingInterval: 20_000,
      pingTimeout: 20_000,
      connectTimeout: 10_000,
      allowRequest: (request, allow) => allow(null, this.mayConnect(request)),
    });
    // Counted from the first moment: a connection that never says who it is holds a place too.
    this.io.engine.on('connection', (connection: EngineSocket) => {
      const address = this.addressOf(connection.request);
      this.addresses.add(address);
      connection.on('close', () => this.addresses.remove(address));
    });
    this.presence = new Presence(this.io, (room) => this.isElsewhere(room));
    this.doors = new Doors(this.io);
  }

  /** Begins to listen; with PostgreSQL, sockets of all processes hear the same. */
  async start(tables: Tables, lobby: Lobby, metrics: Metrics): Promise<void> {
    const { admission, doors, presence } = this;
    const { config, log } = this.deps;
    this.tables = tables;
    this.lobby = lobby;
    this.metrics = metrics;
    const lines = config.LINES_PER_MINUTE;
    this.talk = {
      ...{ tables, lobby, doors, presence, metrics, log, admission },
      // A database that takes no writes has no news either; the rooms are written when it does again.
      entering: async (room) => this.book?.enter(room).catch(() => {}),
      notEntered: (room) => this.leftRoom(room),
      meetAt: (table) => this.peers?.meetAt(table),
      talk: new Buckets(lines / 60, Math.max(1, lines / 3)),
      reads: new PQueue({ concurrency: READS_AT_ONCE }),
    };
    if (this.deps.store.messages) await this.share(this.deps.store.messages);
    this.io.use((socket, next) => {
      this.deps.accounts.find(socket.request.headers).then(
        ({ account, session }) => {
          socket.data.person = account && { id: account.id, name: account.name };
          socket.data.session = session?.id;
          next();
        },
        (error) => {
          if (!this.closed) this.deps.log.error({ err: error }, 'a socket could not be identified');
          next(new Error('unavailable'));
        },
      );
    });
    this.io.on('connection', (socket) => this.connected(socket));
  }

  /** Lets the sockets of all processes on the database hear the same. */
  private async share(messages: pg.Pool): Promise<void> {
    const { config, store, process, log } = this.deps;
    await store.db.transaction().execute(async (trx) => {
      // Processes that start together must not create it at the same moment.
      await sql`select pg_advisory_xact_lock(7210)`.execute(trx);
      await sql`create table if not exists socket_io_attachments
        (id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(trx);
    });
    const errorHandler = (error: Error): void => {
      if (!this.closed) log.error({ err: error }, 'passing messages failed');
    };
    const pool = new OrderedPool(messages);
    this.messages = pool;
    this.io.adapter(createAdapter(pool as unknown as pg.Pool, { errorHandler }));
    const book = new RoomBook(store.db, process);
    this.book = book;
    this.io.of('/').adapter.on('create-room', (room: string) => {
      // Who reads a table waits for its room; the room of a person is written in passing.
      if (isShared(room)) book.enter(room).catch(() => {});
    });
    this.io.of('/').adapter.on('delete-room', (room: string) => this.leftRoom(room));
    this.relay = new Relay(this.io, pool, book, this.metrics, ([, event, told]) => {
      if (event === 'entry') this.heard(told);
      if (event === 'table') this.doors.news(told);
      if (event === 'lobby') this.lobby.changed();
      if (event === 'handedOver') this.tables.directory.seatsChanged(told);
    });
    this.peers = new Peers(store.db, { id: process, name: config.PROCESS_NAME }, (known) =>
      this.renewed(book, known),
    );
    await this.peers.start();
  }

  /** The others know that this process lives; if they had taken it for dead, its people have missed news. */
  private async renewed(book: RoomBook, known: boolean): Promise<void> {
    for (const room of this.io.of('/').adapter.rooms.keys()) {
      if (!isShared(room) || book.has(room)) continue;
      // It could not be written when it was entered.
      await book.enter(room);
      this.io.local.to(room).emit('resync');
    }
    await book.tidy();
    if (known) return;
    await book.again();
    this.lobby.changed();
    this.io.local.emit('resync');
  }

  private leftRoom(room: string): void {
    if (!this.io.of('/').adapter.rooms.has(room)) this.book?.leave(room);
  }

  /** Whether sockets of other processes are in a room. */
  private async isElsewhere(room: string): Promise<boolean> {
    return this.book !== undefined && (await this.book.elsewhere([room])).has(room);
  }

  ownerOf(table: string): string | undefined {
    return this.peers?.ownerOf(table);
  }

  async placeOf(user: string): Promise<string | undefined> {
    const room = `user:${user}`;
    if (!this.peers) return undefined;
    if (this.io.of('/').adapter.rooms.has(room)) return this.deps.config.PROCESS_NAME;
    // A matter of speed: whatever goes wrong with it, the table is opened.
    return this.peers.nameAt(room).catch(() => undefined);
  }

  /** Takes no more messages; resolves when those under way are answered. */
  rest(): Promise<void> {
    this.closed = true;
    return this.admission.close();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.presence.close();
    clearTimeout(this.touching);
    await this.io.close();
    await this.peers?.close();
    this.messages?.close();
  }

  get count(): number {
    return this.io.engine.clientsCount;
  }

  entry(table: string, entry: NumberedEntry, but?: string, turn?: string): void {
    this.metrics.entries.inc();
    this.tell([`table:${table}`, 'entry', { table, ...entry, ...(turn !== undefined && { turn }) }], but);
    if (turn === undefined) return;
    const deadline = entry.clock?.deadline ?? null;
    this.tell([`user:${turn}`, 'turn', { table, number: entry.number + 1, deadline }]);
  }

  table(view: TableView): void {
    this.tell([`table:${view.id}`, 'table', view]);
    if (view.visibility === 'public') {
      this.lobby.changed();
      this.tell(['lobby', 'lobby', view]);
    }
    this.doors.news(view);
  }

  chat(table: string, line: ChatLine): void {
    this.tell([`table:${table}`, 'chat', { table, ...line }]);
  }

  firstTurn(table: string, user: string, deadline: number | null): void {
    this.tell([`user:${user}`, 'turn', { table, number: 0, deadline }]);
  }

  /** The seats of one person belong to another now: tables in memory, here and elsewhere, are read again. */
  handedOver(from: string): void {
    this.tables.directory.seatsChanged(from);
    this.relay?.pass([NOBODY, 'handedOver', from]);
  }

  /** A connection to the store broke: what other processes told meanwhile may be lost, so everybody looks again. */
  lostTouch(): void {
    this.touching ??= setTimeout(() => {
      this.touching = undefined;
      this.lobby.changed();
      this.io.local.emit('resync');
    }, TOUCH_MS);
    this.touching.unref();
  }

  /** Sockets here hear it at once, those of other processes when it gets there. */
  private tell(news: RoomNews, but?: string): void {
    tellHere(this.io, news, but);
    this.relay?.pass(news);
  }

  /** Another process wrote an entry: a table in memory here is kept up with it. */
  private heard({ table, turn: _, ...entry }: News<'entry'>): void {
    this.tables.directory
      .ifKnown(table, (known) => known.heard(entry))
      .catch((error) => this.deps.log.error({ err: error, table }, 'an entry could not be folded in'));
  }

  /** Closes every socket of a person whose identity has changed. */
  dismiss(user: string): void {
    this.io.in(`user:${user}`).disconnectSockets(true);
  }

  /** Closes the sockets of a session that is over. */
  dismissSession(session: string): void {
    this.io.in(`session:${session}`).disconnectSockets(true);
  }

  private mayConnect(request: IncomingMessage): boolean {
    const { config } = this.deps;
    const { origin, host } = request.headers;
    const ours = origin === undefined || ownOrigins(host, config).includes(origin);
    const address = this.addressOf(request);
    const room =
      !this.closed &&
      this.count < config.CONNECTIONS &&
      !this.addresses.full(address) &&
      this.arrivals.take(address);
    if (!ours || !room) this.metrics?.refused.inc({ code: ours ? 'too-many' : 'not-allowed' });
    return ours && room;
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    if (this.deps.config.TRUST_PROXY === 'yes' && typeof forwarded === 'string')
      return networkOf(forwarded.split(',').at(-1)!.trim());
    return networkOf(request.socket.remoteAddress ?? '');
  }

  private connected(socket: TypedSocket): void {
    const { person, session } = socket.data;
    if (person) void socket.join([`user:${person.id}`, `session:${session}`]);
    new Conversation(socket, person, this.addressOf(socket.request), this.talk);
  }
}
