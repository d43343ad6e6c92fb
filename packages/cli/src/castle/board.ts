import type { CastleComponents, CastlePosition, State } from '@shirasagi/engine';
import { type CardBlock, cards } from '@shirasagi/engine/castle';
import { effectWords } from '../sentences/effect-words.js';
import { addUp } from '../sentences/icons.js';
import { fit, type Paint, rule } from '../terminal/paint.js';
import { TableDrawing } from '../terminal/table-drawing.js';
import { castlePosition, componentsOf } from './position.js';
import {
  MEMBERS,
  OUTSIDE_ACTIONS,
  ROW_COLOUR,
  ROW_ICONS,
  SHORT,
  SPACE_VALUE,
  spaceWords,
  YARD_IRON,
  YARD_WORTH,
} from './print.js';
import { castleClan } from './seats.js';

type Seat = CastlePosition['seats'][number];
type Die = CastlePosition['wellDice'][number];

const short = (effect: string): string => effectWords(effect, SHORT);

/** The table of The White Castle. */
class Drawing extends TableDrawing {
  private readonly state: State;
  private readonly position: CastlePosition;
  private readonly components: CastleComponents;

  constructor(state: State, paint: Paint) {
    super(paint);
    this.state = state;
    this.position = castlePosition(state);
    this.components = componentsOf(state);
  }

  protected parts(): string[][] {
    return [[this.header()], this.castle(), this.bridges(), this.yards(), this.clans()];
  }

  private dice(dice: readonly Die[]): string {
    return dice.map(({ colour, value }) => this.paint.colour(colour, `${colour} ${value}`)).join(' under ');
  }

  private header(): string {
    const { round, order, toMove, pairs } = this.position;
    const names = order.map((seat) => this.paint.clan(seat, castleClan(this.state, seat)));
    const stage = toMove < 0 ? 'the end' : pairs ? 'starting cards' : `round ${round} of 3`;
    return `${this.paint.bold('THE WHITE CASTLE')}, ${stage}. Turn order: ${names.join(', ')}`;
  }

  private castle(): string[] {
    const { daimyo, outside, well, wellDice } = this.position;
    const favours = cards.favours(this.components, daimyo.card).map((effect, slot) => {
      const seat = daimyo.favours[slot];
      return `${short(effect)}${seat === null ? '' : ` (${this.mark(seat)})`}`;
    });
    const standing = (floor: 'gate' | 'floor1' | 'floor2' | 'daimyo'): string => {
      const seats = this.position.seats.flatMap((seat, number) =>
        Array.from({ length: seat.courtiers[floor] }, () => this.mark(number)),
      );
      return seats.length > 0 ? `  courtiers ${seats.join(' ')}` : '';
    };
    const space = (name: string, value: number, text: string, dice: readonly Die[]): string =>
      ` ${fit(`${name} (${value})`, 14)}${fit(text, 34)}${this.dice(dice)}`;
    return [
      rule('CASTLE (* dark block)', this.paint),
      ` Daimyo        ${favours.join(' | ')}${standing('daimyo')}`,
      ` Floor 2 (${SPACE_VALUE.floor2})${standing('floor2')}`,
      ...this.rooms(['D1', 'D2'], 38),
      ` Floor 1 (${SPACE_VALUE.floor1})${standing('floor1')}`,
      ...this.rooms(['S1', 'S2', 'S3'], 25),
      ` Gate        ${standing('gate')}`,
      ...Object.entries(OUTSIDE_ACTIONS).map(([name, text], i) =>
        space(i === 0 ? 'Outside 1' : 'Outside 2', SPACE_VALUE.outside, text, outside[name]),
      ),
      space('Well', SPACE_VALUE.well, short(addUp(['seal 1', ...well])), []) +
        wellDice.map((die) => this.paint.colour(die.colour, String(die.value))).join(' '),
    ].map((line) => line.trimEnd());
  }

  /** Rooms side by side: a line of names, then a line for each block. */
  private rooms(names: readonly string[], width: number): string[] {
    const blocks = names.map((name) => cards.cardBlocks(this.components, this.position.rooms[name].card));
    const head = names.map((name) => {
      const dice = this.position.rooms[name].dice;
      const title = `${name} ${this.position.rooms[name].card ?? '-'} `;
      const wide = dice.map(({ colour, value }) => `${colour} ${value}`).join(' under ');
      return title + this.dice(dice) + ' '.repeat(Math.max(1, width - title.length - wide.length));
    });
    const depth = Math.max(...names.map((name) => this.position.rooms[name].tiles.length));
    const rows = Array.from({ length: depth }, (_, place) =>
      names.map((name, i) => this.block(this.position.rooms[name].tiles[place], blocks[i][place], width)),
    );
    return [head, ...rows].map((cells) => `  ${cells.join('')}`);
  }

