import type { GameName } from '@shirasagi/engine';
import type { Thought } from './bot.js';

/** What is asked of a worker. */
export type Question =
  | {
      readonly kind: 'think';
      readonly id: number;
      /** Thoughts of one mind follow each other: it keeps its tree for the rest of a turn. */
      readonly mind: string;
      readonly spec: string;
      readonly game: GameName;
      readonly bytes: Uint8Array;
      /** Component values other than the built-in ones, as an edition file. */
      readonly edition?: object;
      readonly ms?: number;
      readonly nodes?: number;
      readonly progress: boolean;
    }
  | { readonly kind: 'stop'; readonly id: number };

/** What a worker answers. */
export type Answer =
  | { readonly kind: 'progress'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly kind: 'stopped'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
