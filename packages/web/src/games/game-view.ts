import type { Move, MoveEvent, MoveInfo, Question, State } from '@shirasagi/engine';
import type { ComponentType } from 'react';
import type { Holdings } from '../table/holdings.js';
import type { MoveMessage } from '../words/move-message.js';
import type { Subjects } from '../words/names.js';
import type { Words } from '../words/words.js';

/** What one game says: its moves, its events and its questions in sentences. */
export interface GameSentences<S extends State = State> {
  /** A move as a message and its values. */
  move(t: Words, state: S, info: MoveInfo, move: Move): MoveMessage;
  /** Something that happened besides the move itself. */
  event(t: Words, event: MoveEvent, state: S, subjects: Subjects): string;
  /** What the move brought about without being asked, told by comparing two states. */
  unasked(t: Words, before: S, move: Move, after: S, subjects: Subjects): string[];
  /** What is asked now, in one line. */
  ask(t: Words, state: S): string;
}

/** What a small picture of a game shows. */
export interface MiniatureView {
  /** Which of the four seasons colours the sky. */
  readonly season: 0 | 1 | 2 | 3;
  /** Who stands how high: 0 is the gate, 1 to 3 are the floors. */
  readonly courtiers: readonly { readonly seat: number; readonly floor: number }[];
  /** Colours of what lies before the castle. */
  readonly loose: readonly string[];
}

/** Everything the shared parts of the page ask one game for. A new game is one of these and a line in the registry. */
export interface GameView<S extends State = State> {
  /** The table; it loads when it is first drawn. */
  readonly Table: ComponentType<{ readonly state: S; readonly you: number }>;
  readonly sentences: GameSentences<S>;
  /** What a seat holds now. */
  holdings(state: S, seat: number): Holdings;
  /** Whether the first round has not begun: starting cards are chosen. */
  drafting(state: S): boolean;
  /**
   * The same position with no Lantern Reward to come, where the move would bring one beside what it does; `'all'` for
   * a move that does nothing else; nothing for a move without such a reward.
   */
  withoutLantern(state: S, info: MoveInfo): S | 'all' | undefined;
  /** Where the rules speak of what is asked now. */
  rulesAddress(asked: Question | null): string;
  miniature(state: S): MiniatureView;
}
