import {
  type EditionBase,
  equal,
  type GameLog,
  type GameRecord,
  hash,
  type Move,
  type RecordEntry,
  replayLog,
} from '@shirasagi/engine';
import type {
  Ask,
  ChatLine,
  ClockFace,
  News,
  NewsEvent,
  NumberedEntry,
  Opening,
  Refusal,
  Reply,
  ReplyTo,
  RequestEvent,
  TableView,
} from '@shirasagi/protocol';
import type { Socket } from 'socket.io-client';
import { loadPart } from '../../app/load-part.js';
import { Emitter } from '../emitter.js';
import type { Connection } from './online-connection.js';
import { type Decision, OptimisticMoves } from './optimistic-moves.js';
import { SeatStory } from './seat-story.js';
import { Voices } from './voices.js';

/** How well this page follows a table: exactly, catching up, or not at all since its rules differ. */
export type Following = 'exact' | 'catching-up' | 'broken';

/** Time between two looks for something that was missed. */
const LOOK_MS = 30_000;
const PAUSE_MS = 1_000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const BREATH_MS = 16;
/** When everybody must look again, not all at the same moment. */
const LOOK_AGAIN_MS = 2_000;

/** An online table as this page follows it: every entry folded in, every hash compared, every message sent until it is answered. */
export class OnlineTable {
  readonly id: string;
  /** The game so far; undefined until the table has started. */
  gameLog: GameLog | undefined;
  view: TableView | undefined;
  /** The values it is played with, where they are not the built-in ones. */
  edition: EditionBase | undefined;
  /** The commitment to the seed as it was first told: what came later must fit it. */
  promised: string | undefined;
  chat: readonly ChatLine[] = [];
  present: readonly string[] = [];
  clock: ClockFace | null = null;
  /** Milliseconds to add to this page's time to have the server's. */
  offset = 0;
  following: Following = 'catching-up';
  /** Why the last message was refused, until the next one. */
  refusal: Refusal | undefined;
  /** What happened to the seats besides moves. */
  readonly seats = new SeatStory();
  /** Own decisions that are on their way. */
  readonly optimistic = new OptimisticMoves();
  /** The key of the table's link, for a person who followed it. */
  readonly key: string | undefined;
  private readonly voices: Voices;
  private readonly connection: Connection;
  private readonly changes = new Emitter();
  private readonly stops: (() => void)[] = [];
  private opening: Opening | undefined;
  private next = 0;
  private delivering = false;
  private telling: ReturnType<typeof setTimeout> | undefined;
  /** The number an own decision was last sent for. */
  private sent = 0;
  private catching: Promise<void> | undefined;
  private closed = false;

  /**
   * Nothing is asked before `open`; `key` is the one of the table's link. `newVoice` is waited for before somebody's
   * first line is heard.
   */
  constructor(connection: Connection, id: string, key?: string, newVoice?: () => Promise<unknown>) {
    this.connection = connection;
    this.id = id;
    this.key = key;
    this.voices = new Voices(newVoice);
    this.listen('entry', (told) => this.hear(told));
    this.listen('table', (view) => this.seeTable(view));
    this.listen('chat', ({ table: _, ...line }) => {
      this.voices.say([line], () => {
        this.chat = [...this.chat, line];
        this.tellSoon();
      });
    });
    this.listen('present', ({ users }) => {
      this.present = users;
    });
    this.stops.push(
      connection.subscribe(() => {
        this.following = 'catching-up';
        this.tell();
        if (connection.contact === 'connected') void this.catchUp();
      }),
    );
    const lookAgain = (): void => {
      setTimeout(() => void this.catchUp(), Math.random() * LOOK_AGAIN_MS);
    };
    connection.socket.on('resync', lookAgain);
    this.stops.push(() => connection.socket.off('resync', lookAgain));
    const timer = setInterval(() => void this.catchUp(), LOOK_MS);
    this.stops.push(() => clearInterval(timer));
  }

  /** Comes to the table; the refusal when that is not possible. */
  async open(): Promise<Refusal | undefined> {
    await this.connection.connected();
    await this.catchUp();
    return this.view ? undefined : this.refusal;
  }

  /** Calls back after every change; returns how to stop. */
  subscribe(changed: () => void): () => void {
    return this.changes.subscribe(changed);
  }

  /** Looks for something that was missed, after a sleep for instance. */
  look(): void {
    void this.catchUp();
  }

