import type { Move } from './moves.js';
import type { Rng } from './rng.js';
import type { State } from './state.js';

/** What a player is asked: `kind` says what about, the other fields belong to the game. */
export interface QuestionBase {
  readonly kind: string;
}

/** Whether `endTurn` may close a frame that is still open. */
export type Declinable =
  /** Always, or never. */
  | boolean
  /** When the argument at this place is 1. */
  | number;

/** How one kind of agenda frame behaves when it is on top. */
export interface FrameRules<S> {
  /** Performs or drops what needs no answer and returns false; returns true when the player must decide. */
  settle(state: S, rng: Rng): boolean;
  /** Writes the answers possible now to `out` and returns how many; exchanges and endTurn are added outside. */
  list(state: S, out: Move[]): number;
  /** Carries out one of the listed answers. */
  answer(state: S, move: Move, rng: Rng): void;
}

/** One kind of agenda frame, described in one place. */
export interface Frame<S, Question extends QuestionBase> extends FrameRules<S> {
  /** The byte it is written as. Saved states hold it: a number never gets another meaning. */
  readonly number: number;
  /** What it is, in words, for showing a position inside a turn. */
  readonly name: string;
  readonly declinable: Declinable;
  /** Whether `skip` is an answer of its own; elsewhere it drops the frame. */
  readonly ownSkip?: true;
  /** Kinds of moves that answer it; a move of another kind is not asked for. */
  readonly answers: readonly string[];
  /** The kind of question it asks; '' when it never asks. */
  readonly asks: Question['kind'] | '';
  /** What is asked while it is on top and settled. */
  question(state: S): Question;
}

const noAnswer = (): never => {
  throw new Error('this frame resolves itself and takes no answer');
};

/** The rules of a frame that always asks. */
export function asking<S>(list: FrameRules<S>['list'], answer: FrameRules<S>['answer']): FrameRules<S> {
  return { settle: () => true, list, answer };
}

/** A frame that never asks. */
export function automatic<S>(
  number: number,
  name: string,
  resolve: (state: S, rng: Rng) => void,
): Frame<S, never> {
  return {
    number,
    name,
    declinable: false,
    answers: [],
    asks: '',
    question: noAnswer,
    settle: (state, rng) => {
      resolve(state, rng);
      return false;
    },
    list: () => 0,
    answer: noAnswer,
  };
}

const ALWAYS = 0;
const NEVER = 255;

/** All frames of a game by number: what stands on the agenda is read, settled and asked through this. */
export class FrameTable<S extends State, Question extends QuestionBase> {
  private readonly frames: Frame<S, Question>[] = [];
  /** ALWAYS, NEVER, or the place of the argument that says so. */
  private readonly declinable = new Uint8Array(256).fill(NEVER);

  constructor(frames: readonly Frame<S, Question>[]) {
    for (const frame of frames) {
      if (this.frames[frame.number]) throw new Error(`two frames have the number ${frame.number}`);
      this.frames[frame.number] = frame;
      const { declinable } = frame;
      this.declinable[frame.number] =
        typeof declinable === 'number' ? declinable : declinable ? ALWAYS : NEVER;
    }
  }

  /** The frame on top of the agenda, which must not be empty. */
  top(state: S): Frame<S, Question> {
    return this.frames[state.top];
  }

  /** What is asked now; null when the game is over. */
  question(state: S): Question | null {
    return state.depth === 0 ? null : this.frames[state.top].question(state);
  }

  /** The kind of question asked now; '' when the game is over. */
  asks(state: S): string {
    return state.depth === 0 ? '' : this.frames[state.top].asks;
  }

  /** Names of everything that stands open, from the bottom up. */
  names(state: S): string[] {
    return Array.from({ length: state.depth }, (_, i) => this.frames[state.frameKind(i)].name);
  }

  /** Resolves what needs no answer until a decision stands on top of the agenda or the game is over. */
  settle(state: S, rng: Rng): void {
    while (state.depth > 0 && !this.frames[state.top].settle(state, rng));
  }

  /** Whether only things that may be declined are left. */
  mayEndTurn(state: S): boolean {
    for (let i = state.depth - 1; i >= 0; i--) {
      const place = this.declinable[state.frameKind(i)];
      if (place === NEVER || (place !== ALWAYS && state.frameArg(i, place) === 0)) return false;
    }
    return true;
  }
}
