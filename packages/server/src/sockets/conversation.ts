import type PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { check } from '../check.js';
import { Refused, refusalOf } from '../errors.js';
import type { Buckets } from '../limits/buckets.js';
import * as messages from '../messages.js';
import type { Metrics } from '../metrics.js';
import type { Lobby } from '../tables/lobby.js';
import type { Person } from '../tables/opening.js';
import type { Tables } from '../tables/tables.js';
import { type Admission, Visit } from './admission.js';
import type { Doors } from './doors.js';
import type { Presence } from './presence.js';
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
export interface Around {
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
}

/** What one socket asks and is answered. */
export class Conversation {
  private readonly socket: Socket;
  private readonly person: Person | undefined;
  private readonly around: Around;
  private readonly visit: Visit;
  private readonly gone = new AbortController();
  private haste = 0;

  constructor(socket: Socket, person: Person | undefined, address: string, around: Around) {
    this.socket = socket;
    this.person = person;
    this.around = around;
    this.visit = new Visit(around.admission, person?.id, address);
    boundUnsent(socket, MOST_UNSENT);
    socket.on('disconnecting', () => {
      for (const room of socket.rooms)
        if (room.startsWith('table:')) around.presence.changed(room.slice('table:'.length));
    });
    socket.on('disconnect', () => this.gone.abort());
    this.limit();
    this.serveTables();
    this.serveMoves();
  }

  /** Slows down who asks too fast, whatever they ask. */
  private limit(): void {
    const { socket, visit, around } = this;
    socket.use(([event, ...args], next) => {
      try {
        if (event !== 'say') visit.pay(1);
        else if (!around.talk.take(this.person?.id ?? ''))
          throw new Refused('too-many', 'too many messages; wait a little');
        next();
      } catch (error) {
        around.metrics.refused.inc({ code: 'too-many' });
        const answer = args.at(-1);
        if (typeof answer === 'function') answer({ ok: false, error: refusalOf(error) });
        if (++this.haste > MOST_HASTE) socket.disconnect(true);
      }
    });
  }

  private serveTables(): void {
    const { socket, visit, around } = this;
    this.on('watch', messages.Watch, (ask) => {
      visit.pay(WATCH_COST - 1);
      return around.reads.add(() => this.watch(ask), { signal: this.gone.signal });
    });
    this.on('unwatch', messages.Unwatch, async (ask) => {
      await socket.leave(`table:${ask.table}`);
      around.presence.changed(ask.table);
      return {};
    });
    this.on('lobby', messages.Lobby, async (ask) => {
      if (!ask.watch) {
        await socket.leave('lobby');
        return { version: '', tables: [] };
      }
      const same = ask.version !== undefined && around.lobby.unchanged?.version === ask.version;
      if (!same) visit.pay(LOBBY_COST - 1);
      // First in the room, then read: nothing that happens in between is missed.
      await socket.join('lobby');
      const { version, tables } = await around.lobby.current();
      return { version, tables: version === ask.version ? null : tables };
    });
    this.on('say', messages.Say, async (ask) => {
      await around.tables.say(this.signedIn(), ask, socket.rooms.has(`table:${ask.table}`));
      return {};
    });
  }

  private serveMoves(): void {
    const { socket } = this;
    const { tables } = this.around;
    this.on('play', messages.Play, (ask) =>
      tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.play(seat, ask, socket.id)),
    );
    this.on('takeBack', messages.TakeBack, (ask) =>
      tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.takeBack(seat, ask, socket.id)),
    );
    this.on('resign', messages.Resign, async (ask) => {
      await tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.resign(seat, ask.id));
      return {};
    });
    this.on('comeBack', messages.ComeBack, async (ask) => {
      await tables.atSeat(this.signedIn(), ask.table, (table, seat) => table.comeBack(seat, ask.id));
      return {};
    });
  }

  private signedIn(): Person {
    if (!this.person) throw new Refused('not-signed-in', 'sign in or choose a name first');
    return this.person;
  }

  /** Lets the socket into the room of a table it may see, then reads: nothing in between is missed. */
  private async watch(ask: z.output<typeof messages.Watch>): Promise<object> {
    const { socket, person, around } = this;
    const room = `table:${ask.table}`;
    const inside = socket.rooms.has(room);
    if (!inside && socket.rooms.size > MOST_TABLES_WATCHED)
      throw new Refused('too-many', 'you are watching too many tables');
    try {
      const look = () => around.tables.visible(person?.id, ask.table, ask.key);
      await look();
      // It may have started since it was read, and its doors were closed before this socket was inside.
      if (around.doors.closed(ask.table)) await look();
      this.gone.signal.throwIfAborted();
      await socket.join(room);
      const watched = await around.tables.watch(person?.id, ask);
      if (!inside) around.presence.changed(ask.table);
      return watched;
    } catch (error) {
      if (error instanceof Refused || !inside) await socket.leave(room);
      throw error;
    }
  }

  /** Answers one kind of message: checked first, refused in a typed way, never an error out of here. */
  private on<S extends z.ZodType>(
    event: string,
    schema: S,
    handle: (ask: z.output<S>) => Promise<object>,
  ): void {
    const { metrics, log } = this.around;
    this.socket.on(event, async (given: unknown, answer: unknown) => {
      const reply = (value: object): void => {
        if (typeof answer === 'function') answer(value);
      };
      const stop = metrics.answered.startTimer({ event });
      metrics.messages.inc({ event });
      let done = (): void => {};
      try {
        const ask = check(schema, given);
        done = this.visit.begin();
        const value = await handle(ask);
        stop();
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
