import { listen } from '../core/events.js';
import type { Rules } from '../core/rules.js';
import { BUILT_IN_EDITION, type DuelEdition } from './edition/edition.js';
import { readEdition } from './edition/read-edition.js';
import { apply, FRAMES, listMoves } from './flow.js';
import { brokenInvariants } from './invariants.js';
import { DRAWS } from './model/draws.js';
import { type DuelMove, MOVES } from './model/moves.js';
import { DuelState, LAYOUT } from './model/state.js';
import { betweenTurns, toPosition } from './position/position.js';
import { fromPosition } from './position/read-position.js';
import { scoreSheet } from './scoring.js';
import { type DuelOptions, isDraft, OPTION_FIELDS, PLAYER_COUNTS, readOptions, setUp } from './setup.js';
import { whyNot } from './why-not.js';

/** The White Castle Duel behind the contract every game keeps. */
export const duelRules: Rules<DuelState, DuelMove, DuelEdition> = {
  game: 'duel',
  moves: MOVES,
  layout: LAYOUT,
  draws: DRAWS,
  playerCounts: PLAYER_COUNTS,
  optionFields: OPTION_FIELDS,
  idle: ['endTurn', 'skip', 'exchange', 'wellInstead'],
  edition: BUILT_IN_EDITION,
  readOptions: (options) => ({ ...readOptions(options) }),
  readEdition,
  create: (options, edition, rng) => setUp(options as unknown as DuelOptions, edition, rng),
  wrap: (bytes, edition) => new DuelState(bytes, edition),
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
  turnKey: (state) => `${state.turn}.${state.toMove}.${isDraft(state) ? 'draft' : 'turn'}`,
  shown: (state) => state.shown,
  brokenInvariants,
};
