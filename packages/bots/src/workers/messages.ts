import type { GameName, Move } from '@shirasagi/engine';
import type { Finding, Trial } from '../analyst/examine.js';
import type { Thought, Together } from '../bot.js';

/** A state on its way to a worker. */
interface Packed {
  readonly game: GameName;
  readonly bytes: Uint8Array;
  /** Component values other than the built-in ones, as an edition file. */
  readonly edition?: object;
}

/** A stretch of a game on its way to a worker. */
export interface PackedStretch extends Packed {
  readonly seat: number;
  readonly moves: readonly Move[];
  readonly drawn: readonly number[];
}

/** What is asked of a worker. */
export type WorkerRequest =
  | (Packed & {
      readonly kind: 'think';
      readonly id: number;
      /** Thoughts of one session follow each other: it keeps its tree for the rest of a turn. */
      readonly session: string;
      readonly spec: string;
      /** What the session's own chance comes from; anything where it does not matter. */
      readonly seed?: string;
      /** Nothing is kept: the thought follows from seed, spec and state alone. */
      readonly fresh?: boolean;
      readonly ms?: number;
      readonly nodes?: number;
      readonly progress: boolean;
      /** The tree to work on with other threads. */
      readonly together?: Together;
    })
  | {
      readonly kind: 'examine';
      readonly id: number;
      readonly stretch: PackedStretch;
      readonly nodes: number;
    }
  | {
      readonly kind: 'try';
      readonly id: number;
      readonly stretch: PackedStretch;
      /** The moves to compare with the played ones. */
      readonly line: readonly Move[];
      readonly nodes: number;
    }
  /** Calls a request off. */
  | { readonly kind: 'stop'; readonly id: number }
  /** Ends a thought with what it has found. */
  | { readonly kind: 'enough'; readonly id: number };

/** What a worker replies. */
export type WorkerReply =
  | { readonly kind: 'progress'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'examined'; readonly id: number; readonly finding: Finding }
  | { readonly kind: 'tried'; readonly id: number; readonly trial: Trial }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
