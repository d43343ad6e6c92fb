import {
  type DuelComponents,
  type DuelMove,
  type DuelPosition,
  type DuelState,
  describe,
  type Move,
  type State,
} from '@shirasagi/engine';
import { cards, type Deck, type DuelQuestion, question } from '@shirasagi/engine/duel';
import type { MovePhrase } from '../face.js';
import { counted, priceWords, severalWords } from '../sentences/effect-words.js';
import { componentsOf, duelPosition } from './position.js';
import { iconWords, TILE_NAMES, WORDS, words, YARD_NAMES } from './print.js';

const BENEFITS: Readonly<Record<string, string>> = {
  any: '1 resource of your choice',
  seal: '1 seal',
  coin: '1 coin',
  change: '1 Change tile',
  vp: '1 point',
};

/** What leaving a decision alone means, by the kind of question. */
const SKIPPED: Readonly<Record<string, string>> = {
  garden: 'the garden action',
  training: 'the training action',
  courtier: 'the courtier action',
  trade: 'the trade action',
  improve: 'the other cards as they are',
  well: 'the Well benefit',
  lanternCard: 'the Lantern cards',
  buy: 'the cards',
};

const TRADES = {
  card: 'a resource to buy a card',
  common: 'resources for the Common goods on top',
  luxury: 'resources for the Luxury goods on top',
} as const;

/** One move in its position, told in words. */
class Teller {
  private readonly state: State;
  private readonly asked: DuelQuestion | null;
  private readonly position: DuelPosition;
  private readonly components: DuelComponents;

  constructor(state: State) {
    this.state = state;
    this.asked = question(state as DuelState);
    this.position = duelPosition(state);
    this.components = componentsOf(state);
  }

  /** The colour of the Lantern that covering a location activates. */
  covered(location: string): string {
    return cards.topColour(this.position, location);
  }

  /** What the sources on both sides of a location are, from left to right. */
  beside(location: string): string {
    const sources = cards.sourcesBeside(this.components, location);
    return sources.map((source) => this.source(source)).join(' and ');
  }

  source(source: string): string {
    const place = cards.placeAt(this.position, source);
    if (typeof place === 'string') return TILE_NAMES[place];
    return (place as Deck).top === null ? 'the empty deck' : `deck ${source.slice(-1)}`;
  }

  instead(source: string): string {
    const place = cards.placeAt(this.position, source);
    return typeof place === 'string' ? `the ${TILE_NAMES[place]} tile` : this.source(source);
  }

  /** The top card of a deck, which a free purchase takes without its price. */
  buy(deck: string): MovePhrase {
    const { top } = cards.placeAt(this.position, deck) as Deck;
    const free = this.asked?.kind === 'buy' && this.asked.free;
    return { verb: free ? 'take' : 'buy', rest: free ? this.improved(top!) : this.influence(top!) };
  }

  improved(id: string): string {
    const { scroll, icons } = cards.influenceCard(this.components, id);
    return `${id} (${words(scroll)}; ${iconWords(icons)})`;
  }

  influence(id: string): string {
    const { cost, scroll, icons } = cards.influenceCard(this.components, id);
    return `${id} for ${priceWords(cost)} (${words(scroll)}; ${iconWords(icons)})`;
  }

  start(id: string): MovePhrase {
    const { gain, colour, reward } = cards.startingCard(this.components, id);
    return { verb: 'take', rest: `${words(gain)}; ${colour} Lantern ${words(reward)}`, full: true };
  }

  act(source: string): MovePhrase {
    const place = cards.placeAt(this.position, source);
    return typeof place === 'string'
      ? { verb: 'use', rest: `the ${TILE_NAMES[place]} tile` }
      : { verb: 'buy', rest: this.influence((place as Deck).top!) };
  }

  column(name: string): MovePhrase {
    const [, kind, number] = /^(stone|plant)([0-9])$/.exec(name)!;
    const place = Number(number) - 1;
    const { tile } = this.position.gardens[kind as 'stone' | 'plant'][place];
    const { gain, icons } = cards.gardenColumn(this.components, kind as 'stone' | 'plant', place, tile);
    return {
      verb: 'put',
      rest: `a Clan Seal on ${kind} garden ${number} (${words(gain)}; ${iconWords(icons)})`,
    };
  }

  yard(yard: 'basic' | 'elite'): MovePhrase {
    const { choose } = cards.yardTile(this.components, yard, this.position.yards[yard].tile);
    return { verb: 'put', rest: `a Clan Seal on the ${YARD_NAMES[yard]} yard (${words(choose)})` };
  }

