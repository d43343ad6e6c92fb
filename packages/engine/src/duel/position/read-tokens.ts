import type { Json } from '../../core/json.js';
import {
  COLOURS,
  LOCATIONS,
  SEATS,
  TOKENS,
  TOKENS_PER_COLOUR,
  TURNS,
  TURNS_A_ROUND,
} from '../model/board.js';
import type { DuelState } from '../model/state.js';

const PER_COLOUR = SEATS * TOKENS_PER_COLOUR;
const PER_SEAT = TOKENS / SEATS;

/** Counts the tokens on the board, which say how many turns are closed, and reads those on the domains. */
export function readTokens(json: Json, seats: readonly Json[], state: DuelState, round: number): void {
  const left = COLOURS.map(() => PER_COLOUR);
  let onBoard = 0;
  LOCATIONS.forEach((name, location) => {
    for (let level = 0; level < state.stackHeight(location); level++, onBoard++) {
      const colour = state.token(location, level);
      if (left[colour]-- === 0) {
        json
          .get('floors')
          .get(name)
          .get('tokens')
          .fail(`there are only ${PER_COLOUR} ${COLOURS[colour]} tokens`);
      }
    }
  });
  if (round === 0 && onBoard === TOKENS) {
    json.get('round').fail('with all tokens on the board the Return round has begun');
  }
  state.turn = round === 0 ? onBoard : TURNS - onBoard;
  const moved = state.turn % TURNS_A_ROUND;
  const quota = seats.map((_, seat) => {
    const turns = state.turn === TURNS ? PER_SEAT : (moved + (seat === state.starting ? 1 : 0)) >> 1;
    return round === 0 ? PER_SEAT - turns : turns;
  });
  const limit = round === 0 ? TOKENS_PER_COLOUR : PER_COLOUR;
  const held = seats.map((seat) => readHeld(seat.get('tokens'), limit));
  const shares = held.map(
    (tokens, seat) => tokens ?? shareOf(left, held[1 - seat], quota[seat], limit, seat),
  );
  shares.forEach((tokens, seat) => {
    const field = seats[seat].get('tokens');
    const sum = tokens.reduce((a, b) => a + b, 0);
    if (sum !== quota[seat]) {
      field.fail(`after ${state.turn} turns this domain has ${quota[seat]} tokens, not ${sum}`);
    }
    tokens.forEach((count, colour) => {
      const all = PER_COLOUR - left[colour] + shares[0][colour] + shares[1][colour];
      if (all !== PER_COLOUR)
        field.fail(`there are ${PER_COLOUR} ${COLOURS[colour]} tokens in all, not ${all}`);
      state.setTokens(seat, colour, count);
    });
  });
}

function readHeld(json: Json, limit: number): number[] | null {
  if (!json.given) return null;
  const tokens = json.section(...COLOURS);
  return COLOURS.map((colour) => tokens.get(colour).integer(0, limit, 0));
}

/** The tokens of a domain left out: what the other does not have, or an even share by colour. */
function shareOf(
  left: readonly number[],
  other: readonly number[] | null,
  quota: number,
  limit: number,
  seat: number,
): number[] {
  if (other) return left.map((count, colour) => Math.max(0, count - other[colour]));
  // Seat 1 takes what seat 0's share of the same table leaves.
  const sum = left.reduce((a, b) => a + b, 0);
  const first = seat === 0 ? quota : sum - quota;
  const share = left.map((count) => Math.max(0, count - limit));
  let missing = first - share.reduce((a, b) => a + b, 0);
  while (missing > 0) {
    const room = left.map((count, colour) => Math.min(limit, count) - share[colour]);
    const colour = room.indexOf(Math.max(...room));
    if (room[colour] <= 0) break;
    share[colour]++;
    missing--;
  }
  return seat === 0 ? share : left.map((count, colour) => count - share[colour]);
}
