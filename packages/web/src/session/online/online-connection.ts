import type { Ask, ClientToServer, Reply, ReplyTo, RequestEvent, ServerToClient } from '@shirasagi/protocol';
import { io, type Socket } from 'socket.io-client';
import { Emitter } from '../emitter.js';

/** How this page stands to the server. */
export type Contact = 'connecting' | 'connected' | 'away';

/** An answer that takes longer is not coming. */
const ANSWER_MS = 8_000;
const LONGEST_PAUSE_MS = 5_000;
/** How long a process that could not be reached, or was lost, is not looked for again. */
const AVOID_MS = 20_000;

/** The page's one socket: comes back by itself, and says when it did. */
export class Connection {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  private readonly changes = new Emitter();
  private current: Contact = 'connecting';
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The process this socket asked for; undefined for any. */
  private at: string | undefined;
  /** Whether it got there: a balancer may take no notice. */
  private arrived = false;
  private avoided: { readonly at: string; readonly until: number } | undefined;

  /** Connects to the server the page came from, or to another one. */
  constructor(url = location.origin) {
    this.socket = io(url, {
      transports: ['websocket'],
      reconnectionDelayMax: LONGEST_PAUSE_MS,
      withCredentials: true,
    });
    this.socket.on('connect', () => this.turn('connected'));
    this.socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') this.anywhere();
      this.turn('away');
      // The server closes the sockets of people whose identity changed; they reconnect under the new one.
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.on('connect_error', () => {
      this.anywhere();
      this.turn('away');
      // Refused rather than not reached: the library does not try again by itself.
      if (!this.socket.active) this.again = setTimeout(() => this.socket.connect(), LONGEST_PAUSE_MS);
    });
  }

  get contact(): Contact {
    return this.current;
  }

  /** Calls back whenever contact is lost or found; returns how to stop. */
  subscribe(changed: () => void): () => void {
    return this.changes.subscribe(changed);
  }

  /** Sends a message; undefined when no answer came, which says nothing about whether it arrived. */
  async ask<E extends RequestEvent>(event: E, ask: Ask<E>): Promise<Reply<ReplyTo<E>> | undefined> {
    if (!this.socket.connected) return undefined;
    try {
      // Types cannot follow that event and reply belong together.
      const socket = this.socket as unknown as Socket;
      return (await socket.timeout(ANSWER_MS).emitWithAck(event, ask)) as Reply<ReplyTo<E>>;
    } catch {
      return undefined;
    }
  }

  /**
   * Moves to the process where the people of a table meet, unless that is here: they hear each other sooner there.
   * Everything works anywhere, so one that cannot be reached is left alone for a while.
   */
  meetAt(name: string | undefined): void {
    const { at, arrived, avoided } = this;
    this.arrived = name === undefined;
    if (name === undefined || (name === at && !arrived)) return;
    if (avoided?.at === name && performance.now() < avoided.until) return;
    this.at = name;
    this.socket.io.opts.query = { at: name };
    this.reconnect();
  }

  /** Reconnects as the person the cookies name now. */
  reconnect(): void {
    this.socket.disconnect().connect();
  }

  /** Resolves when there is contact. */
  async connected(): Promise<void> {
    if (this.socket.connected) return;
    await new Promise<void>((resolve) => {
      this.socket.once('connect', () => resolve());
    });
  }

  close(): void {
    this.changes.clear();
    clearTimeout(this.again);
    this.socket.disconnect();
  }

  /** Whatever process was asked for may be gone: the next attempt goes to any. */
  private anywhere(): void {
    if (this.at === undefined) return;
    this.avoided = { at: this.at, until: performance.now() + AVOID_MS };
    this.at = undefined;
    this.socket.io.opts.query = {};
  }

  private turn(contact: Contact): void {
    if (contact === this.current) return;
    this.current = contact;
    this.changes.tell();
  }
}
