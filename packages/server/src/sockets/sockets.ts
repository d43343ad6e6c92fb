import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { z } from 'zod';
import { networkOf } from '../addresses.js';
import { check } from '../check.js';
import type { Config } from '../config.js';
import { Refused, refusalOf } from '../errors.js';
import * as messages from '../messages.js';
import type { Metrics } from '../metrics.js';
import { ownOrigins } from '../people/auth.js';
import type { People } from '../people/people.js';
import type { NumberedEntry } from '../protocol.js';
import { lobbyTables } from '../store/queries.js';
import type { Store } from '../store/store.js';
import { viewOf } from '../tables/head.js';
import type { Person } from '../tables/opening.js';
import type { Outlet } from '../tables/outlet.js';
import type { Tables } from '../tables/tables.js';
import { Addresses, Bucket } from './limits.js';
import { Presence } from './presence.js';
import { OrderedPool, Relay } from './relay.js';

/** A bare connection, before it is a socket with a name. */
interface EngineSocket {
  readonly request: IncomingMessage;
  on(event: 'close', body: () => void): void;
}

/** What the server keeps with a socket. */
export interface SocketData {
  person?: Person | undefined;
}

const LARGEST_MESSAGE = 8 * 1024;
const MOST_TABLES_WATCHED = 50;
const MOST_IN_LOBBY = 200;
/** A room nobody is in: news for processes, not for people. */
const NOBODY = 'nobody';
/** Time in which a lost connection between processes is there again. */
const TOUCH_MS = 4_000;
/** Refusals for haste after which a socket is closed. */
const MOST_HASTE = 100;

interface Around {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly log: Logger;
}

/** The sockets: who they are, how much they may ask, what they hear. */
export class Sockets implements Outlet {
  readonly io: Server;
  private readonly around: Around;
  private readonly presence: Presence;
  private readonly addresses: Addresses;
  private relay: Relay | undefined;
  private messages: OrderedPool | undefined;
  private touching: NodeJS.Timeout | undefined;
  private closed = false;
  private tables!: Tables;
  private metrics!: Metrics;

  constructor(http: HttpServer, around: Around) {
    this.around = around;
    const { config } = around;
    this.addresses = new Addresses(config.CONNECTIONS_PER_ADDRESS);
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
    this.presence = new Presence(this.io);
  }

  /** Begins to listen; with PostgreSQL, sockets of all processes hear the same. */
  async start(tables: Tables, metrics: Metrics): Promise<void> {
    this.tables = tables;
    this.metrics = metrics;
    const { messages, db } = this.around.store;
    if (messages) {
      await db.transaction().execute(async (trx) => {
        // Processes that start together must not create it at the same moment.
        await sql`select pg_advisory_xact_lock(7210)`.execute(trx);
        await sql`create table if not exists socket_io_attachments
          (id bigserial unique, created_at timestamptz default now(), payload bytea)`.execute(trx);
      });
      const errorHandler = (error: Error): void => {
        if (!this.closed) this.around.log.error({ err: error }, 'passing messages failed');
      };
      const pool = new OrderedPool(messages);
      this.messages = pool;
      this.io.adapter(createAdapter(pool as unknown as pg.Pool, { errorHandler }));
      this.relay = new Relay(this.io, pool, ([, event, payload]) => {
        if (event === 'entry') this.heard(payload as { table: string } & NumberedEntry);
        if (event === 'handedOver') this.tables.directory.forgetPerson(payload as string);
      });
    }
    this.io.use((socket, next) => {
      this.around.people.find(socket.request.headers).then(
        ({ asker }) => {
          (socket.data as SocketData).person = asker && { id: asker.id, name: asker.name };
          next();
        },
        (error) => {
          this.around.log.error({ err: error }, 'a socket could not be identified');
          next(new Error('unavailable'));
        },
      );
    });
    this.io.on('connection', (socket) => this.connected(socket));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.presence.close();
    clearTimeout(this.touching);
    await this.io.close();
    this.messages?.close();
  }

  get count(): number {
    return this.io.engine.clientsCount;
  }

  entry(table: string, entry: NumberedEntry, but?: string): void {
    this.metrics.entries.inc();
    this.tell(`table:${table}`, 'entry', { table, ...entry }, but);
  }

  table(view: Parameters<Outlet['table']>[0]): void {
    this.tell(`table:${view.id}`, 'table', view);
    if (view.visibility === 'public') this.tell('lobby', 'lobby', view);
    if (view.status === 'running' && !view.spectators) this.closeDoors(view);
  }

  /** Whoever looked on while people were missing leaves when a table without spectators starts. */
  private closeDoors({ id, seats }: Parameters<Outlet['table']>[0]): void {
    const seated = seats.flatMap((seat) =>
      seat.kind === 'person' && seat.user ? [`user:${seat.user}`] : [],
    );
    this.io.in(`table:${id}`).except(seated).socketsLeave(`table:${id}`);
  }

  chat(table: string, line: Parameters<Outlet['chat']>[1]): void {
    this.tell(`table:${table}`, 'chat', { table, ...line });
  }

  turn(table: string, user: string, deadline: number | null): void {
    this.tell(`user:${user}`, 'turn', { table, deadline });
  }

  /** Somebody's seats are another's now: tables in memory, here and elsewhere, are read anew. */
  handedOver(from: string): void {
    this.tables.directory.forgetPerson(from);
    this.relay?.pass([NOBODY, 'handedOver', from]);
  }

  /** A connection to the store broke: what other processes told meanwhile may be lost, so everybody looks again. */
  lostTouch(): void {
    this.touching ??= setTimeout(() => {
      this.touching = undefined;
      this.io.local.emit('resync');
    }, TOUCH_MS);
    this.touching.unref();
  }

