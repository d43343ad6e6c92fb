import type { Move, State } from '@shirasagi/engine';
import type { Paint } from './terminal/paint.js';

/** What a move does, as a verb and the rest of the sentence, so that it can be offered or told. */
export interface MovePhrase {
  readonly verb: string;
  readonly rest: string;
  /** The rest already says what is paid and gained, so the offer need not. */
  readonly full?: boolean;
}

/** How one game is shown in a terminal. */
export interface Face {
  readonly title: string;
  /** The command-line options the game has. */
  readonly options: readonly string[];
  /** A seat's name. */
  clan(state: State, seat: number): string;
  /** The table, line by line. */
  board(state: State, paint: Paint): string[];
  /** What a legal move of this state does. */
  phrase(state: State, move: Move): MovePhrase;
  /** What happened besides the move itself and the holdings it changed, in sentences. */
  news(before: State, move: Move, drawn: readonly number[], after: State): string[];
  /** The cards that may still come, deck by deck. */
  decks(state: State): string[];
  /** Names of the categories on a score sheet. */
  readonly categories: Readonly<Record<string, string>>;
}
