/** People for tests: they come in over http, sit down, and talk over real sockets. */
import {
  type Game,
  type GameRecord,
  hash,
  legalMoves,
  type RandomSource,
  replayGame,
  scripted,
  toText,
} from '@shirasagi/engine';
import type { NumberedEntry, Reply, SeatEntry, TableView, Watched } from '@shirasagi/protocol';
import { io, type Socket } from 'socket.io-client';
import { checkNews, checkReply } from './wire.js';

/** A request as a page would make it. */
export async function ask(
  url: string,
  path: string,
  {
    method = 'GET',
    body,
    cookie,
    origin,
    from,
  }: { method?: string; body?: unknown; cookie?: string; origin?: string; from?: string | undefined } = {},
): Promise<{ status: number; body: Record<string, never> & { error?: { code: string } }; cookie: string }> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (cookie) headers.cookie = cookie;
  if (origin) headers.origin = origin;
  if (from) headers['x-forwarded-for'] = from;
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().map((c) => c.split(';')[0]);
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? JSON.parse(text) : {},
    cookie: set.filter((c) => !c.endsWith('=')).join('; '),
  };
}

/** Signs in to an account, as the guest of a cookie if there is one. */
export function signIn(url: string, body: object, cookie?: string) {
  return ask(url, '/api/auth/sign-in/email', { method: 'POST', body, ...(cookie && { cookie }) });
}

const GREETING_MS = 20_000;

/** A person at the server. */
export class Visitor {
  url: string;
  readonly id: string;
  cookie: string;
  socket!: Socket;

  /** The address a proxy says they come from. */
  readonly from: string | undefined;

  private constructor(url: string, id: string, cookie: string, from: string | undefined) {
    this.url = url;
    this.id = id;
    this.cookie = cookie;
    this.from = from;
  }

  /** Comes in as a guest and opens a socket. */
  static async enter(url: string, name: string, from?: string): Promise<Visitor> {
    const { body, cookie, status } = await ask(url, '/api/guest', { method: 'POST', body: { name }, from });
    if (status !== 200) throw new Error(`guest refused: ${JSON.stringify(body)}`);
    const visitor = new Visitor(url, (body.me as { id: string }).id, cookie, from);
    await visitor.connect();
    return visitor;
  }

  async connect(url = this.url): Promise<void> {
    this.socket?.disconnect();
    this.url = url;
    this.socket = connect(url, this.cookie, undefined, this.from);
    const { socket } = this;
    await new Promise<void>((resolve, reject) => {
      // A server that dies in the middle of a greeting says nothing at all.
      const silence = setTimeout(() => reject(new Error('no greeting')), GREETING_MS);
      socket.once('connect', () => {
        clearTimeout(silence);
        resolve();
      });
      socket.once('connect_error', (error) => {
        clearTimeout(silence);
        reject(error);
      });
    });
  }

  post(path: string, body: unknown = {}) {
    return this.request('POST', path, body);
  }

  get(path: string) {
    return this.request('GET', path);
  }

  delete(path: string) {
    return this.request('DELETE', path);
  }

  /** Asks as a browser does: cookies that come with the answer are kept. */
  private async request(method: string, path: string, body?: unknown) {
    const answer = await ask(this.url, path, { method, body, cookie: this.cookie, from: this.from });
    const kept = new Map<string, string>();
    for (const cookie of `${this.cookie}; ${answer.cookie}`.split('; ').filter(Boolean))
      kept.set(cookie.slice(0, cookie.indexOf('=')), cookie);
    this.cookie = [...kept.values()].join('; ');
    return answer;
  }

  /** Opens a table and returns its view. */
  async open(body: object): Promise<TableView> {
    const answer = await this.post('/api/tables', body);
    if (answer.status !== 201) throw new Error(`table refused: ${JSON.stringify(answer.body)}`);
    return answer.body.table as TableView;
  }

  async join(table: TableView): Promise<TableView> {
    const answer = await this.post(`/api/tables/${table.id}/join`, table.key ? { key: table.key } : {});
    if (answer.status !== 200) throw new Error(`seat refused: ${JSON.stringify(answer.body)}`);
    return answer.body.table as TableView;
  }

  /** Sends a message and waits for its answer. */
  send<T>(event: string, message: unknown): Promise<Reply<T>> {
    return send(this.socket, event, message);
  }
}

/** Closes the sockets of visitors. */
export function goodbye(...visitors: Visitor[]): void {
  for (const { socket } of visitors) socket.disconnect();
}

/** Opens a socket as a browser with those cookies would. */
export function connect(url: string, cookie?: string, origin?: string, from?: string): Socket {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: {
      ...(cookie && { cookie }),
      ...(origin && { origin }),
      ...(from && { 'x-forwarded-for': from }),
    },
  });
  checkNews(socket);
  return socket;
}

