import { type RandomSource, type Rng, seeded, shuffle, upTo } from './rng.js';

/** One thing chance is asked for. */
export interface Draw {
  readonly name: string;
  /** The deck it takes a card from: outcomes are places among the cards not yet seen, in the order of their ids. */
  readonly deck?: string;
  /** Where this pile begins in the deck's order, when several piles share one deck. */
  readonly from?: number;
}

/** What chance draws in a game: a draw's number is its place in the table. */
export class DrawTable {
  readonly rows: readonly Draw[];

  constructor(rows: readonly Draw[]) {
    this.rows = rows;
  }

  /** The number of a draw, by name. */
  number(name: string): number {
    const number = this.rows.findIndex((row) => row.name === name);
    if (number < 0) throw new Error(`nothing draws a ${name}`);
    return number;
  }
}

/** A deck in the order the dealer has given it. */
interface Deck {
  /** How often the whole deck was shuffled anew. */
  readonly times: number;
  readonly order: readonly number[];
  /** Cards not yet seen, in the order of their ids. */
  readonly unseen: number[];
  /** Cards taken by each draw that shares the deck. */
  readonly taken: Map<number, number>;
}

/** Random numbers by name: the same name always gives the same ones. */
export type Streams = (name: string) => RandomSource;

/** Streams that follow from a seed; not for secrets, see `seeded`. */
const seededStreams =
  (seed: number | string): Streams =>
  (name) =>
    seeded(`${seed} ${name}`);

/**
 * Deals the same game to everybody: each deck has one order and each round its dice, however people play. The
 * seed decides, or the streams given in its place. A dealer remembers what it has dealt, so a game needs one of its
 * own from its setup on.
 */
export function dealer(from: number | string | Streams, draws: DrawTable): Rng {
  const stream = typeof from === 'function' ? from : seededStreams(from);
  const decks = new Map<string, Deck>();
  const streams = new Map<number, RandomSource>();

  const fresh = (name: string, size: number, times: number): Deck => {
    const deck = {
      times,
      order: shuffle(upTo(size), stream(`deck ${name} ${times}`), 0),
      unseen: upTo(size),
      taken: new Map<number, number>(),
    };
    decks.set(name, deck);
    return deck;
  };

  const fromDeck = (name: string, from: number, n: number, what: number): number => {
    const known = decks.get(name);
    // More unseen cards than this dealer left: the deck was gathered and shuffled again.
    const deck = known && known.unseen.length >= n ? known : fresh(name, n, (known?.times ?? -1) + 1);
    if (deck.unseen.length !== n)
      throw new Error(
        `${deck.unseen.length} cards of the deck ${name} are left, but one of ${n} is asked for`,
      );
    const taken = deck.taken.get(what) ?? 0;
    deck.taken.set(what, taken + 1);
    const place = deck.unseen.indexOf(deck.order[from + taken]);
    deck.unseen.splice(place, 1);
    return place;
  };

  return (n, what) => {
    const { name, deck, from = 0 } = draws.rows[what];
    if (deck !== undefined) return fromDeck(deck, from, n, what);
    const known = streams.get(what) ?? stream(name);
    streams.set(what, known);
    return known(n);
  };
}
