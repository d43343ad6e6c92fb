import { type DuelMove, type DuelPosition, type DuelState, toPosition } from '@shirasagi/engine';
import { board, cards, type Deck, type DuelQuestion, question } from '@shirasagi/engine/duel';
import {
  countedPrice,
  effectSplit,
  effectWords,
  joinedPrice,
  markWords,
  partWords,
  priceWords,
  wordName,
} from '../../../words/effect-words.js';
import type { Messages } from '../../../words/load.js';
import { type MoveMessage, moveMessage, plainMessage, type SkipKey } from '../../../words/move-message.js';
import type { Words } from '../../../words/words.js';

/** Resources for each trade, as printed at the harbour. */
const [card, common, luxury] = board.TRADE_COST;
const TRADE_PRICE = { card, common, luxury };
const GAINS = ['food', 'iron', 'pearl', 'coin', 'seal', 'vp', 'change', 'any', 'money'];

const SKIPS: Readonly<Record<string, SkipKey>> = {
  garden: 'garden',
  training: 'training',
  courtier: 'courtier',
  trade: 'trade',
  improve: 'improve',
  well: 'well',
  lanternCard: 'lanternCard',
  buy: 'buy',
  pay: 'price',
};

const numberOf = (place: string): string => place.slice(-1);

/** One move of the Duel in its position, told in words. */
export class DuelTeller {
  private readonly t: Words;
  private readonly state: DuelState;
  private readonly position: DuelPosition;
  private readonly asked: DuelQuestion | null;

  constructor(t: Words, state: DuelState) {
    this.t = t;
    this.state = state;
    this.asked = question(state);
    this.position = toPosition(state) as DuelPosition;
  }

  private get components() {
    return this.state.edition.components;
  }

  private words(effect: string): string {
    return effectWords(this.t, effect, 'duel');
  }

  /** What the move does. */
  message(move: DuelMove): MoveMessage {
    const { t, position, components } = this;
    switch (move.kind) {
      case 'start': {
        const { gain, colour, reward } = components.starting.find((card) => card.id === move.card)!;
        return moveMessage('start', { gain: this.words(gain), colour, reward: this.words(reward) });
      }
      case 'place':
        return moveMessage('place', {
          colour: move.colour,
          number: numberOf(move.location),
          covered: cards.topColour(position, move.location),
          ...this.beside(move.location),
        });
      case 'take':
        return moveMessage('take', {
          colour: cards.topColour(position, move.location),
          number: numberOf(move.location),
          ...this.beside(move.location),
        });
      case 'act': {
        const place = cards.placeAt(position, move.source);
        if (typeof place === 'string') return moveMessage('act', { action: place });
        return this.buy((place as Deck).top!);
      }
      case 'wellInstead':
        return moveMessage('wellInstead', { source: this.sourceOf(move.source) });
      case 'well':
        return moveMessage('well', { effect: partWords(t, move.benefit, 1, 'duel') });
      case 'buy': {
        const { top } = cards.placeAt(position, move.deck) as Deck;
        const free = this.asked?.kind === 'buy' && this.asked.free;
        return free ? moveMessage('buyFree', this.card(top!)) : this.buy(top!);
      }
      case 'payMix':
        return moveMessage('payMix', { price: this.mix(move.coins) });
      case 'gardenColumn':
        return this.column(move.column);
      case 'yard': {
        const tile = components.yards[move.yard].find(({ id }) => id === position.yards[move.yard].tile)!;
        return moveMessage('yard', { yard: move.yard, effect: this.words(tile.choose) });
      }
      case 'reward': {
        const options = this.asked?.kind === 'reward' ? this.asked.options : [];
        return moveMessage('reward', { effect: this.words(options[move.option === 'first' ? 0 : 1]) });
      }
      case 'climb':
        return this.climb(move.path, move.spaces);
      case 'trade':
        return this.trade(move.option);
      case 'payResource':
        return moveMessage('payResource', { price: countedPrice(t, move.resource, 1) });
      case 'lanternCard': {
        const id = position.lanternRow[move.slot];
        const reward = this.words(cards.lanternReward(components, id));
        return moveMessage('lanternCard', { colour: cards.lanternColour(id), effect: reward });
      }
      case 'improve':
        return moveMessage('improve', this.card(move.card));
      case 'gainMoney':
        return moveMessage('gainMoney', { price: this.mix(move.coins) });
      case 'order':
        if (GAINS.includes(move.first)) return moveMessage('orderGains');
        return moveMessage('order', { first: wordName(t, move.first, 'duel') });
      case 'pay':
        return moveMessage(
          'pay',
          effectSplit(t, this.asked?.kind === 'pay' ? this.asked.effect : '', 'duel'),
        );
      case 'skip':
        return { key: 'skip', what: SKIPS[this.asked?.kind ?? ''] ?? 'rest' };
      default:
        return plainMessage(move);
    }
  }

