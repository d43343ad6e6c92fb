import { describe, type Move, type State } from '@shirasagi/engine';

/** The legal moves of a decision, sorted by what one does with them. */
export interface MoveGroups {
  /** The decision itself. */
  readonly choices: readonly Move[];
  /** Swaps of two tiles: many, and rarely wanted. */
  readonly swaps: readonly Move[];
  readonly exchanges: readonly Move[];
  /** Ways to decline. */
  readonly skips: readonly Move[];
  readonly endTurn: Move | undefined;
}

/** Sorts the legal moves of a decision. */
export function groupMoves(state: State, legal: readonly Move[]): MoveGroups {
  const of = (...kinds: string[]) => legal.filter((move) => kinds.includes(describe(state, move).kind));
  const swaps = of('swap');
  const exchanges = of('exchange');
  const skips = of('skip', 'noSwap');
  const ends = of('endTurn');
  const aside = new Set([...swaps, ...exchanges, ...skips, ...ends]);
  return {
    choices: legal.filter((move) => !aside.has(move)),
    swaps,
    exchanges,
    skips,
    endTurn: ends[0],
  };
}
