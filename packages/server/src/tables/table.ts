import { isDeepStrictEqual } from 'node:util';
import type { Level } from '@shirasagi/bots';
import { RulesError, type State } from '@shirasagi/engine';
import { type ClockFace, MOST_TAKE_BACKS, type NumberedEntry, type TableEntry } from '@shirasagi/protocol';
import { opponentSeed } from '@shirasagi/protocol/deal';
import { Refused } from '../errors.js';
import { entriesFrom, findEntry, findHead } from '../store/queries.js';
import type { Store } from '../store/store.js';
import type { HeadChange } from '../store/write-group.js';
import type { Broadcaster } from './broadcaster.js';
import { type RunningHead, runningHead, viewOf } from './head.js';
import type { Fixed } from './opponents.js';
import { TableState } from './table-state.js';

/** How long a process may keep due work to itself without a sign of life. */
export const CLAIM_MS = 5_000;
const MOST_TRIES = 4;
/** No time at all: differs from whatever is due. */
const UNKNOWN = -1;
const LONGEST_REASON = 200;
/** From this entry on nothing is taken back any more, so that every game ends below the largest number there is. */
const LAST_TAKE_BACK = 10_000;

/** What every table needs around it. */
export interface TableDeps {
  readonly store: Store;
  readonly broadcaster: Broadcaster;
  /** This process, as it signs what it claims. */
  readonly process: string;
  /** The time games are played by. */
  readonly now: () => number;
  /** An opponent is to move here, and this process claimed it. */
  readonly opponentAsked: (table: string) => void;
}

/** Who sends what: the seat, the message's id, the number it is for, and the socket that gets it as its answer. */
interface Sender {
  readonly seat: number;
  readonly id: string;
  readonly number?: number;
  readonly socket?: string | undefined;
}

/** An opponent that is to move. */
interface OpponentToMove {
  readonly seat: number;
  readonly level: Level;
  readonly number: number;
  readonly state: State;
  readonly fixed?: Fixed;
}

/** Does something at a table and returns the entry for it, or nothing when there is nothing to do any more. */
type Act = (state: TableState, at: number) => TableEntry | undefined;

/** A running table: takes one message at a time, and tells of it when it is on disk. */
export class Table {
  head: RunningHead;
  private readonly deps: TableDeps;
  private state: TableState;
  private tail: Promise<unknown> = Promise.resolve();
  private stale = true;
  private seatsStale = false;
  /** What the store has been told about due work. */
  private due: HeadChange = { dueAt: null, claimedBy: null, claimedUntil: 0 };

  constructor(deps: TableDeps, head: RunningHead) {
    this.deps = deps;
    this.head = head;
    this.state = new TableState(head);
  }

  /** A person at this table has another identity now: read the table again before the next entry. */
  seatsChanged(): void {
    this.seatsStale = true;
  }

  /** Plays a person's move. */
  play(
    seat: number,
    ask: { id: string; number: number; move: string },
    socket?: string,
  ): Promise<NumberedEntry> {
    return this.mustWrite({ seat, id: ask.id, number: ask.number, socket }, (state, at) => {
      this.mustDecide(state, seat);
      return state.decide(ask.move, state.chance(), at);
    });
  }

  /** Takes a person's decisions of this turn back. */
  takeBack(
    seat: number,
    ask: { id: string; number: number; to: number },
    socket?: string,
  ): Promise<NumberedEntry> {
    return this.mustWrite({ seat, id: ask.id, number: ask.number, socket }, (state, at) => {
      this.mustDecide(state, seat);
      if (state.takenBack >= MOST_TAKE_BACKS || state.next >= LAST_TAKE_BACK)
        throw new Refused('illegal', `you can take back ${MOST_TAKE_BACKS} times a turn at most`);
      return state.takeBack(ask.to, at);
    });
  }

  /** A person gives up; saying so twice is once. */
  async resign(seat: number, id: string): Promise<void> {
    await this.write({ seat, id }, (state, at) =>
      state.over || state.standing.hasGivenUp(seat) ? undefined : state.change({ resign: seat }, at),
    );
  }

  /** A person takes the seat back that an opponent plays since their time was out; saying so twice is once. */
  async comeBack(seat: number, id: string): Promise<void> {
    await this.write({ seat, id }, (state, at) => {
      if (state.over) throw new Refused('not-running', 'the game is over');
      if (state.standing.hasLost(seat))
        throw new Refused('not-allowed', 'this seat has resigned or lost on time');
      return state.standing.hasGivenUp(seat) ? state.change({ comeBack: seat }, at) : undefined;
    });
  }