  /** A source beside a location: its action, the kind of the card its deck shows, or the well. */
  private sourceOf(source: string): string {
    const place = cards.placeAt(this.position, source);
    if (typeof place === 'string') return place;
    const { top } = place as Deck;
    return top === null ? 'well' : cards.influenceCard(this.components, top).kind;
  }

  /** A source as a label. */
  private source(place: string): string {
    const source = this.sourceOf(place);
    const { t } = this;
    if (source === 'well') return partWords(t, 'well', 1, 'duel');
    if (source === 'weapon' || source === 'flag' || source === 'origami')
      return t(`effects.influence.${source}`);
    return t(`effects.action.${source as keyof Messages['effects']['action']}`);
  }

  private beside(location: string): { left: string; right: string } {
    const [left, right] = cards.sourcesBeside(this.components, location);
    return { left: this.source(left), right: this.source(right) };
  }

  private card(id: string): { kind: string; effect: string; marks: string } {
    const { kind, scroll, icons } = cards.influenceCard(this.components, id);
    return { kind, effect: this.words(scroll), marks: markWords(this.t, icons) };
  }

  private buy(id: string): MoveMessage {
    const { cost } = cards.influenceCard(this.components, id);
    return moveMessage('buy', { price: priceWords(this.t, cost), ...this.card(id) });
  }

  /** The coins and seals of a choice whose sum is asked for. */
  private mix(coins: number): string {
    const { asked } = this;
    const all = asked?.kind === 'payMix' ? asked.price : asked?.kind === 'gainMoney' ? asked.count : coins;
    return joinedPrice(this.t, [
      ['coin', coins],
      ['seal', all - coins],
    ]);
  }

  private column(name: string): MoveMessage {
    const garden = name.startsWith('stone') ? 'stone' : 'plant';
    const number = Number(numberOf(name));
    const { tiles, stoneIcons, plantIcons } = this.components.gardens;
    const tile = tiles.find(({ id }) => id === this.position.gardens[garden][number - 1].tile)!;
    return moveMessage('gardenColumn', {
      garden,
      number,
      effect: this.words(tile[garden]),
      marks: markWords(this.t, (garden === 'stone' ? stoneIcons : plantIcons)[number - 1]),
    });
  }

  private climb(chosen: string | undefined, spaces: number): MoveMessage {
    const { seats } = this.position;
    const { path: own, space: from } = seats[this.state.toMove];
    // The second clan to set out has no choice: it takes the path the first has left (D5.3).
    const taken = seats.find((other) => other.path !== null)?.path;
    const path = chosen ?? own ?? (taken === 'left' ? 'right' : 'left');
    const space = from + spaces;
    const effect = this.words(cards.climbReward(this.components, this.position, path, space));
    return moveMessage('climbPath', { space, path, effect });
  }

  private trade(option: 'card' | 'common' | 'luxury'): MoveMessage {
    const price = countedPrice(
      this.t,
      'any',
      TRADE_PRICE[option] - (this.asked?.kind === 'trade' ? this.asked.discount : 0),
    );
    if (option === 'card') return moveMessage('tradeCard', { price });
    const marks = markWords(this.t, cards.goodsIcons(this.components, this.position.goods[option][0]));
    return moveMessage(option === 'common' ? 'tradeCommon' : 'tradeLuxury', { price, marks });
  }
}

type AskKey = keyof Messages['moves']['ask'];

/** Where a message is not called as the question is. */
const ASKS: Partial<Record<DuelQuestion['kind'], AskKey>> = {
  courtier: 'courtierPath',
  pay: 'price',
  gainAny: 'any',
  gainMoney: 'money',
};

/** How many are left of what is asked for. */
function left(asked: DuelQuestion): number {
  if (asked.kind === 'actions') return asked.open.length;
  return 'count' in asked ? asked.count : 0;
}

/** What is asked now in a Duel. */
export function duelAsk(t: Words, state: DuelState): string {
  const asked = question(state);
  if (!asked) return t('moves.ask.over');
  if (asked.kind === 'swap') return t(asked.taking ? 'moves.ask.swapReturn' : 'moves.ask.swap');
  if (asked.kind === 'token') return t(asked.taking ? 'moves.ask.take' : 'moves.ask.place');
  if (asked.kind === 'buy' && asked.free) return t('moves.ask.buyFree');
  return t(`moves.ask.${ASKS[asked.kind] ?? (asked.kind as AskKey)}`, { n: left(asked) });
}
