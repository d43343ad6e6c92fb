/** What travels between page and server, as types: the page imports these, the server checks them with schemas. */
import type { Level } from '@shirasagi/bots';
import type { GameName, RecordEntry } from '@shirasagi/engine';

/** Why a request was refused; the page has a sentence for each. */
export const ERROR_CODES = [
  'bad-request',
  'too-large',
  'too-many',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'wrong-seat',
  'behind',
  'illegal',
  'not-open',
  'not-running',
  'seat-taken',
  'name-taken',
  'wrong-password',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A refusal: a code to branch on and a short sentence. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Every answer over a socket: what was asked for, or why not. */
export type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: Refusal };

/** How often a person may take something back in one turn. */
export const MOST_TAKE_BACKS = 20;

/** How time is kept: live with a reserve and seconds a turn, by correspondence with days a turn, or not at all. */
export type Clock =
  | { readonly kind: 'live'; readonly reserveSeconds: number; readonly turnSeconds: number }
  | { readonly kind: 'correspondence'; readonly turnDays: number }
  | { readonly kind: 'none' };

/** What happens to a seat whose time is out. */
export type OnTimeOut = 'opponent' | 'loses';

/** A seat given up, or taken back by its person from the opponent that played it after a time-out. */
export type SeatEntry =
  | { readonly resign: number }
  | { readonly timeOut: number; readonly then: OnTimeOut }
  | { readonly comeBack: number };

/** One thing that happened at a table: an entry of the game's record, or something about a seat. */
export type TableEntry = RecordEntry | SeatEntry;

/** Time left at a table: when the seat to move runs out, and the reserves of all seats in milliseconds. */
export interface ClockFace {
  readonly deadline: number | null;
  readonly reserves: readonly number[];
}

/** An entry as it is kept and sent: its number at the table and the hash of the state it leads to. */
export interface NumberedEntry {
  readonly number: number;
  /** The seat that did it. */
  readonly seat: number;
  readonly entry: TableEntry;
  readonly hash: string;
  /** Milliseconds since 1970, the server's time. */
  readonly at: number;
  readonly clock?: ClockFace;
}

/** Who sits where. */
export type SeatView =
  | { readonly kind: 'person'; readonly user: string | null; readonly name: string }
  /** Nobody yet: anyone may sit down, or anyone who has the link. */
  | { readonly kind: 'open' | 'link'; readonly name: string }
  /** Nobody yet: it is held for the person who sat at the table before. */
  | { readonly kind: 'held'; readonly user: string | null; readonly name: string }
  | { readonly kind: 'opponent'; readonly level: Level };

/** How a table ended: ranks and points by seat; points only when the game was played to its end. */
export interface TableResult {
  readonly reason: 'played' | 'resigned' | 'time';
  readonly ranks: readonly number[];
  readonly totals: readonly number[] | null;
}

/** A table as everybody who may see it sees it. */
export interface TableView {
  readonly id: string;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: 'open' | 'running' | 'over';
  readonly visibility: 'public' | 'private';
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly onTimeOut: OnTimeOut;
  readonly seats: readonly SeatView[];
  readonly createdAt: number;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  readonly result: TableResult | null;
  /** The table that was opened to play again. */
  readonly rematch: string | null;
  /** Whose turn it is at a running table and when their time is out; told in the list of your own tables. */
  readonly turn?: { readonly seat: number; readonly deadline: number | null };
  /** The key of the link, for those who sit here. */
  readonly key?: string;
}

/** A running or finished table with its opening: what a client needs to fold the entries. */
export interface Opening {
  readonly edition: string;
  readonly setup: readonly number[];
}

/** A line of the table's chat. */
export interface ChatLine {
  readonly id: string;
  readonly user: string | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Answer to `watch`: everything there is to know about a table from entry `from` on. */
export interface Watched {
  readonly table: TableView;
  readonly opening: Opening | null;
  readonly entries: readonly NumberedEntry[];
  /** Whether there are more entries: ask for them from the next number on. */
  readonly more: boolean;
  readonly chat: readonly ChatLine[];
  readonly clock: ClockFace | null;
  /** The server's time now. */
  readonly now: number;
}

/** What a client asks over its socket. */
export interface ClientMessages {
  watch(ask: { table: string; key?: string; from?: number }, answer: (a: Answer<Watched>) => void): void;
  unwatch(ask: { table: string }, answer: (a: Answer<object>) => void): void;
  /** `number` is the number the entry will have; the answer is the entry, which this socket is not told again. */
  play(
    ask: { table: string; id: string; number: number; move: string },
    answer: (a: Answer<NumberedEntry>) => void,
  ): void;
  takeBack(
    ask: { table: string; id: string; number: number; to: number },
    answer: (a: Answer<NumberedEntry>) => void,
  ): void;
  resign(ask: { table: string; id: string }, answer: (a: Answer<object>) => void): void;
  /** Takes the own seat back from the opponent that plays it after a time-out. */
  comeBack(ask: { table: string; id: string }, answer: (a: Answer<object>) => void): void;
  say(ask: { table: string; id: string; text: string }, answer: (a: Answer<object>) => void): void;
  /** `version` is that of the answer before; as long as it is the same, `tables` is null. */
  lobby(
    ask: { watch: boolean; version?: string },
    answer: (a: Answer<{ version: string; tables: readonly TableView[] | null }>) => void,
  ): void;
}

/** What the server tells on its own. */
export interface ServerMessages {
  entry(told: { table: string } & NumberedEntry): void;
  table(told: TableView): void;
  chat(told: { table: string } & ChatLine): void;
  /** Something may have been missed: watch again from the next entry on. */
  resync(): void;
  present(told: { table: string; users: readonly string[] }): void;
  /** To everyone's own sockets, wherever they look: it is their turn at a table. */
  turn(told: { table: string; deadline: number | null }): void;
  /** A public table was opened, changed or ended. */
  lobby(told: TableView): void;
}