  /** Plays an opponent's move if it is still that decision. */
  async playOpponent(seat: number, number: number, move: string): Promise<void> {
    await this.write({ seat, id: '' }, (state, at) => {
      if (state.next !== number || state.toMove !== seat) return undefined;
      return state.decide(move, state.chance(), at);
    });
  }

  /** Ends the time of the person to move if it is out. */
  async checkTime(now: number): Promise<void> {
    await this.write({ seat: -1, id: '' }, (state, at) => {
      const seat = state.toMove;
      if (seat < 0 || state.opponentAt(seat)) return undefined;
      const deadline = state.clock.deadline(seat);
      if (deadline === null || deadline > now) return undefined;
      const then = this.head.onTimeOut;
      return state.change({ timeOut: seat, then }, at);
    });
  }

  /** The opponent that is to move, with the game it thinks about. */
  async opponentToMove(): Promise<OpponentToMove | undefined> {
    return this.queue(async () => {
      const { state } = this;
      const seat = state.toMove;
      const level = state.opponentAt(seat);
      const fixed = level && this.fixed(state.game.state);
      return level && { seat, level, number: state.next, state: state.game.state, ...(fixed && { fixed }) };
    });
  }

  /** How the opponent of a day thinks: what it answers follows from the position, no matter who plays. */
  private fixed(state: State): Fixed | undefined {
    const { deal, seed } = this.head;
    return deal?.spec ? { spec: deal.spec, seed: opponentSeed(seed, deal, state) } : undefined;
  }

  /** Another process told of an entry that is on disk: folding it in now saves asking the store for it later. */
  async heard(numbered: NumberedEntry): Promise<void> {
    await this.queue(async () => {
      if (numbered.number !== this.state.next) return;
      // Should this process make something else of it, the store knows better than both.
      this.stale = true;
      this.state.append(numbered);
      this.due = this.dueInStore();
      this.stale = this.state.hash !== numbered.hash;
    });
  }

  /** Folds in what other processes wrote, then lets `body` read the table. */
  read<T>(body: (state: TableState, clock: ClockFace | null) => T | Promise<T>): Promise<T> {
    return this.queue(async () => {
      if (this.deps.store.kind === 'postgres') await this.catchUp();
      return body(this.state, this.state.clock.face(this.clockSeat) ?? null);
    });
  }

  private get clockSeat(): number {
    const { toMove } = this.state;
    return this.state.opponentAt(toMove) ? -1 : toMove;
  }

  private mustDecide(state: TableState, seat: number): void {
    if (state.over) throw new Refused('not-running', 'the game is over');
    if (state.standing.hasGivenUp(seat))
      throw new Refused('wrong-seat', 'a computer opponent plays your seat now');
    if (state.toMove !== seat) throw new Refused('wrong-seat', 'it is not your turn');
  }

  private queue<T>(body: () => Promise<T>): Promise<T> {
    const run = this.tail.then(async () => {
      if (this.seatsStale) await this.reloadHead();
      if (this.stale) await this.reload();
      return body();
    });
    this.tail = run.catch(() => {});
    return run;
  }

