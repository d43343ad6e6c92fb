import type { Ask, ClientToServer, Reply, ReplyTo, RequestEvent, ServerToClient } from '@shirasagi/protocol';
import { io, type Socket } from 'socket.io-client';
import { Emitter } from './emitter.js';

/** How this page stands to the server. */
export type Contact = 'connecting' | 'connected' | 'away';

/** An answer that takes longer is not coming. */
const ANSWER_MS = 8_000;
const LONGEST_PAUSE_MS = 5_000;

/** The page's one socket: comes back by itself, and says when it did. */
export class Connection {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  private readonly changes = new Emitter();
  private current: Contact = 'connecting';
  private again: ReturnType<typeof setTimeout> | undefined;

  /** Connects to the server the page came from, or to another one. */
  constructor(url = location.origin) {
    this.socket = io(url, {
      transports: ['websocket'],
      reconnectionDelayMax: LONGEST_PAUSE_MS,
      withCredentials: true,
    });
    this.socket.on('connect', () => this.turn('connected'));
    this.socket.on('disconnect', (reason) => {
      this.turn('away');
      // The server closes the sockets of people whose identity changed; they reconnect under the new one.
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.on('connect_error', () => {
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

  private turn(contact: Contact): void {
    if (contact === this.current) return;
    this.current = contact;
    this.changes.tell();
  }
}
