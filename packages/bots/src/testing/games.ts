import {
  apply,
  create,
  type GameName,
  legalMoves,
  type Options,
  type State,
  seeded,
} from '@shirasagi/engine';

/** Tables of both games and every number of players, as tests need them. */
export const TABLES: readonly (readonly [GameName, Options])[] = [
  ['castle', { players: 1, level: 'medium' }],
  ['castle', { players: 2 }],
  ['castle', { players: 3 }],
  ['castle', { players: 4, promo: true }],
  ['duel', {}],
];

/** Plays a random game and shows every state on the way, the last one included. */
export function eachState(game: GameName, options: Options, seed: number, see: (state: State) => void): void {
  const rng = seeded(`states ${seed}`);
  const state = create(game, options, rng);
  while (state.toMove >= 0) {
    see(state);
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  see(state);
}

/** A state some random decisions into a game. */
export function stateAfter(game: GameName, options: Options, decisions: number, seed = 1): State {
  const rng = seeded(`after ${seed}`);
  const state = create(game, options, rng);
  for (let i = 0; i < decisions && state.toMove >= 0; i++) {
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  return state;
}
