import { setMaxListeners } from 'node:events';
import type { CheckedAsk, Person, ReplyTo, RequestEvent, Watched } from '@shirasagi/protocol';
import { REQUESTS } from '@shirasagi/protocol/schemas';
import type PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import { check } from '../check.js';
import { Refused, refusalOf } from '../errors.js';
import type { Buckets } from '../operate/limits/buckets.js';
import type { Metrics } from '../operate/metrics.js';
import type { Lobby } from '../tables/lobby.js';
import type { Tables } from '../tables/tables.js';
import { type Admission, Visit } from './admission.js';
import { checkedPlay } from './checked-play.js';
import type { Doors } from './doors.js';
import type { Presence } from './presence.js';
import type { TypedSocket } from './typed.js';
import { boundUnsent } from './unsent.js';

const MOST_TABLES_WATCHED = 50;
/** Refusals for haste after which a socket is closed. */
const MOST_HASTE = 100;
/** Characters that may wait for a socket to read them. */
const MOST_UNSENT = 2_000_000;
/** What answers cost that are long or ask the store several times; all others cost 1. */
const WATCH_COST = 4;
const LOBBY_COST = 8;

/** What every conversation needs around it. */
export interface ConversationDeps {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly doors: Doors;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly admission: Admission;
  /** How much each person may say, apart from everything else. */
  readonly talk: Buckets;
  /** Where long answers wait for each other, so that moves do not wait for them. */
  readonly reads: PQueue;
  /** Resolves when news from other processes come for a room. */
  readonly entering: (room: string) => Promise<void>;
  /** A room was not entered after all. */
  readonly notEntered: (room: string) => void;
  /** The name of the process where the people of a table meet, when that is not here. */
  readonly meetAt: (table: string) => string | undefined;
}

/** What one socket asks and is answered. */
export class Conversation {
  private readonly socket: TypedSocket;
  private readonly person: Person | undefined;
  private readonly deps: ConversationDeps;
  private readonly visit: Visit;
  private readonly gone = new AbortController();
  private haste = 0;

  constructor(socket: TypedSocket, person: Person | undefined, address: string, deps: ConversationDeps) {
    this.socket = socket;
    this.person = person;
    this.deps = deps;
    this.visit = new Visit(deps.admission, person?.id, address);
    boundUnsent(socket, MOST_UNSENT);
    // Every long answer that waits listens whether its asker is gone; how many may wait is bounded elsewhere.
    setMaxListeners(0, this.gone.signal);
    socket.on('disconnecting', () => {
      for (const room of socket.rooms)
        if (room.startsWith('table:')) deps.presence.changed(room.slice('table:'.length));
    });
    socket.on('disconnect', () => this.gone.abort());
    this.limit();
    this.serveTables();
    this.serveMoves();
  }

  /** Slows down who asks too fast, whatever they ask. */
  private limit(): void {
    const { socket, visit, deps } = this;
    socket.use(([event, ...args], next) => {
      try {
        if (event !== 'say') visit.pay(1);
        else if (!deps.talk.take(this.person?.id ?? ''))
          throw new Refused('too-many', 'too many messages; wait a little');
        next();
      } catch (error) {
        deps.metrics.refused.inc({ code: 'too-many' });
        const answer = args.at(-1);
        if (typeof answer === 'function') answer({ ok: false, error: refusalOf(error) });
        if (++this.haste > MOST_HASTE) socket.disconnect(true);
      }
    });
  }

