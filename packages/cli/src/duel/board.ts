import type { DuelComponents, DuelPosition, State } from '@shirasagi/engine';
import { board, cards, type Deck, type Location } from '@shirasagi/engine/duel';
import { priceWords } from '../sentences/effect-words.js';
import { addUp } from '../sentences/icons.js';
import { fit, type Paint, rule } from '../terminal/paint.js';
import { TableDrawing } from '../terminal/table-drawing.js';
import { wrap } from '../terminal/wrap.js';
import { componentsOf, duelPosition } from './position.js';
import {
  COLUMN_FOOD,
  iconWords,
  PATH_TOP,
  PRINTED_LANTERN,
  TILE_NAMES,
  words,
  YARD_IRON,
  YARD_NAMES,
} from './print.js';

const CELL = 14;
const { COLUMN_SPACES } = board;

type Seat = DuelPosition['seats'][number];

/** The table of the Duel. */
class Drawing extends TableDrawing {
  private readonly position: DuelPosition;
  private readonly components: DuelComponents;

  constructor(state: State, paint: Paint) {
    super(paint);
    this.position = duelPosition(state);
    this.components = componentsOf(state);
  }

  protected parts(): string[][] {
    return [[this.header()], this.castle(), this.gardens(), this.others(), this.clans()];
  }

  private clan(seat: number): string {
    return this.paint.clan(seat, `Clan ${seat + 1}`);
  }

  private header(): string {
    const { round, starting, toMove } = this.position;
    const stage = toMove < 0 ? 'the end' : round === 'outgoing' ? 'Outgoing round' : 'Return round';
    return `${this.paint.bold('THE WHITE CASTLE DUEL')}, ${stage}. Starting marker: ${this.clan(starting)}`;
  }

  private castle(): string[] {
    const floors = this.components.floors.flatMap((places, i) => [
      ` Floor ${i + 1}  ${places.map((place) => fit(place, CELL)).join('')}`,
      `          ${places.map((place) => this.place(place)).join('')}`,
    ]);
    const decks = cards.decksOf(this.position).flatMap(([name, deck]) => this.deck(name, deck));
    return [rule('CASTLE', this.paint), ...floors, ...decks];
  }

  /** What lies on a place, one cell wide. */
  private place(name: string): string {
    const there = cards.placeAt(this.position, name);
    if (typeof there === 'string') return fit(TILE_NAMES[there], CELL);
    return 'top' in there ? fit(there.top ?? 'empty', CELL) : this.location(there);
  }

  /** A location: the colour of its tile, then the first letters of its tokens from the bottom. */
  private location({ tile, tokens }: Location): string {
    const stack = tokens.map((colour) => ` ${this.paint.colour(colour, colour[0])}`).join('');
    return this.paint.colour(tile, tile) + stack + ' '.repeat(CELL - tile.length - tokens.length * 2);
  }

  private deck(name: string, { top, left }: Deck): string[] {
    if (top === null) return [` ${name}  empty`];
    const { cost, scroll, icons } = cards.influenceCard(this.components, top);
    const text = `${priceWords(cost)}; ${words(scroll)}; ${iconWords(icons)}`;
    return wrap(` ${name}  ${fit(`${left} left`, 8)} ${top}  ${text}`, 22);
  }

  private gardens(): string[] {
    const columns = (['stone', 'plant'] as const).flatMap((kind) =>
      this.position.gardens[kind].map(({ tile, seals }, place) => {
        const { gain, icons } = cards.gardenColumn(this.components, kind, place, tile);
        const text = `${kind}${place + 1}  ${COLUMN_FOOD[kind]} food  ${fit(words(gain), 30)}`;
        return ` ${text} ${this.spaces(seals, COLUMN_SPACES)} ${iconWords(icons)}`;
      }),
    );
    const yards = (['basic', 'elite'] as const).map((yard) => {
      const { tile, seals } = this.position.yards[yard];
      const { choose, spaces } = cards.yardTile(this.components, yard, tile);
      const text = `${YARD_NAMES[yard]}  ${YARD_IRON[yard]} iron  ${fit(words(choose), 52)}`;
      return ` ${text} ${this.spaces(seals, spaces)}`;
    });
    return [rule('GARDENS', this.paint), ...columns, '', rule('TRAINING YARDS', this.paint), ...yards];
  }

