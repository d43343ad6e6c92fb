import type { Move, State } from '@shirasagi/engine';

/** A tree that several threads grow together for one thought. */
export interface Together {
  readonly memory: SharedArrayBuffer;
  /** Tells the thoughts apart that use the same memory. */
  readonly thought: number;
  /** Whether this one makes the tree ready and answers; the others help. */
  readonly leads: boolean;
}

/** How long to think: until one of the limits given is reached, or a signal aborts. */
export interface Budget {
  readonly ms?: number;
  /** States looked at; unlike time it gives the same answer on every machine. */
  readonly nodes?: number;
  /** Calls the thought off: there is no answer. */
  readonly signal?: AbortSignal;
  /** Ends the thought early: the answer is what was found until then. */
  readonly enough?: AbortSignal;
  /** The tree to work on with other threads; a search that thinks alone has its own. */
  readonly together?: Together | undefined;
}

/** One move looked at. */
export interface Candidate {
  readonly move: Move;
  /** The moves expected to the end of the turn, this one first; shorter where chance decides how it goes on. */
  readonly line: readonly Move[];
  /** Final points the mover can expect after it. */
  readonly score: number;
  /** Chance that the mover wins, from 0 to 1. */
  readonly win: number;
  /** How often the search tried it. */
  readonly visits: number;
}

/** What thinking led to. */
export interface Thought {
  readonly move: Move;
  /** The best few moves, best first; the first is the chosen one. */
  readonly best: readonly Candidate[];
  /** Final points every seat can expect as the game stands, by seat; a search tells them. */
  readonly outlook?: readonly number[];
  /** States looked at. */
  readonly nodes: number;
  /** Lines known from earlier in the turn. */
  readonly kept: number;
  readonly ms: number;
}

/** Called now and then with what thinking has led to so far. */
export type OnProgress = (soFar: Thought) => void;

/**
 * An opponent, a hint or an analysis: anything that chooses moves. An aborted `think` rejects with the signal's
 * reason. One bot thinks about one thing at a time; it may keep what it found for its next decision.
 */
export interface Bot {
  think(state: State, budget?: Budget, onProgress?: OnProgress): Promise<Thought>;
}