  private serveTables(): void {
    const { socket, visit, deps } = this;
    this.on('watch', (ask) => {
      visit.pay(WATCH_COST - 1);
      return deps.reads.add(() => this.watch(ask), { signal: this.gone.signal });
    });
    this.on('unwatch', async (ask) => {
      await socket.leave(`table:${ask.table}`);
      deps.presence.changed(ask.table);
      return {};
    });
    this.on('lobby', async (ask) => {
      if (!ask.watch) {
        await socket.leave('lobby');
        return { version: '', tables: [] };
      }
      const same = ask.version !== undefined && deps.lobby.unchanged?.version === ask.version;
      if (!same) visit.pay(LOBBY_COST - 1);
      // First in the room, then read: nothing that happens in between is missed.
      await socket.join('lobby');
      const { version, tables } = await deps.lobby.current();
      return { version, tables: version === ask.version ? null : tables };
    });
    this.on('say', async (ask) => {
      await deps.tables.say(this.signedIn(), ask, socket.rooms.has(`table:${ask.table}`));
      return {};
    });
  }

  private serveMoves(): void {
    const { socket } = this;
    const { tables } = this.deps;
    this.on(
      'play',
      (ask) => tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.play(seat, ask, socket.id)),
      checkedPlay,
    );
    this.on('takeBack', (ask) =>
      tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.takeBack(seat, ask, socket.id)),
    );
    this.on('resign', async (ask) => {
      await tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.resign(seat, ask.id));
      return {};
    });
    this.on('comeBack', async (ask) => {
      await tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.comeBack(seat, ask.id));
      return {};
    });
  }

  private signedIn(): Person {
    if (!this.person) throw new Refused('not-signed-in', 'sign in or choose a name first');
    return this.person;
  }

  /** Lets the socket into the room of a table it may see, then reads: nothing in between is missed. */
  private async watch(ask: CheckedAsk<'watch'>): Promise<Watched> {
    const { socket, person, deps } = this;
    const room = `table:${ask.table}`;
    const inside = socket.rooms.has(room);
    if (!inside && socket.rooms.size > MOST_TABLES_WATCHED)
      throw new Refused('too-many', 'you are watching too many tables');
    try {
      // News of the table's start must come here before anybody is let in on the strength of its being open.
      await deps.entering(room);
      const look = () => deps.tables.visible(person?.id, ask.table, ask.key);
      await look();
      // It may have started since it was read, and its doors were closed before this socket was inside.
      if (deps.doors.closed(ask.table)) await look();
      this.gone.signal.throwIfAborted();
      await socket.join(room);
      // Another socket may have left the room since.
      await deps.entering(room);
      const watched = await deps.tables.watch(person?.id, ask);
      if (!inside) deps.presence.changed(ask.table);
      const at = deps.meetAt(ask.table);
      return at === undefined ? watched : { ...watched, at };
    } catch (error) {
      if (error instanceof Refused || !inside) await socket.leave(room);
      deps.notEntered(room);
      throw error;
    }
  }

  /** Answers one kind of message: checked first, refused in a typed way, never an error out of here. */
  private on<E extends RequestEvent>(
    event: E,
    handle: (ask: CheckedAsk<E>) => Promise<ReplyTo<E>>,
    checked = (given: unknown): CheckedAsk<E> => check(REQUESTS[event].ask, given) as CheckedAsk<E>,
  ): void {
    const { metrics, log } = this.deps;
    const labels = { event };
    // What comes in is not believed before it has been checked, whatever its type says.
    const socket = this.socket as unknown as Socket;
    socket.on(event as string, async (given: unknown, answer: unknown) => {
      const reply = (value: object): void => {
        if (typeof answer === 'function') answer(value);
      };
      const began = performance.now();
      metrics.messages.inc(labels);
      let done = (): void => {};
      try {
        const ask = checked(given);
        done = this.visit.begin();
        const value = await handle(ask);
        metrics.answered.observe(labels, (performance.now() - began) / 1000);
        reply({ ok: true, ...value });
      } catch (error) {
        // Nobody is there any more to hear why.
        if (this.gone.signal.aborted && !(error instanceof Refused)) return;
        const refusal = refusalOf(error);
        metrics.refused.inc({ code: refusal.code });
        if (!(error instanceof Refused)) log.error({ err: error, event }, 'a message failed');
        reply({ ok: false, error: refusal });
      } finally {
        done();
      }
    });
  }
}
