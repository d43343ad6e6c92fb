import { asks, CastleState, rulesFor, type State } from '@shirasagi/engine';
import { OVER, totalPoints } from '@shirasagi/engine/castle';
import type { Judge } from '../judge.js';
import { FondSums } from '../levels/fondness.js';
import { Weights } from '../weights.js';
import { features, figuresIn, NAMES, pointsRead, ROWS, turnsLeft } from './features.js';
import { FOND, fondBeside } from './fond.js';
import { castlePerspective } from './perspective.js';
import { TABLES } from './weights.js';

const { moves } = rulesFor('castle');
const weights = new Weights(TABLES, NAMES.length, ROWS);
const figures = new Float64Array(NAMES.length);
const fond = new FondSums(FOND, NAMES);

/** Points the rival of the solo game makes in a turn: it plays by cards, so its figures say nothing. */
const RIVAL_TURN = 6;

const isRival = (state: CastleState, seat: number): boolean => state.level > 0 && seat === 1;

/** The same state by its fields; throws for a state of another game. */
function castle(state: State): CastleState {
  if (state instanceof CastleState) return state;
  throw new Error(`this is a state of the ${state.game}, not of the castle`);
}

function expect(state: CastleState, seat: number): number {
  if (state.phase === OVER) return totalPoints(state, seat);
  if (isRival(state, seat)) return totalPoints(state, seat) + RIVAL_TURN * turnsLeft(state, seat);
  const row = features(state, seat, figures);
  return pointsRead(state, seat, figures) + weights.sum(state.seats, row, figures, figuresIn(state, seat));
}

const spreadRow = (state: CastleState): number => turnsLeft(state, state.order(state.seats - 1));

/** What opponents know of The White Castle. */
export const castleJudge: Judge = {
  names: NAMES,
  rows: ROWS,
  tables: TABLES,
  firstExchange: moves.base('exchange'),
  lastExchange: moves.base('exchange') + 3,
  skip: moves.base('skip'),
  endTurn: moves.base('endTurn'),
  seats: (state) => castle(state).seats,
  points: (state, seat) => totalPoints(castle(state), seat),
  expect: (state, seat) => expect(castle(state), seat),
  spread: (state) => weights.spread(castle(state).seats, spreadRow(castle(state))),
  spreadRow: (state) => spreadRow(castle(state)),
  decides: (state, seat) => !isRival(castle(state), seat),
  perspective: castlePerspective,
  turnsLeft: (state, seat) => turnsLeft(castle(state), seat),
  features: (state, seat, out) => features(castle(state), seat, out.fill(0)),
  fondness: (of, state, seat, read = figures) =>
    fondBeside(of, castle(state), seat) + fond.sum(of, read, figuresIn(castle(state), seat)),
  overflowing: (state) => asks(state) === 'sealsOverLimit',
  unfinished: (state) => asks(state) === 'placeDie',
};
