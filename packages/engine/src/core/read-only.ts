import type { State } from './state.js';

/** Names of methods that write into a state, and of those that read its agenda: neither is for clients. */
type Inner =
  | `set${string}`
  | `add${string}`
  | `gain${string}`
  | `clear${string}`
  | `push${string}`
  | `pop${string}`
  | 'depth'
  | 'top'
  | 'arg'
  | 'frameKind'
  | 'frameArg';

/** Bytes that can be read. */
export interface ReadonlyBytes {
  readonly length: number;
  readonly [index: number]: number;
  slice(start?: number, end?: number): Uint8Array;
}

/** A state as clients see it: everything can be read, nothing written. `apply` and `copy` are how it changes. */
export type ReadOnly<S extends { readonly bytes: Uint8Array }> = {
  readonly [K in Exclude<keyof S, Inner | 'bytes'>]: S[K];
} & { readonly bytes: ReadonlyBytes };

/** A state of some game as clients see it. */
export type StateView = ReadOnly<State>;

/** A class to test a state with `instanceof`: nobody outside makes a state by hand. */
export type StateClass<S> = abstract new (...args: never) => S;