  private block(tile: string, block: CardBlock | undefined, width: number): string {
    const text = block ? `${block.dark ? '*' : ' '}${short(block.do)}` : ' -';
    return `${this.paint.colour(tile, `[${tile[0]}]`)}${fit(text, width - 4)} `;
  }

  private bridges(): string[] {
    const lines = Object.entries(this.position.bridges).flatMap(([colour, { left, centre, right }]) => {
      const end = (value: number | null): string =>
        value === null ? '[ ]' : this.paint.colour(colour, `[${value}]`);
      const dice = `${end(left)} ${fit(centre.join(' '), 6)}${end(right)}`;
      const gardens = this.position.gardens[colour];
      return [
        ` ${fit(colour, 6)} ${dice}  plant ${this.garden(gardens.plant)}`,
        `${' '.repeat(23)}stone ${this.garden(gardens.stone)}`,
      ];
    });
    return [rule('BRIDGES AND GARDENS', this.paint), ...lines.map((line) => line.trimEnd())];
  }

  private garden({ card, clans }: { card: string; clans: readonly number[] }): string {
    const { food, points, do: effect } = cards.garden(this.components, card);
    const text = `${food} food  ${points} ${points === 1 ? 'point ' : 'points'}  ${fit(short(effect), 24)}`;
    return `${text} ${clans.map((seat) => this.mark(seat)).join(' ')}`;
  }

  private yards(): string[] {
    const lines = Object.entries(this.position.yards).map(([name, { tiles, warriors }]) => {
      const effects = tiles
        .map((tile, place) => short(cards.yardTile(this.components, tile, name, place)))
        .join(' | ');
      const men = warriors.flatMap((count, seat) => Array.from({ length: count }, () => this.mark(seat)));
      return ` ${YARD_IRON[name]} iron  worth ${YARD_WORTH[name]}  ${fit(effects, 42)} ${men.join(' ')}`;
    });
    return [rule('TRAINING YARDS', this.paint), ...lines.map((line) => line.trimEnd())];
  }

  private clans(): string[] {
    const head = `${' '.repeat(11)}points time food iron pearl coins seals courtiers gardeners warriors`;
    return [
      rule('CLANS (and their members at home)', this.paint),
      this.paint.dim(head),
      ...this.position.seats.flatMap((seat, number) => this.clan(seat, number)),
    ].map((line) => line.trimEnd());
  }

  private clan(seat: Seat, number: number): string[] {
    const cell = (value: number, width: number): string => String(value).padStart(width);
    const { courtiers, gardeners, warriors } = seat;
    const mover = this.position.toMove === number ? '>' : ' ';
    const holdings =
      cell(seat.vp, 6) +
      cell(seat.time, 5) +
      cell(seat.food, 5) +
      cell(seat.iron, 5) +
      cell(seat.pearl, 6) +
      cell(seat.coin, 6) +
      cell(seat.seal, 6);
    const name = this.paint.clan(number, fit(castleClan(this.state, number), 10));
    const home = cell(courtiers.domain, 10) + cell(gardeners, 10) + cell(warriors, 9);
    const lines = [`${mover}${name}${holdings}${home}`];
    const { rivalDeck } = this.position;
    if (rivalDeck && number === 1) return [...lines, this.nextDie(rivalDeck[0])];
    if (seat.card === null) return lines;
    const lantern = addUp(seat.lantern.map((card) => cards.lanternSide(this.components, card)));
    return [
      ...lines,
      ...Object.keys(ROW_ICONS).map((row) => this.domainRow(seat, row)),
      `   lantern  ${lantern ? short(lantern) : '-'}`,
    ];
  }

  /** What the card on top of the rival's deck shows to all. */
  private nextDie(id: string | null): string {
    if (id === null) return '   top card not known';
    const { die, to } = cards.rivalCard(this.components, id);
    return `   top card: the ${die.join(' ')} die goes ${spaceWords(to)}`;
  }

  /** A domain row: its die, what it gives now, and the card's block beside it. */
  private domainRow(seat: Seat, row: string): string {
    const home = { top: seat.courtiers.domain, middle: seat.gardeners, bottom: seat.warriors }[row] ?? 0;
    const icons = short(addUp(ROW_ICONS[row].slice(0, 1 + MEMBERS - home)));
    const die = seat.dice[row];
    const colour = ROW_COLOUR[row];
    const chip = this.paint.colour(colour, die === null ? `[${colour[0]}]` : `[${die}]`);
    const block = short(cards.domainBlock(this.components, seat.card, row));
    return `   ${fit(row, 8)} ${chip} ${fit(icons, 32)} card: ${block}${die === null ? '' : ' (used)'}`;
  }
}

/** The table of The White Castle, 80 columns wide. */
export function castleBoard(state: State, paint: Paint): string[] {
  return new Drawing(state, paint).lines();
}
