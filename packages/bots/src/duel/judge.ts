import { asks, DuelState, rulesFor, type State } from '@shirasagi/engine';
import type { Judge } from '../judge.js';
import { FondSums } from '../levels/fondness.js';
import { Weights } from '../weights.js';
import { features, figuresIn, NAMES, points, pointsCounted, ROWS, turnsLeft } from './features.js';
import { FOND, fondBeside } from './fond.js';
import { duelPerspective } from './perspective.js';
import { TABLES } from './weights.js';

const SEATS = 2;
const { moves } = rulesFor('duel');
const weights = new Weights(TABLES, NAMES.length, ROWS);
const figures = new Float64Array(NAMES.length);
const fond = new FondSums(FOND, NAMES);

/** The same state by its fields; throws for a state of another game. */
function duel(state: State): DuelState {
  if (state instanceof DuelState) return state;
  throw new Error(`this is a state of the ${state.game}, not of the duel`);
}

function expect(state: DuelState, seat: number): number {
  if (state.toMove < 0) return points(state, seat);
  const row = features(state, seat, figures);
  return pointsCounted(state, seat) + weights.sum(SEATS, row, figures, figuresIn(state, seat));
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
  expect: (state, seat) => expect(duel(state), seat),
  spread: (state) => weights.spread(SEATS, spreadRow(duel(state))),
  spreadRow: (state) => spreadRow(duel(state)),
  decides: () => true,
  perspective: (_, seat) => duelPerspective(seat),
  turnsLeft: (state, seat) => turnsLeft(duel(state), seat),
  features: (state, seat, out) => features(duel(state), seat, out.fill(0)),
  fondness: (of, state, seat, read = figures) =>
    fondBeside(of, duel(state), seat) + fond.sum(of, read, figuresIn(duel(state), seat)),
  overflowing: (state) => asks(state) === 'giveBack',
  unfinished: (state) => asks(state) === 'token',
};
