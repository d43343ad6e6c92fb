import { asks, CastleState, rulesFor, type State } from '@shirasagi/engine';
import { OVER, totalPoints } from '@shirasagi/engine/castle';
import type { Judge } from '../judge.js';
import { FondPieces, type Taste } from '../levels/fondness.js';
import { Weights } from '../weights.js';
import { features, NAMES, ROWS, turnsLeft, turnsToPlay } from './features.js';
import { FOND } from './fond.js';
import { castlePerspective } from './perspective.js';
import { Scales } from './scales.js';
import { TABLES } from './weights.js';

const { moves } = rulesFor('castle');
const weights = new Weights(TABLES, NAMES.length, ROWS);
const fond = new FondPieces(FOND, NAMES);

/**
 * Points the rival of the solo game still makes with so many turns left: means of 3,000 games at its three levels. It
 * plays by cards, so its figures say next to nothing about them, and its level changes only what it begins with.
 */
const RIVAL_TO_COME = [2.8, 10.6, 17.1, 26.3, 32.4, 37, 41.8, 46.3, 49.6, 51.2];
/**
 * Points a player alone still makes beyond what sum and net say with so many turns left: these learned from games
 * against people and from quick players. What several players still make beyond this is only told (`more` in `facts.ts`).
 */
const MORE_ALONE = [1.1, 2, 3.6, 5.3, 7, 9.4, 11, 13.1, 15.7, 17];

const MOST_SEATS = 4;

const isRival = (state: CastleState, seat: number): boolean => state.level > 0 && seat === 1;

/** The same state by its fields; throws for a state of another game. */
function castle(state: State): CastleState {
  if (state instanceof CastleState) return state;
  throw new Error(`this is a state of the ${state.game}, not of the castle`);
}

/** What a seat can expect, with a taste added. */
function expectWith(taste?: Taste): Judge['expect'] {
  const scales = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => {
    const rows = weights.of(seats);
    return rows && new Scales(fond.added(rows, taste));
  });
  return (position, seat) => {
    const state = castle(position);
    if (state.phase === OVER) return totalPoints(state, seat);
    if (isRival(state, seat)) return totalPoints(state, seat) + RIVAL_TO_COME[turnsLeft(state, seat)];
    const expected = scales[state.seats]!.expect(state, seat);
    return state.level > 0 ? expected + MORE_ALONE[turnsLeft(state, seat)] : expected;
  };
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
  expect: expectWith(),
  withTaste: expectWith,
  spread: (state) => weights.spread(castle(state).seats, spreadRow(castle(state))),
  spreadRow: (state) => spreadRow(castle(state)),
  decides: (state, seat) => !isRival(castle(state), seat),
  perspective: castlePerspective,
  turnsLeft: (state, seat) => turnsLeft(castle(state), seat),
  turnsToPlay: (state, seat) => turnsToPlay(castle(state), seat),
  features: (state, seat, out) => features(castle(state), seat, out),
  fondness: (of, state, seat, figures) => fond.sum(of, figures, castle(state).vp(seat)),
  overflowing: (state) => asks(state) === 'sealsOverLimit',
  unfinished: (state) => asks(state) === 'placeDie',
};
