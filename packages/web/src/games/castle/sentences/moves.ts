import {
  apply,
  type CastleMove,
  type CastlePosition,
  type CastleState,
  clone,
  toPosition,
} from '@shirasagi/engine';
import { board, type CastleQuestion, cards, question } from '@shirasagi/engine/castle';
import {
  countedPrice,
  effectSplit,
  effectWords,
  eitherWords,
  listedWords,
  wordName,
} from '../../../words/effect-words.js';
import type { Messages } from '../../../words/load.js';
import { type MoveMessage, moveMessage, plainMessage, type SkipKey } from '../../../words/move-message.js';
import { placeForm } from '../../../words/names.js';
import type { Words } from '../../../words/words.js';

/** Pearl to climb 1 or 2 floors, as printed on the board. */
const { CLIMB_PEARL } = board;
/** What leaving a decision alone is called, by the kind of question. */
const SKIPS: Readonly<Record<string, SkipKey>> = {
  roomBlocks: 'roomBlocks',
  domainBlock: 'domainBlock',
  worker: 'worker',
  courtier: 'courtier',
  gardener: 'gardener',
  warrior: 'warrior',
  yardTiles: 'yardTiles',
  tileBlock: 'tileBlock',
  pay: 'price',
  gardens: 'gardens',
  sealsOverLimit: 'seals',
};

/** How many seals or coins a move gives away at once. */
function paid(state: CastleState, move: number, holding: 'seals' | 'coins'): number {
  const after = clone(state) as CastleState;
  apply(after, move, () => 0);
  const seat = state.toMove;
  return state[holding](seat) - after[holding](seat);
}

/** One castle move in its position, told in words. */
export class CastleTeller {
  private readonly t: Words;
  private readonly state: CastleState;
  private readonly position: CastlePosition;
  private readonly asked: CastleQuestion | null;

  constructor(t: Words, state: CastleState) {
    this.t = t;
    this.state = state;
    this.asked = question(state);
    this.position = toPosition(state) as CastlePosition;
  }

  private get components() {
    return this.state.edition.components;
  }

  private words(effect: string): string {
    return effectWords(this.t, effect, 'castle');
  }

  /** What the move does; `number` is the move itself. */
  message(move: CastleMove, number: number): MoveMessage {
    const { t, position, components } = this;
    switch (move.kind) {
      case 'draft':
        return this.draft(move.pair);
      case 'takeDie': {
        const value = position.bridges[move.bridge][move.end] ?? 0;
        return moveMessage('takeDie', { colour: move.bridge, end: move.end, value });
      }
      case 'placeDie': {
        const { colour, value } = (this.asked as Extract<CastleQuestion, { kind: 'placeDie' }>).die;
        return moveMessage('placeDie', { colour, value, ...placeForm(move.space) });
      }
      case 'chooseBlock':
        return this.block(move.room, move.row);
      case 'gate':
        return moveMessage('gate', { price: countedPrice(t, 'coin', paid(this.state, number, 'coins')) });
      case 'climb':
        return this.climb(move);
      case 'light': {
        const card = this.asked?.kind === 'cardLight' ? this.asked.card : 0;
        const block = cards.numberedBlocks(components, card).find(({ name }) => name === move.row);
        return moveMessage('light', { effect: this.words(block!.do) });
      }
      case 'favour':
        return moveMessage('favour', {
          effect: this.words(cards.favours(components, position.daimyo.card)[move.slot]),
        });
      case 'garden': {
        const card = this.garden(move.bridge, move.garden);
        const price = countedPrice(t, 'food', card.food);
        const { bridge, garden } = move;
        return moveMessage('garden', {
          price,
          bridge,
          garden,
          points: card.points,
          effect: this.words(card.do),
        });
      }
      case 'train': {
        const effects = cards
          .yardEffects(components, position.yards[move.yard].tiles, move.yard)
          .map((tile) => this.words(tile.do));
        return moveMessage('train', { iron: Number(move.yard.slice(-1)), effect: listedWords(t, effects) });
      }
      case 'yardTile':
        return this.yardTile(move.tile);
      case 'season':
        if (!move.pay) return moveMessage('seasonStop');
        return moveMessage('season', { price: countedPrice(t, 'seal', paid(this.state, number, 'seals')) });
      case 'order':
        return moveMessage('order', { first: wordName(t, move.first, 'castle') });
      case 'activateGarden': {
        const { bridge, garden } = move;
        return moveMessage('activateGarden', {
          bridge,
          garden,
          effect: this.words(this.garden(bridge, garden).do),
        });
      }
      case 'pay':
        return moveMessage(
          'pay',
          effectSplit(t, this.asked?.kind === 'pay' ? this.asked.effect : '', 'castle'),
        );
      case 'skip':
        return { key: 'skip', what: SKIPS[this.asked?.kind ?? ''] ?? 'rest' };
      case 'rivalRoom':
        return moveMessage('rivalRoom', placeForm(move.room));
      default:
        return plainMessage(move);
    }
  }

