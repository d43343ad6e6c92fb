import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  equal,
  fromPosition,
  type GameName,
  legalMoves,
  type Options,
  rulesFor,
  type State,
  seeded,
  toPosition,
} from '@shirasagi/engine';
import { judgeOf } from '../judge.js';
import { eachState, TABLES } from '../testing/games.js';
import { LEVELS, opponent } from './levels.js';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

const EXTREMES = [0, 1, 2, 3, 5, 7, 9, 15, 20, 21, 40, 99, 100, 200, 255];

/** The same position with some of its numbers turned into extreme ones. */
function twisted(position: Json, rng: (n: number) => number): Json {
  if (typeof position === 'number') return rng(6) === 0 ? EXTREMES[rng(EXTREMES.length)] : position;
  if (Array.isArray(position)) return position.map((part) => twisted(part, rng));
  if (position === null || typeof position !== 'object') return position;
  return Object.fromEntries(Object.entries(position).map(([key, part]) => [key, twisted(part, rng)]));
}

/** Positions nobody would reach, as far as the engine takes them. */
function hostilePositions(game: GameName, options: Options, wanted: number): State[] {
  const rng = seeded(`hostile ${game}`);
  const found: State[] = [];
  for (let seed = 0; found.length < wanted && seed < 50; seed++) {
    eachState(game, options, seed, (state) => {
      if (state.toMove < 0 || !rulesFor(game).betweenTurns(state) || found.length === wanted) return;
      const position = JSON.parse(JSON.stringify(toPosition(state))) as { seats: Json[] };
      // What a seat holds is free; most other numbers must add up.
      const seat = rng(position.seats.length);
      const seats = position.seats.with(seat, twisted(position.seats[seat], rng));
      const read = fromPosition({ ...position, seats });
      if (read.ok && read.value.toMove >= 0 && !equal(read.value, state)) found.push(read.value);
    });
  }
  return found;
}

for (const [game, options] of TABLES) {
  test(`positions nobody would reach are judged and played: ${game} ${JSON.stringify(options)}`, async () => {
    const positions = hostilePositions(game, options, 20);
    assert.equal(positions.length, 20);
    for (const state of positions) {
      const judge = judgeOf(state);
      for (let seat = 0; seat < judge.seats(state); seat++)
        assert.ok(Number.isFinite(judge.expect(state, seat)));
      for (const level of LEVELS) {
        const { move, best } = await opponent(level, seeded(1)).think(state, { nodes: 48 });
        assert.ok(legalMoves(state).includes(move));
        assert.ok(best.every(({ score, win }) => Number.isFinite(score) && win >= 0 && win <= 1));
      }
    }
  });
}
