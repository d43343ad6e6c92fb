import { rulesFor } from '@shirasagi/engine';
import { Perspective } from '../net/perspective.js';

const MOST_SEATS = 4;
const YARDS = 3;
/** A favour space holds the seat plus this. */
const FAVOUR = 1;
/** A card's place holds the seat plus these: in a domain, in a Lantern Area. */
const IN_DOMAIN = 8;
const IN_LANTERN = 12;

/** A table of The White Castle as one of its clans sees it. */
export function castlePerspective(seats: number, seat: number): Perspective {
  const { layout } = rulesFor('castle');
  const seen = new Perspective(layout.size, seats, seat);
  seen.movesSeats(layout.find('seat'), 1, MOST_SEATS);
  seen.movesSeats(layout.find('yardWarriors'), YARDS, MOST_SEATS);
  seen.namesSeats(layout.find('active'), 0);
  seen.namesSeats(layout.find('order'), 0);
  seen.namesSeats(layout.find('timeOrder'), 0);
  seen.namesSeats(layout.find('favours'), FAVOUR);
  seen.namesSeats(layout.find('where'), IN_DOMAIN);
  seen.namesSeats(layout.find('where'), IN_LANTERN);
  seen.holdsSeatBits(layout.find('gardenClans'));
  return seen;
}