  private draft(number: number): MoveMessage {
    const pair = this.position.pairs![number]!;
    const resource = cards.startingResource(this.components, pair.resource);
    return moveMessage('draft', {
      action: this.words(cards.startingAction(this.components, pair.action)),
      gain: this.words(resource.gain),
      lantern: this.words(resource.lantern),
    });
  }

  private garden(bridge: string, garden: string) {
    return cards.garden(this.components, this.position.gardens[bridge][garden].card);
  }

  private block(room: string | undefined, row: string): MoveMessage {
    const { position, components } = this;
    if (room === undefined) {
      const card = position.seats[this.state.toMove].card;
      return moveMessage('chooseDomainBlock', {
        effect: this.words(cards.domainBlock(components, card, row)),
      });
    }
    // The card a die was placed on counts even when the player's own climb has taken it away (C4.1).
    const blocks =
      this.asked?.kind === 'roomBlocks'
        ? cards.numberedBlocks(components, this.asked.card)
        : cards.cardBlocks(components, position.rooms[room].card);
    const block = blocks.find(({ name }) => name === row)!;
    return moveMessage('chooseBlock', { ...placeForm(room), block: row, effect: this.words(block.do) });
  }

  private climb(move: Extract<CastleMove, { kind: 'climb' }>): MoveMessage {
    const { t } = this;
    const price = countedPrice(t, 'pearl', CLIMB_PEARL[move.floors]);
    if (!move.room) return moveMessage('climbDaimyo', { price, from: move.from });
    const blocks = cards.cardBlocks(this.components, this.position.rooms[move.room].card);
    const light = blocks.filter((block) => !block.dark);
    const effect = eitherWords(
      t,
      light.map((block) => this.words(block.do)),
    );
    return moveMessage('climb', { price, from: move.from, ...placeForm(move.room), effect });
  }

  private yardTile(id: string): MoveMessage {
    const tiles = Object.keys(this.position.yards).flatMap((yard) =>
      cards.yardEffects(this.components, this.position.yards[yard].tiles, yard),
    );
    return moveMessage('yardTile', { effect: this.words(tiles.find((tile) => tile.id === id)!.do) });
  }
}

type AskKey = keyof Messages['moves']['ask'];

/** Where a message is not called as the question is. */
const ASKS: Partial<Record<CastleQuestion['kind'], AskKey>> = {
  pay: 'price',
  gainAny: 'any',
  sealsOverLimit: 'seals',
};

/** What is asked now in a castle game. */
export function castleAsk(t: Words, state: CastleState): string {
  const asked = question(state);
  if (!asked) return t('moves.ask.over');
  const die = asked.kind === 'placeDie' ? asked.die : undefined;
  return t(`moves.ask.${ASKS[asked.kind] ?? (asked.kind as AskKey)}`, {
    colour: die?.colour ?? (asked.kind === 'tileBlock' ? asked.colour : 'any'),
    value: die?.value ?? 0,
    n: 'count' in asked ? asked.count : 0,
  });
}