  /** Makes a move of the own seat. */
  play(move: Move): void {
    const { gameLog, optimistic } = this;
    if (!gameLog || optimistic.blocked) return;
    optimistic.play(optimistic.state(gameLog.game.state), move, optimistic.log(gameLog.steps).length);
    this.decided();
  }

  /** Returns to the moment when `to` decisions stood. */
  takeBack(to: number): void {
    const { gameLog, optimistic } = this;
    if (!gameLog || optimistic.blocked) return;
    optimistic.takeBack(optimistic.state(gameLog.game.state), to);
    this.decided();
  }

  /** Gives the own seat up; the reason when that is refused. */
  resign(): Promise<Refusal | undefined> {
    return this.request('resign', {});
  }

  /** Takes the own seat back from the opponent that plays it after a time-out; the reason when that is refused. */
  comeBack(): Promise<Refusal | undefined> {
    return this.request('comeBack', {});
  }

  /** Says something at the table; the reason when that is refused. */
  say(text: string): Promise<Refusal | undefined> {
    return this.request('say', { text });
  }

  /** The last refusal has been read. */
  forgetRefusal(): void {
    this.refusal = undefined;
    this.tell();
  }

  /** The record so far; undefined until the table has started. */
  record(): GameRecord | undefined {
    return this.gameLog?.game.record();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.telling);
    for (const stop of this.stops) stop();
    void this.connection.ask('unwatch', { table: this.id });
  }

  /** Closes the page's socket too. */
  disconnect(): void {
    this.connection.close();
  }

  /** Hears the news of this table. */
  private listen<E extends Exclude<NewsEvent, 'resync'>>(event: E, hear: (told: News<E>) => void): void {
    const heard = (told: News<E>): void => {
      const { table } = told as { table?: string };
      if ((table ?? (told as { id?: string }).id) !== this.id) return;
      hear(told);
      this.tellSoon();
    };
    // Types cannot follow that event and listener belong together.
    const socket = this.connection.socket as unknown as Socket;
    socket.on(event as string, heard);
    this.stops.push(() => socket.off(event as string, heard));
  }

  /** Opponents may play a whole game in a second: what comes in quickly is told together. */
  private tellSoon(): void {
    this.telling ??= setTimeout(() => this.tell(), BREATH_MS);
  }

  private tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    if (!this.closed) this.changes.tell();
  }

  private seeTable(view: TableView): void {
    const begun = this.view?.status === 'open' && view.status === 'running';
    // News for everybody leave out the key that only those at the table know.
    this.view = { ...view, ...(this.view?.key && { key: this.view.key }) };
    if (begun) void this.catchUp();
  }

  private decided(): void {
    this.refusal = undefined;
    this.tell();
    if (!this.delivering) void this.deliver();
  }

  /** Sends own decisions, one after the other, each as often as it takes: the same message twice is one entry. */
  private async deliver(): Promise<void> {
    this.delivering = true;
    for (
      let [first] = this.optimistic.decisions;
      first && !this.closed;
      [first] = this.optimistic.decisions
    ) {
      const refusal = await this.send(first);
      if (this.optimistic.decisions[0] !== first) continue;
      // Something else has that number, and the decision still means the same: once more with the next one.
      if (refusal?.code === 'behind' && this.gameLog && equal(first.before, this.gameLog.game.state))
        continue;
      this.optimistic.clear();
      this.refusal = refusal;
      this.tell();
    }
    // Together with the last look: the next decision starts afresh.
    this.delivering = false;
  }

  /** Sends a decision until it is answered and what became of it is here; the reason when it is refused. */
  private async send({ says }: Decision): Promise<Refusal | undefined> {
    const number = this.next;
    this.sent = number;
    const at = { table: this.id, id: crypto.randomUUID(), number };
    const answer = await ('move' in says
      ? this.insist('play', { ...at, ...says })
      : this.insist('takeBack', { ...at, ...says }));
    if (!answer) return undefined;
    if (!answer.ok) {
      await this.catchUp();
      return answer.error;
    }
    this.hear(answer);
    this.tell();
    // Not following exactly when the answer came: the entries themselves tell what became of it.
    while (this.next <= number && this.following !== 'broken' && !this.closed) {
      await this.catchUp();
      if (this.next <= number) await pause();
    }
    return undefined;
  }

  private async request<E extends 'resign' | 'comeBack' | 'say'>(
    event: E,
    more: Omit<Ask<E>, 'table' | 'id'>,
  ): Promise<Refusal | undefined> {
    const ask = { table: this.id, id: crypto.randomUUID(), ...more } as Ask<E>;
    const answer = await this.insist(event, ask);
    return answer && !answer.ok ? answer.error : undefined;
  }

  private async insist<E extends RequestEvent>(
    event: E,
    ask: Ask<E>,
  ): Promise<Reply<ReplyTo<E>> | undefined> {
    while (!this.closed) {
      await this.connection.connected();
      const answer = await this.connection.ask(event, ask);
      if (answer && (answer.ok || !['too-many', 'unavailable'].includes(answer.error.code))) return answer;
      await pause();
    }
    return undefined;
  }

  private hear(entry: NumberedEntry): void {
    if (this.following !== 'exact' || entry.number < this.next) return;
    if (entry.number > this.next || !this.append(entry)) {
      this.following = 'catching-up';
      void this.catchUp();
    }
  }

  /** Asks for everything from the next entry on, one question at a time. */
  private catchUp(): Promise<void> {
    this.catching ??= this.ask().finally(() => {
      this.catching = undefined;
      this.tell();
    });
    return this.catching;
  }

  private async ask(): Promise<void> {
    if (this.closed || this.following === 'broken') return;
    const from = this.gameLog ? this.next : 0;
    const asked = { table: this.id, from, ...(this.key && { key: this.key }) };
    const answer = await this.connection.ask('watch', asked);
    if (!answer) return;
    if (!answer.ok) {
      this.refusal = answer.error;
      return;
    }
    this.view = answer.table;
    this.promised ??= answer.table.commitment;
    this.voices.say(answer.chat, () => {
      this.chat = answer.chat;
      this.tellSoon();
    });
    this.offset = answer.now - Date.now();
    if (answer.edition && !this.edition) {
      this.edition = await readTableEdition(answer.table, answer.edition);
      if (!this.edition) this.following = 'broken';
      // What happened while it was read is asked for once more.
      return this.ask();
    }
    if (answer.opening && !this.gameLog) this.begin(answer.table, answer.opening);
    for (const entry of answer.entries) {
      if (entry.number !== this.next || this.append(entry)) continue;
      this.startOver(from === 0);
      return from === 0 ? undefined : this.ask();
    }
    if (answer.more) return this.ask();
    this.clock = answer.clock;
    this.following = 'exact';
    // A decision that is on its way arrives first.
    if (!this.delivering) this.connection.meetAt(answer.at);
  }

  private begin({ game, options }: TableView, opening: Opening): void {
    this.opening = opening;
    this.next = 0;
    this.seats.clear();
    const head = { format: 'shirasagi-record', version: 1, game, options } as const;
    this.gameLog = replayLog({ ...head, ...this.opening, entries: [] }, this.edition);
  }

  /** What this page made of the entries is not what the server did: once more from the beginning. */
  private startOver(fromBeginning: boolean): void {
    this.gameLog = undefined;
    this.next = 0;
    if (fromBeginning) this.following = 'broken';
  }

  /** Folds an entry in; false when it does not fit or leads elsewhere. */
  private append(numbered: NumberedEntry): boolean {
    const { gameLog } = this;
    const { entry, hash: expected, clock } = numbered;
    if (!gameLog) return false;
    try {
      if ('move' in entry || 'takeBack' in entry) gameLog.append(entry satisfies RecordEntry);
      else this.seats.append(entry, numbered.number, gameLog.steps.length);
      if ('takeBack' in entry) this.seats.takenBack(gameLog.steps.length);
    } catch {
      return false;
    }
    this.next++;
    if (numbered.number >= this.sent) this.optimistic.arrived(numbered);
    if (clock) this.clock = clock;
    return hash(gameLog.game.state) === expected;
  }
}

/**
 * Reads the edition file of a table; undefined when it is none, or not the one the table names: then nothing of the
 * game can be made here, and the table says so.
 */
async function readTableEdition(
  { game, edition }: TableView,
  file: object,
): Promise<EditionBase | undefined> {
  const { checkEdition } = await loadPart(() => import('../../editions/store/edition-file.js'));
  const checked = checkEdition(file);
  if ('problem' in checked || checked.game !== game || checked.fingerprint !== edition?.id) return undefined;
  return checked.edition;
}
