import { rulesFor } from '@shirasagi/engine';
import { IMPROVED, OWNED } from '@shirasagi/engine/duel';
import { Perspective } from '../net/perspective.js';

const SEATS = 2;
const YARDS = 2;
const COLUMNS = 6;

/** A table of The White Castle Duel as one of its players sees it. */
export function duelPerspective(seat: number): Perspective {
  const { layout } = rulesFor('duel');
  const seen = new Perspective(layout.size, SEATS, seat);
  seen.movesSeats(layout.find('seat'), 1, SEATS);
  seen.movesSeats(layout.find('yardSeals'), YARDS, SEATS);
  seen.movesSeats(layout.find('gardenSeals'), COLUMNS, SEATS);
  seen.namesSeats(layout.find('active'), 0);
  seen.namesSeats(layout.find('starting'), 0);
  seen.namesSeats(layout.find('card'), OWNED);
  seen.namesSeats(layout.find('card'), IMPROVED);
  seen.namesSeats(layout.find('areaCard'), OWNED);
  seen.namesSeats(layout.find('goods'), OWNED);
  return seen;
}