  /** Clan Seals and the spaces still empty. */
  private spaces(seals: readonly number[], count: number): string {
    const empty = Array.from({ length: count - seals.length }, () => '_');
    return [...seals.map((seat) => this.mark(seat)), ...empty].join(' ');
  }

  private others(): string[] {
    const { climb, goods, lanternRow, lanternLeft } = this.position;
    const stack = ([top, ...more]: readonly string[]): string =>
      top === undefined
        ? 'none left'
        : `${iconWords(cards.goodsIcons(this.components, top))} (${more.length} below)`;
    const row = lanternRow.map(
      (id) => `${cards.lanternColour(id)} ${words(cards.lanternReward(this.components, id))}`,
    );
    return [
      rule('SOCIAL CLIMBING, GOODS, LANTERN CARDS', this.paint),
      ...Object.keys(climb).flatMap((path) => this.path(path)),
      ` Common  ${stack(goods.common)}`,
      ` Luxury  ${stack(goods.luxury)}`,
      ` cards   ${row.join(' | ') || 'none'} (${lanternLeft} left)`,
    ];
  }

  private path(path: string): string[] {
    const spaces = Array.from({ length: PATH_TOP }, (_, i) => {
      const here = this.position.seats.flatMap((seat, number) =>
        seat.path === path && seat.space === i + 1 ? [` (${this.mark(number)})`] : [],
      );
      return `${i + 1}: ${words(cards.climbReward(this.components, this.position, path, i + 1))}${here.join('')}`;
    });
    return wrap(` ${fit(path, 6)}  ${spaces.join(' | ')}`, 9);
  }

  private clans(): string[] {
    return [
      rule('CLANS', this.paint),
      this.paint.dim(`${' '.repeat(11)}points food iron pearl coins seals change     tokens`),
      ...this.position.seats.flatMap((seat, number) => this.seat(seat, number)),
    ];
  }

  private seat(seat: Seat, number: number): string[] {
    const cell = (value: number, width: number): string => String(value).padStart(width);
    const mover = this.position.toMove === number ? '>' : ' ';
    const holdings =
      cell(seat.vp, 6) +
      cell(seat.food, 5) +
      cell(seat.iron, 5) +
      cell(seat.pearl, 6) +
      cell(seat.coin, 6) +
      cell(seat.seal, 6) +
      cell(seat.change, 7);
    const tokens = Object.entries(seat.tokens)
      .map(([colour, count]) => this.paint.colour(colour, `${colour[0]}${count}`))
      .join(' ');
    const courtier = seat.path === null ? 'at the gate' : `${seat.path} path, space ${seat.space}`;
    const owned = seat.cards.map(({ id, improved }) =>
      improved ? `${id} ${cards.influenceCard(this.components, id).icons}` : `${id} plain`,
    );
    const goods = seat.goods.map((id) => iconWords(cards.goodsIcons(this.components, id)));
    return [
      `${mover}${this.clan(number)}    ${holdings}   ${tokens}`,
      `   courtier  ${courtier}; Clan Seals left: ${seat.clanSeals}`,
      ...wrap(`   lanterns  ${this.lanterns(seat)}`, 13),
      ...(owned.length > 0 ? wrap(`   cards     ${owned.join(', ')}`, 13) : []),
      ...(goods.length > 0 ? [`   goods     ${goods.join(', ')}`] : []),
    ];
  }

  /** What activating each Lantern gives. */
  private lanterns(seat: Seat): string {
    const lines = Object.entries(seat.lantern).map(([colour, area]) => {
      const rewards = area.map((id) => cards.lanternReward(this.components, id));
      return `${colour} ${words(addUp([PRINTED_LANTERN[colour], ...rewards]))}`;
    });
    return lines.join(' | ');
  }
}

/** The table of the Duel, 80 columns wide. */
export function duelBoard(state: State, paint: Paint): string[] {
  return new Drawing(state, paint).lines();
}
