import { asks, DuelState, rulesFor, type State } from '@shirasagi/engine';
import type { Judge } from '../judge.js';
import { FondPieces, type Taste } from '../levels/fondness.js';
import { Weights } from '../weights.js';
import { features, NAMES, points, ROWS, turnsLeft, turnsToPlay } from './features.js';
import { FOND } from './fond.js';
import { duelPerspective } from './perspective.js';
import { Scales } from './scales.js';
import { TABLES } from './weights.js';

const SEATS = 2;
const { moves } = rulesFor('duel');
const weights = new Weights(TABLES, NAMES.length, ROWS);
const fond = new FondPieces(FOND, NAMES);

/** The same state by its fields; throws for a state of another game. */
function duel(state: State): DuelState {
  if (state instanceof DuelState) return state;
  throw new Error(`this is a state of the ${state.game}, not of the duel`);
}

/** What a seat can expect, with a taste added. */
function expectWith(taste?: Taste): Judge['expect'] {
  const scales = new Scales(fond.added(weights.of(SEATS)!, taste));
  return (position, seat) => {
    const state = duel(position);
    return state.toMove < 0 ? points(state, seat) : scales.expect(state, seat);
  };
}

const spreadRow = (state: DuelState): number => turnsLeft(state, 1 - state.active);

/** What opponents know of The White Castle Duel. */
export const duelJudge: Judge = {
  names: NAMES,
  rows: ROWS,
  tables: TABLES,
  firstExchange: moves.base('exchange'),
  lastExchange: moves.base('exchange') + 2,
  skip: moves.base('skip'),
  endTurn: moves.base('endTurn'),
  seats: () => SEATS,
  points: (state, seat) => points(duel(state), seat),
  expect: expectWith(),
  withTaste: expectWith,
  spread: (state) => weights.spread(SEATS, spreadRow(duel(state))),
  spreadRow: (state) => spreadRow(duel(state)),
  decides: () => true,
  perspective: (_, seat) => duelPerspective(seat),
  turnsLeft: (state, seat) => turnsLeft(duel(state), seat),
  turnsToPlay: (state, seat) => turnsToPlay(duel(state), seat),
  features: (state, seat, out) => features(duel(state), seat, out),
  fondness: (of, state, seat, figures) => fond.sum(of, figures, duel(state).vp(seat)),
  overflowing: (state) => asks(state) === 'giveBack',
  unfinished: (state) => asks(state) === 'token',
};