  /** Appends what `act` does; when another process was faster, everything is looked at again. */
  private write(from: Sender, act: Act): Promise<NumberedEntry | undefined> {
    const { number } = from;
    return this.queue(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (number !== undefined && number > this.state.next) await this.catchUp();
        if (number !== undefined && number !== this.state.next) return this.seenBefore(from, number);
        const at = Math.max(this.deps.now(), this.state.lastAt);
        const entry = legally(() => act(this.state, at));
        if (entry === undefined) return undefined;
        const numbered = await this.append(from, entry, at);
        if (numbered) return numbered;
        await this.reload();
      }
      throw new Refused('unavailable', 'the table is busy; try again');
    });
  }

  private async mustWrite(from: Sender, act: Act): Promise<NumberedEntry> {
    const numbered = await this.write(from, act);
    if (!numbered) throw new Refused('illegal', 'this has no effect now');
    return numbered;
  }

  /** Puts an entry that the state already has on disk, and tells of it; undefined when its number was taken. */
  private async append(from: Sender, entry: TableEntry, at: number): Promise<NumberedEntry | undefined> {
    const { state, head, deps } = this;
    const number = state.next - 1;
    const seat = 'timeOut' in entry ? entry.timeOut : from.seat;
    const clock = state.clock.face(this.clockSeat);
    const numbered: NumberedEntry = { number, seat, entry, hash: state.hash, at, ...(clock && { clock }) };
    const change = this.headChange(at);
    const row = {
      table_id: head.id,
      number,
      seat,
      entry: JSON.stringify(entry),
      hash: numbered.hash,
      message: from.id,
      at,
    };
    // From here to the disk the fold is ahead of the store; whatever happens in between, the store is right.
    this.stale = true;
    if (state.over && !(await this.followsFromStore(numbered))) return undefined;
    if (!(await deps.store.journal.append(row, change))) return undefined;
    this.stale = false;
    if (change) this.due = change;
    deps.broadcaster.entry(head.id, numbered, from.socket, this.turnAfter(numbered));
    if (state.over) await this.tellEnd();
    else if (state.opponentAt(state.toMove)) deps.opponentAsked(head.id);
    return numbered;
  }

  /** Whether the end follows from what is kept: a result that does not is never written. */
  private async followsFromStore(last: NumberedEntry): Promise<boolean> {
    const kept = new TableState(this.head);
    for (const row of await entriesFrom(this.deps.store.db, this.head.id, 0)) kept.append(row);
    if (kept.next !== last.number) return false;
    kept.append(last);
    return kept.hash === last.hash && isDeepStrictEqual(kept.result, this.state.result);
  }

  private async tellEnd(): Promise<void> {
    const ended = await findHead(this.deps.store.db, this.head.id);
    if (ended) this.deps.broadcaster.table(viewOf(ended));
  }

  /** The person whose turn it became with this entry, if it did. */
  private turnAfter({ seat, entry }: NumberedEntry): string | undefined {
    const { state, head } = this;
    const { toMove } = state;
    if (!('move' in entry) || toMove < 0 || toMove === seat || state.opponentAt(toMove)) return undefined;
    return head.seats[toMove].user_id ?? undefined;
  }

  /** What the store must know about due work after this entry; null when it knows. */
  private headChange(at: number): HeadChange | null {
    const { state, due, deps } = this;
    if (state.over) {
      // Others still play with the seed of a day.
      const seed = this.head.deal ? null : this.head.seed;
      const ended = { ended_at: at, result: JSON.stringify(state.result), seed };
      return { dueAt: null, claimedBy: null, claimedUntil: 0, ended };
    }
    if (state.opponentAt(state.toMove)) {
      const claimed = due.claimedBy === deps.process && due.claimedUntil > at + CLAIM_MS / 2;
      if (due.dueAt !== null && due.dueAt <= at && claimed) return null;
      return { dueAt: at, claimedBy: deps.process, claimedUntil: at + CLAIM_MS };
    }
    const dueAt = state.clock.deadline(state.toMove);
    return dueAt === due.dueAt && due.claimedBy === null ? null : { dueAt, claimedBy: null, claimedUntil: 0 };
  }

  /** What the store knows about due work: each entry is written together with it, no matter which process writes. */
  private dueInStore(): HeadChange {
    const { toMove } = this.state;
    // Which process an opponent's move was claimed by is not told; the next entry claims it anew.
    const opponent = toMove < 0 || this.state.opponentAt(toMove);
    const dueAt = opponent ? UNKNOWN : this.state.clock.deadline(toMove);
    return { dueAt, claimedBy: null, claimedUntil: 0 };
  }

  /** An entry with that number exists: the same message again is answered again, any other came too late. */
  private async seenBefore({ seat, id }: Sender, number: number): Promise<NumberedEntry> {
    const { head, deps, state } = this;
    const row = number < state.next ? await findEntry(deps.store.db, head.id, number) : undefined;
    if (row && row.message === id && row.seat === seat)
      return { number, seat, entry: JSON.parse(row.entry), hash: row.hash, at: row.at };
    throw new Refused('behind', `the table is at entry ${state.next}`);
  }

  private async catchUp(): Promise<void> {
    const rows = await entriesFrom(this.deps.store.db, this.head.id, this.state.next);
    for (const row of rows) this.state.append(row);
    if (rows.length > 0) this.due = this.dueInStore();
  }

  private async reload(): Promise<void> {
    const { store } = this.deps;
    this.state = new TableState(this.head);
    for (const row of await entriesFrom(store.db, this.head.id, 0)) this.state.append(row);
    this.due = this.dueInStore();
    this.stale = false;
  }

  private async reloadHead(): Promise<void> {
    this.seatsStale = false;
    const found = await findHead(this.deps.store.db, this.head.id);
    this.head = (found && runningHead(found)) ?? this.head;
  }
}

/** Runs `body`; what the rules forbid is a refusal. */
function legally<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof RulesError) throw new Refused('illegal', error.message.slice(0, LONGEST_REASON));
    throw error;
  }
}
