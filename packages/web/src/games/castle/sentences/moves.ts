import {
  apply,
  type CastleMove,
  type CastlePosition,
  type CastleState,
  clone,
  toPosition,
} from '@shirasagi/engine';
import { board, type CastleQuestion, cards, question } from '@shirasagi/engine/castle';
import { type Deed, deed, type SkipKey } from '../../../words/deed.js';
import {
  countedPrice,
  effectSplit,
  effectWords,
  eitherWords,
  listedWords,
  wordName,
} from '../../../words/effect-words.js';
import type { Messages } from '../../../words/load.js';
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
  deed(move: CastleMove, number: number): Deed {
    const { t, position, components } = this;
    switch (move.kind) {
      case 'draft':
        return this.draft(move.pair);
      case 'takeDie': {
        const value = position.bridges[move.bridge][move.end] ?? 0;
        return deed('takeDie', { colour: move.bridge, end: move.end, value });
      }
      case 'placeDie': {
        const { colour, value } = (this.asked as Extract<CastleQuestion, { kind: 'placeDie' }>).die;
        return deed('placeDie', { colour, value, ...placeForm(move.space) });
      }
      case 'chooseBlock':
        return this.block(move.room, move.row);
      case 'chooseWorker':
        return deed('chooseWorker', { worker: move.worker });
      case 'gate':
        return deed('gate', { price: countedPrice(t, 'coin', paid(this.state, number, 'coins')) });
      case 'climb':
        return this.climb(move);
      case 'light': {
        const card = this.asked?.kind === 'cardLight' ? this.asked.card : 0;
        const block = cards.numberedBlocks(components, card).find(({ name }) => name === move.row);
        return deed('light', { effect: this.words(block!.do) });
      }
      case 'favour':
        return deed('favour', {
          effect: this.words(cards.favours(components, position.daimyo.card)[move.slot]),
        });
      case 'garden': {
        const card = this.garden(move.bridge, move.garden);
        const price = countedPrice(t, 'food', card.food);
        const { bridge, garden } = move;
        return deed('garden', { price, bridge, garden, points: card.points, effect: this.words(card.do) });
      }
      case 'train': {
        const effects = cards
          .yardEffects(components, position.yards[move.yard].tiles, move.yard)
          .map((tile) => this.words(tile.do));
        return deed('train', { iron: Number(move.yard.slice(-1)), effect: listedWords(t, effects) });
      }
      case 'yardTile':
        return this.yardTile(move.tile);
      case 'domainRow':
        return deed('domainRow', { row: move.row });
      case 'gainAny':
        return deed('gainAny', { resource: move.resource });
      case 'season':
        if (!move.pay) return deed('seasonStop');
        return deed('season', { price: countedPrice(t, 'seal', paid(this.state, number, 'seals')) });
      case 'order':
        return deed('order', { first: wordName(t, move.first, 'castle') });
      case 'exchange':
        return deed('exchange', { get: move.get });
      case 'activateGarden': {
        const { bridge, garden } = move;
        return deed('activateGarden', { bridge, garden, effect: this.words(this.garden(bridge, garden).do) });
      }
      case 'pay':
        return deed('pay', effectSplit(t, this.asked?.kind === 'pay' ? this.asked.effect : '', 'castle'));
      case 'skip':
        return { key: 'skip', what: SKIPS[this.asked?.kind ?? ''] ?? 'rest' };
      case 'endTurn':
        return deed('endTurn');
      case 'rivalRoom':
        return deed('rivalRoom', placeForm(move.room));
      case 'rivalGarden':
        return deed('rivalGarden', { bridge: move.bridge, garden: move.garden });
    }
  }

  private draft(number: number): Deed {
    const pair = this.position.pairs![number]!;
    const resource = cards.startingResource(this.components, pair.resource);
    return deed('draft', {
      action: this.words(cards.startingAction(this.components, pair.action)),
      gain: this.words(resource.gain),
      lantern: this.words(resource.lantern),
    });
  }

  private garden(bridge: string, garden: string) {
    return cards.garden(this.components, this.position.gardens[bridge][garden].card);
  }

  private block(room: string | undefined, row: string): Deed {
    const { position, components } = this;
    if (room === undefined) {
      const card = position.seats[this.state.toMove].card;
      return deed('chooseDomainBlock', { effect: this.words(cards.domainBlock(components, card, row)) });
    }
    // The card a die was placed on counts even when the player's own climb has taken it away (C4.1).
    const blocks =
      this.asked?.kind === 'roomBlocks'
        ? cards.numberedBlocks(components, this.asked.card)
        : cards.cardBlocks(components, position.rooms[room].card);
    const block = blocks.find(({ name }) => name === row)!;
    return deed('chooseBlock', { ...placeForm(room), block: row, effect: this.words(block.do) });
  }

  private climb(move: Extract<CastleMove, { kind: 'climb' }>): Deed {
    const { t } = this;
    const price = countedPrice(t, 'pearl', CLIMB_PEARL[move.floors]);
    if (!move.room) return deed('climbDaimyo', { price, from: move.from });
    const blocks = cards.cardBlocks(this.components, this.position.rooms[move.room].card);
    const light = blocks.filter((block) => !block.dark);
    const effect = eitherWords(
      t,
      light.map((block) => this.words(block.do)),
    );
    return deed('climb', { price, from: move.from, ...placeForm(move.room), effect });
  }

  private yardTile(id: string): Deed {
    const tiles = Object.keys(this.position.yards).flatMap((yard) =>
      cards.yardEffects(this.components, this.position.yards[yard].tiles, yard),
    );
    return deed('yardTile', { effect: this.words(tiles.find((tile) => tile.id === id)!.do) });
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
    n: asked.kind === 'gainAny' ? asked.count : 0,
  });
}
