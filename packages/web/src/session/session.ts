import type { EditionBase, GameName, GameRecord, Move, MoveEvent, State } from '@shirasagi/engine';

/** Who sits in a seat: a person at this page, a named opponent, or the rival of the solo game. */
export type SeatPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'opponent'; readonly level: OpponentLevel }
  | { readonly kind: 'rival' };

/** Names of the opponents' levels, weakest first. */
export type OpponentLevel = 'apprentice' | 'gardener' | 'steward' | 'samurai' | 'daimyo';

/** One decision that stands, as the log and the review slider need it. */
export interface LogEntry {
  /** Number of the decision: how many stood before it. */
  readonly number: number;
  readonly seat: number;
  /** The state the decision was made in. */
  readonly before: State;
  readonly move: Move;
  /** The state it led to. */
  readonly after: State;
  /** What happened besides the move itself. */
  readonly events: readonly MoveEvent[];
}

/** What the page shows: one immutable picture, replaced on every change. */
export interface Snapshot {
  readonly state: State;
  readonly sitters: readonly SeatPlayer[];
  /** The seat of the only person at this page; null where several may sit. */
  readonly you: number | null;
  /** Whether nobody at this page has a seat. */
  readonly watching: boolean;
  /** Legal moves when a person at this page decides; empty while an opponent thinks or the game is over. */
  readonly legal: readonly Move[];
  readonly log: readonly LogEntry[];
  /** Whether the last decision may be taken back (C12.2, D8.1), and whether a whole turn can be restarted. */
  readonly canTakeBack: boolean;
  readonly canRestartTurn: boolean;
  /** An opponent at work: which seat, and how far it is from 0 to 1. */
  readonly thinking: { readonly seat: number; readonly progress: number } | null;
  /** Moves of opponents played but not shown yet, when the viewer steps through them one by one. */
  readonly waiting: number;
  /** Turns the viewer missed, while they wait to be told; 0 otherwise. */
  readonly missedTurns: number;
  /** A decision made here is on its way to where the game is kept, and nothing is asked for that moment. */
  readonly settling: boolean;
  /** Where the game is kept: on disk, or only in memory because the browser refused. */
  readonly kept: 'saved' | 'saving' | 'memory';
  /** Another tab plays this game: this one only watches. */
  readonly elsewhere: boolean;
  /** An opponent's worker died and another one took its place. */
  readonly replaced: boolean;
  /** Whether advice may be asked for: not at a table with other people. */
  readonly hints: boolean;
}

/** How moves of opponents are shown: one after the other, each at a call, or all at once. */
export type Pace = 'flow' | 'step' | 'skip';

/** One of the best continuations an opponent sees, which begins in the state that was asked about. */
export interface Hint {
  readonly moves: readonly Move[];
  readonly expectedPoints: number;
  readonly winChance: number;
}

/**
 * A game as the page plays it. Local games and online tables are both sessions, so that the table components
 * know neither where the moves go nor where they come from.
 */
export interface Session {
  readonly id: string;
  readonly game: GameName;
  /** The current picture; the same object until something changes. */
  snapshot(): Snapshot;
  /** Calls back after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;
  /** The table stands before the viewer: opponents may begin. */
  begin(): void;
  /** Plays a legal move of the seat to move. */
  play(move: Move): void;
  /** Declines what is asked and plays a move of what comes next: one step, which is taken back as one. */
  playOnward(move: Move): void;
  takeBack(): void;
  restartTurn(): void;
  /** Shows the next waiting opponent move, or all of them. */
  step(): void;
  skip(): void;
  /** Begins to show what the viewer missed. */
  recap(): void;
  setPace(pace: Pace): void;
  /** Whether a player other than the viewer did something in a decision: an opponent, the rival, another person. */
  isNews(entry: LogEntry): boolean;
  /** Plays here a game that another tab plays; that one watches from then on. */
  takeOver(): void;
  /** Asks the strongest opponent for its best continuations in a state of this game. */
  hint(state: State, signal: AbortSignal): Promise<readonly Hint[]>;
  record(): GameRecord;
  /** Stops thinking and lets go of the game; it stays saved. */
  close(): void;
}

/** The values a session is played with. */
export const editionAt = (session: Session): EditionBase => session.snapshot().state.edition as EditionBase;
