import { listen } from '../core/events.js';
import type { Rules } from '../core/rules.js';
import { type CastleEdition, PRINTED_EDITION } from './edition/edition.js';
import { readEdition } from './edition/read-edition.js';
import { apply, FRAMES, listMoves } from './flow.js';
import { brokenInvariants } from './invariants.js';
import { DRAWS } from './model/draws.js';
import { type CastleMove, MOVES } from './model/moves.js';
import { CastleState, LAYOUT } from './model/state.js';
import { betweenTurns, toPosition } from './position/position.js';
import { fromPosition } from './position/read-position.js';
import { scoreSheet } from './scoring.js';
import { type CastleOptions, OPTION_FIELDS, PLAYER_COUNTS, readOptions, setUp } from './setup.js';
import { whyNot } from './why-not.js';

/** The White Castle behind the contract every game keeps. */
export const castleRules: Rules<CastleState, CastleMove, CastleEdition> = {
  game: 'castle',
  moves: MOVES,
  layout: LAYOUT,
  draws: DRAWS,
  playerCounts: PLAYER_COUNTS,
  optionFields: OPTION_FIELDS,
  idle: ['endTurn', 'skip', 'exchange'],
  edition: PRINTED_EDITION,
  readOptions: (options) => ({ ...readOptions(options) }),
  readEdition,
  create: (options, edition, rng) => {
    const state = setUp(options as unknown as CastleOptions, edition, rng);
    FRAMES.settle(state, rng);
    return state;
  },
  wrap: (bytes, edition) => new CastleState(bytes, edition),
  listMoves,
  question: (state) => FRAMES.question(state),
  asks: (state) => FRAMES.asks(state),
  openCount: (state) => state.depth,
  whyNot,
  apply,
  applyTelling: (state, move, rng) => listen(() => apply(state, move, rng)),
  scoreSheet,
  betweenTurns,
  toPosition,
  fromPosition,
  turnKey: (state) => `${state.phase}.${state.round}.${state.turn}.${state.toMove}`,
  shown: (state) => state.shown,
  brokenInvariants,
};