  climb(path: string | undefined, spaces: number): MovePhrase {
    const seat = this.position.seats[this.state.toMove];
    // The second clan to set out has no choice: it takes the path the first has left (D5.3).
    const taken = this.position.seats.find((other) => other.path !== null)?.path;
    const way = path ?? seat.path ?? (taken === 'left' ? 'right' : 'left');
    const space = seat.space + spaces;
    const reward = words(cards.climbReward(this.components, this.position, way, space));
    return { verb: 'move', rest: `the courtier to space ${space} of the ${way} path (${reward})` };
  }

  reward(option: 'first' | 'second'): MovePhrase {
    const options = this.asked?.kind === 'reward' ? this.asked.options : [];
    return { verb: 'choose', rest: words(options[option === 'first' ? 0 : 1]), full: true };
  }

  price(): MovePhrase {
    const effect = words(this.asked?.kind === 'pay' ? this.asked.effect : '');
    return { verb: 'pay', rest: effect.replace(/^pay /, ''), full: true };
  }

  lanternCard(slot: number): MovePhrase {
    const id = this.position.lanternRow[slot];
    return {
      verb: 'take',
      rest: `the ${cards.lanternColour(id)} Lantern card: ${words(cards.lanternReward(this.components, id))}`,
    };
  }

  skip(): MovePhrase {
    const kind = this.asked?.kind ?? '';
    if (kind === 'pay') return { verb: 'pay', rest: 'nothing and skip the scroll', full: true };
    return { verb: 'skip', rest: SKIPPED[kind] ?? 'this' };
  }
}

const coins = (count: number): string => counted(count, ['coin', 'coins']);

/** What a legal move of the Duel does. */
export function duelPhrase(state: State, number: Move): MovePhrase {
  const move = describe(state, number) as DuelMove;
  const tell = new Teller(state);
  switch (move.kind) {
    case 'start':
      return tell.start(move.card);
    case 'swap':
      return { verb: 'swap', rest: `the ${TILE_NAMES[move.a]} and ${TILE_NAMES[move.b]} tiles` };
    case 'noSwap':
      return { verb: 'leave', rest: 'the Activation tiles as they are' };
    case 'place':
      return {
        verb: 'place',
        rest: `${move.colour} on ${move.location} (${tell.beside(move.location)}; ${tell.covered(move.location)} Lantern)`,
      };
    case 'take':
      return {
        verb: 'take',
        rest: `${tell.covered(move.location)} from ${move.location} (${tell.beside(move.location)})`,
      };
    case 'act':
      return tell.act(move.source);
    case 'wellInstead':
      return { verb: 'take', rest: `a Well benefit instead of ${tell.instead(move.source)}` };
    case 'well':
      return { verb: 'take', rest: `${BENEFITS[move.benefit]} from the Well`, full: true };
    case 'buy':
      return tell.buy(move.deck);
    case 'payMix':
      return { verb: 'pay', rest: `${coins(move.coins)}, the rest in seals` };
    case 'gardenColumn':
      return tell.column(move.column);
    case 'yard':
      return tell.yard(move.yard);
    case 'reward':
      return tell.reward(move.option);
    case 'climb':
      return tell.climb(move.path, move.spaces);
    case 'trade':
      return { verb: 'trade', rest: TRADES[move.option] };
    case 'payResource':
      return { verb: 'pay', rest: `1 ${move.resource}`, full: true };
    case 'lantern':
      return { verb: 'activate', rest: `the ${move.colour} Lantern` };
    case 'lanternCard':
      return tell.lanternCard(move.slot);
    case 'improve':
      return { verb: 'improve', rest: tell.improved(move.card) };
    case 'gainAny':
      return { verb: 'gain', rest: `1 ${move.resource}`, full: true };
    case 'gainMoney':
      return { verb: 'gain', rest: `${coins(move.coins)}, the rest in seals` };
    case 'giveBack':
      return { verb: 'give', rest: `back 1 ${move.what}`, full: true };
    case 'order':
      return { verb: 'begin', rest: `with ${severalWords(move.first, WORDS)}` };
    case 'pay':
      return tell.price();
    case 'exchange':
      return { verb: 'exchange', rest: `2 seals for 1 ${move.get}`, full: true };
    case 'skip':
      return tell.skip();
    case 'endTurn':
      return { verb: 'end', rest: 'the turn' };
  }
}
