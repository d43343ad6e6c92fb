import { rulesFor, type State } from '@shirasagi/engine';
import type { Judge } from '../judge.js';
import { Weights } from '../weights.js';
import { features, NAMES, ROWS, turnsLeft } from './features.js';
import { points } from './points.js';
import { type CastleTable, OVER, PLACE, SEALS, tableOf } from './table.js';
import { RIVAL_TURN, TABLES } from './weights.js';

const { moves } = rulesFor('castle');
const weights = new Weights(TABLES, NAMES.length, ROWS);
const figures = new Float64Array(NAMES.length);

const isRival = (table: CastleTable, seat: number): boolean => table.level > 0 && seat === 1;

const topFrame = (table: CastleTable): number => table.frameKind(table.depth - 1);

/** What opponents know of The White Castle. */
export const castleJudge: Judge = {
  names: NAMES,
  rows: ROWS,
  firstExchange: moves.base('exchange'),
  lastExchange: moves.base('exchange') + 3,
  skip: moves.base('skip'),
  endTurn: moves.base('endTurn'),
  seats: (state) => tableOf(state).seats,
  points: (state, seat) => points(tableOf(state), seat),
  expect: (state: State, seat: number): number => {
    const table = tableOf(state);
    const now = points(table, seat);
    if (table.phase === OVER) return now;
    if (isRival(table, seat)) return now + RIVAL_TURN * turnsLeft(table, seat);
    const row = features(table, seat, figures);
    return now + weights.sum(table.seats, row, figures);
  },
  spread: (state: State): number => {
    const table = tableOf(state);
    return weights.spread(table.seats, turnsLeft(table, table.order(table.seats - 1)));
  },
  features: (state, seat, out) => features(tableOf(state), seat, out),
  overflowing: (state) => topFrame(tableOf(state)) === SEALS,
  unfinished: (state) => topFrame(tableOf(state)) === PLACE,
};