  /** Sockets here hear it at once, those of other processes when it gets there. */
  private tell(room: string, event: string, payload: unknown, but?: string): void {
    const here = this.io.local.to(room);
    (but === undefined ? here : here.except(but)).emit(event, payload);
    this.relay?.pass([room, event, payload]);
  }

  /** Another process wrote an entry: a table in memory here is kept up with it. */
  private heard({ table, ...entry }: { table: string } & NumberedEntry): void {
    this.tables.directory
      .known(table)
      ?.then((known) => known?.heard(entry))
      .catch((error) => this.around.log.error({ err: error, table }, 'an entry could not be folded in'));
  }

  /** Closes every socket of somebody who is no longer who they were. */
  dismiss(user: string): void {
    this.io.in(`user:${user}`).disconnectSockets(true);
  }

  private mayConnect(request: IncomingMessage): boolean {
    const { config } = this.around;
    const { origin, host } = request.headers;
    const ours = origin === undefined || ownOrigins(host, config).includes(origin);
    const room = this.count < config.CONNECTIONS && !this.addresses.full(this.addressOf(request));
    if (!ours || !room) this.metrics?.refused.inc({ code: ours ? 'too-many' : 'not-allowed' });
    return ours && room;
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = request.headers['x-forwarded-for'];
    if (this.around.config.TRUST_PROXY === 'yes' && typeof forwarded === 'string')
      return networkOf(forwarded.split(',').at(-1)!.trim());
    return networkOf(request.socket.remoteAddress ?? '');
  }

  private connected(socket: Socket): void {
    const { person } = socket.data as SocketData;
    this.limit(socket);
    if (person) void socket.join(`user:${person.id}`);
    socket.on('disconnecting', () => {
      for (const room of socket.rooms) if (room.startsWith('table:')) this.presence.changed(room.slice(6));
    });
    this.serve(socket);
  }

  /** Slows down who asks too fast, whatever they ask. */
  private limit(socket: Socket): void {
    const bucket = new Bucket(this.around.config.MESSAGES_PER_SECOND);
    let haste = 0;
    socket.use(([, ...args], next) => {
      if (bucket.take()) {
        next();
        return;
      }
      this.metrics.refused.inc({ code: 'too-many' });
      const answer = args.at(-1);
      if (typeof answer === 'function')
        answer({ ok: false, error: refusalOf(new Refused('too-many', 'too fast; wait a little')) });
      if (++haste > MOST_HASTE) socket.disconnect(true);
    });
  }

  private serve(socket: Socket): void {
    const { person } = socket.data as SocketData;
    const { tables } = this;
    const somebody = (): Person => {
      if (!person) throw new Refused('not-signed-in', 'say who you are first');
      return person;
    };
    this.on(socket, 'watch', messages.Watch, async (ask) => {
      if (socket.rooms.size > MOST_TABLES_WATCHED) throw new Refused('too-many', 'you watch too many tables');
      // First in the room, then read: nothing that happens in between is missed.
      await tables.visible(person?.id, ask.table, ask.key);
      await socket.join(`table:${ask.table}`);
      const watched = await tables.watch(person?.id, ask);
      this.presence.changed(ask.table);
      return watched;
    });
    this.on(socket, 'unwatch', messages.Unwatch, async (ask) => {
      await socket.leave(`table:${ask.table}`);
      this.presence.changed(ask.table);
      return {};
    });
    this.on(socket, 'play', messages.Play, async (ask) => {
      const { table, seat } = await tables.seated(somebody(), ask.table);
      return table.play(seat, ask, socket.id);
    });
    this.on(socket, 'takeBack', messages.TakeBack, async (ask) => {
      const { table, seat } = await tables.seated(somebody(), ask.table);
      return table.takeBack(seat, ask, socket.id);
    });
    this.on(socket, 'resign', messages.Resign, async (ask) => {
      const { table, seat } = await tables.seated(somebody(), ask.table);
      await table.resign(seat, ask.id);
      return {};
    });
    this.on(socket, 'comeBack', messages.ComeBack, async (ask) => {
      const { table, seat } = await tables.seated(somebody(), ask.table);
      await table.comeBack(seat, ask.id);
      return {};
    });
    this.on(socket, 'say', messages.Say, async (ask) => {
      await tables.say(somebody(), ask, socket.rooms.has(`table:${ask.table}`));
      return {};
    });
    this.on(socket, 'lobby', messages.Lobby, async (ask) => {
      await (ask.watch ? socket.join('lobby') : socket.leave('lobby'));
      const heads = ask.watch ? await lobbyTables(this.around.store.db, MOST_IN_LOBBY) : [];
      return { tables: heads.map((head) => viewOf(head)) };
    });
  }

  /** Answers one kind of message: checked first, refused in a typed way, never an error out of here. */
  private on<S extends z.ZodType>(
    socket: Socket,
    event: string,
    schema: S,
    handle: (ask: z.output<S>) => Promise<object>,
  ): void {
    socket.on(event, (given: unknown, answer: unknown) => {
      const reply = (value: object): void => {
        if (typeof answer === 'function') answer(value);
      };
      const stop = this.metrics.answered.startTimer({ event });
      this.metrics.messages.inc({ event });
      const refuse = (error: unknown): void => {
        const refusal = refusalOf(error);
        this.metrics.refused.inc({ code: refusal.code });
        if (!(error instanceof Refused)) this.around.log.error({ err: error, event }, 'a message failed');
        reply({ ok: false, error: refusal });
      };
      let ask: z.output<S>;
      try {
        ask = check(schema, given);
      } catch (error) {
        refuse(error);
        return;
      }
      handle(ask).then((value) => {
        stop();
        reply({ ok: true, ...value });
      }, refuse);
    });
  }
}
