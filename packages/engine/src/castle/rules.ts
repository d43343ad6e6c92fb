import { listen } from '../core/events.js';
import type { Rules } from '../core/rules.js';
import { type CastleEdition, PRINTED_EDITION } from './edition.js';
import { faults } from './faults.js';
import { apply, listMoves } from './flow.js';
import { type CastleMove, MOVES } from './moves.js';
import { betweenTurns, toPosition } from './position.js';
import { readEdition } from './read-edition.js';
import { fromPosition } from './read-position.js';
import { scoreSheet } from './scoring.js';
import { type CastleOptions, readOptions, setUp } from './setup.js';
import { CastleState, LAYOUT } from './state.js';
import { whyNot } from './why.js';

/** The White Castle behind the contract every game keeps. */
export const castleRules: Rules<CastleState, CastleMove, CastleEdition> = {
  game: 'castle',
  moves: MOVES,
  layout: LAYOUT,
  edition: PRINTED_EDITION,
  readOptions: (options) => ({ ...readOptions(options) }),
  readEdition,
  create: (options, edition, rng) => setUp(options as unknown as CastleOptions, edition, rng),
  wrap: (bytes, edition) => new CastleState(bytes, edition),
  listMoves,
  whyNot,
  apply,
  applyTelling: (state, move, rng) => listen(() => apply(state, move, rng)),
  scoreSheet,
  betweenTurns,
  toPosition,
  fromPosition,
  turnKey: (state) => `${state.phase}.${state.round}.${state.turn}.${state.toMove}`,
  shown: (state) => state.shown,
  faults,
};
