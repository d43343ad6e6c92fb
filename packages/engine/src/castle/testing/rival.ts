/** Help for tests of the solo game only: a table before the player's turn, and the rival's turn after it. */
import {
  type CastleEvent,
  type CastlePosition,
  events,
  fromPosition,
  fromText,
  legalMoves,
  play,
  recording,
  type State,
  seeded,
  toPosition,
  toText,
} from '../../index.js';

export type Json = Record<string, unknown>;

/** A deck of the tests' own, with every kind of action: tuning the printed one must not change what rules do. */
const EDITION = {
  format: 'shirasagi-edition',
  version: 1,
  game: 'castle',
  name: 'solo tests',
  rivalDeck: [
    { id: 'v1', die: ['coral', 'left'], to: 'well', actions: ['gate', 'climb 1'] },
    { id: 'v2', die: ['coral', 'centre'], to: 'S1', actions: ['yard1', 'time 2'] },
    { id: 'v3', die: ['coral', 'right'], to: 'D1', actions: ['stone', 'gate'] },
    { id: 'v4', die: ['black', 'left'], to: 'S2', actions: ['climb 2', 'coin 4'] },
    { id: 'v5', die: ['black', 'centre'], to: 'D2', actions: ['plant', 'coin 4'] },
    { id: 'v6', die: ['black', 'right'], to: 'outside1', actions: ['yard5', 'time 2'] },
    { id: 'v7', die: ['white', 'left'], to: 'S3', actions: ['gate', 'time 2'] },
    { id: 'v8', die: ['white', 'centre'], to: 'well', actions: ['climb 1', 'garden'] },
    { id: 'v9', die: ['white', 'right'], to: 'outside2', actions: ['yard3', 'climb 1'] },
  ],
};

export const DECK = ['v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9'];
/** The deck with some cards on top, the others below in their order. */
export const deck = (...top: string[]): string[] => [...top, ...DECK.filter((card) => !top.includes(card))];

export const BRIDGES = {
  coral: { left: 1, centre: [3], right: 6 },
  black: { left: 2, centre: [4], right: 5 },
  white: { left: 2, centre: [2], right: 4 },
};

/** A solo table before the player's turn. */
export function solo(position: Json): State {
  const result = fromPosition(
    { game: 'castle', players: 1, level: 'medium', bridges: BRIDGES, ...position },
    EDITION,
  );
  if (!result.ok) throw result.error;
  return result.value;
}

export interface Played {
  readonly state: State;
  readonly events: CastleEvent[];
}

/** Plays moves in text one after the other; events of all of them are kept. */
export function playAll(start: State, moves: readonly string[], seed = 1): Played {
  let state = start;
  const heard: CastleEvent[] = [];
  for (const text of moves) {
    const move = fromText(state, text);
    const chance = recording(seeded(`${seed} ${text}`));
    const result = play(state, move, chance.rng);
    if (!result.ok) throw result.error;
    heard.push(...(events(state, move, chance.outcomes) as CastleEvent[]));
    state = result.value;
  }
  return { state, events: heard };
}

export const QUIET_TURN = ['takeDie:white:right', 'placeDie:well', 'endTurn'];
/** The player passes quickly, then the rival plays. */
export const rivalTurn = (position: Json, ...after: string[]): Played =>
  playAll(solo(position), [...QUIET_TURN, ...after]);

export const look = (state: State): CastlePosition => toPosition(state) as CastlePosition;
export const rivalSeat = (state: State) => look(state).seats[1];
export const options = (state: State): string[] => legalMoves(state).map((move) => toText(state, move));
export const ofKind = (heard: readonly CastleEvent[], kind: CastleEvent['kind']) =>
  heard.filter((event) => event.kind === kind);
export const rival = (seat: Json): Json[] => [{}, seat];