/** Sends a message and waits for its answer. */
export function send<T>(socket: Socket, event: string, message: unknown): Promise<Reply<T>> {
  return new Promise((resolve, reject) => {
    if (!socket.connected) {
      reject(new Error('not connected'));
      return;
    }
    socket.once('disconnect', reject);
    socket.emit(event, message, (answer: Reply<T>) => {
      socket.off('disconnect', reject);
      try {
        checkReply(event, answer);
        resolve(answer);
      } catch (error) {
        reject(error);
      }
    });
  });
}

let messages = 0;
/** A fresh message id. */
export const newMessageId = (): string => `message-${process.pid}-${++messages}`;

/** A table as a client follows it: folds every entry, checks every hash, asks again when something is missing. */
export class Follower {
  readonly visitor: { socket: Socket };
  readonly table: string;
  readonly key: string | undefined;
  game!: Game;
  next = 0;
  view!: TableView;
  resyncs = 0;
  /** The hash after every entry. */
  readonly hashes: string[] = [];
  over = false;
  /** The name of the process where the people of this table meet, when it is another one. */
  at: string | undefined;
  /** What happened to seats. */
  readonly seats: SeatEntry[] = [];
  private changed: (() => void)[] = [];

  constructor(visitor: { socket: Socket }, table: string, key?: string) {
    this.visitor = visitor;
    this.table = table;
    this.key = key;
  }

  /** Comes to the table, or back to it after the socket was away. */
  async watch(): Promise<void> {
    const { socket } = this.visitor;
    socket.off('entry').off('table').off('resync');
    socket.once('resync', () => {
      this.watch().catch(() => {});
    });
    const early: NumberedEntry[] = [];
    socket.on('entry', (told: { table: string } & NumberedEntry) => {
      if (told.table === this.table) early.push(told);
    });
    socket.on('table', (view: TableView) => {
      if (view.id === this.table) this.seen(view);
    });
    const answer = await send<Watched>(socket, 'watch', {
      table: this.table,
      from: this.game ? this.next : 0,
      ...(this.key && { key: this.key }),
    });
    if (!answer.ok) throw new Error(answer.error.code);
    this.at = answer.at;
    this.seen(answer.table);
    if (!this.game && answer.opening) {
      const { game, options } = answer.table;
      const record: GameRecord = {
        format: 'shirasagi-record',
        version: 1,
        game,
        options,
        ...answer.opening,
        entries: [],
      };
      this.game = replayGame(record, answer.edition);
    }
    for (const entry of answer.entries) this.fold(entry);
    if (answer.more) return this.watch();
    for (const entry of early) this.fold(entry);
    socket.off('entry');
    socket.on('entry', (told: { table: string } & NumberedEntry) => {
      if (told.table === this.table) this.fold(told);
    });
  }

  private seen(view: TableView): void {
    this.view = view;
    this.over = view.status === 'over';
    this.wake();
  }

  /** Folds in an entry, wherever it came from. */
  fold({ number, entry, hash: expected }: NumberedEntry): void {
    if (number < this.next) return;
    if (number > this.next) {
      this.resyncs++;
      // Away again before the answer: the player reconnects by itself.
      this.watch().catch(() => {});
      return;
    }
    if ('takeBack' in entry) this.game.takeBack(entry.takeBack);
    else if ('move' in entry) {
      const move = this.game.rules.moves.parse(entry.move) as number;
      const result = this.game.play(move, scripted(entry.drawn ?? []));
      if (!result.ok) throw result.error;
    } else this.seats.push(entry);
    if (hash(this.game.state) !== expected) throw new Error(`hash differs at ${number}`);
    this.hashes[number] = expected;
    this.next++;
    this.wake();
  }

  private wake(): void {
    for (const wake of this.changed.splice(0)) wake();
  }

  /** Waits until something holds at the table. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.changed.push(resolve);
      });
    }
  }

  /** A legal move, as its word. */
  anyMove(rng: RandomSource): string {
    const legal = legalMoves(this.game.state);
    return toText(this.game.state, legal[rng(legal.length)]);
  }

  /** Sends a move for the decision it is at. */
  async play(move: string, id = newMessageId()): Promise<Reply<NumberedEntry>> {
    const { table, next: number } = this;
    return this.ask('play', { table, id, number, move });
  }

  /** Sends something whose answer is the entry it led to. */
  async ask(event: 'play' | 'takeBack', ask: object): Promise<Reply<NumberedEntry>> {
    const answer = await send<NumberedEntry>(this.visitor.socket, event, ask);
    if (answer.ok) this.fold(answer);
    return answer;
  }

  /** Plays the seat with random legal moves until the table is over. */
  async playOn(seat: number, rng: RandomSource, stop: () => boolean = () => false): Promise<void> {
    for (;;) {
      await this.until(
        () => this.over || this.game.state.toMove === seat || this.game.state.toMove < 0 || stop(),
      );
      if (this.over || this.game.state.toMove < 0 || stop()) return;
      const at = this.next;
      const answer = await this.play(this.anyMove(rng));
      if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
      await this.until(() => this.next > at);
    }
  }
}
