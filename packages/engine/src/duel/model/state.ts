import { Layout } from '../../core/layout.js';
import { freshBytes, NOBODY, reserveHeader, State } from '../../core/state.js';
import type { DuelEdition } from '../edition/edition.js';
import { AREA_CARDS, GOODS, INFLUENCE_CARDS } from '../edition/ids.js';
import { CHANGE_CAP, LANTERN_ROW, RESOURCE_CAP, SEATS, STACK_LIMIT } from './board.js';

/** Bytes of a state of this game, by name. */
export const LAYOUT = new Layout();
reserveHeader(LAYOUT);

/** The header's first byte tells the two games apart. */
const GAME = 0;
const DUEL = 1;

const ACTIVE = LAYOUT.field('active');
const STARTING = LAYOUT.field('starting');
const TURN = LAYOUT.field('turn');
const SHOWN = LAYOUT.field('shown');
const ACTIVATION = LAYOUT.field('activation', 6);
const LOCATION_TILE = LAYOUT.field('locationTile', 6);
const STACK_HEIGHT = LAYOUT.field('stackHeight', 6);
const STACK = LAYOUT.field('stack', 6 * STACK_LIMIT);
const DECK_TOP = LAYOUT.field('deckTop', 3);
const DECK_LEFT = LAYOUT.field('deckLeft', 3);
const CARD = LAYOUT.field('card', INFLUENCE_CARDS.length);
const AREA_CARD = LAYOUT.field('areaCard', AREA_CARDS.length);
const ROW = LAYOUT.field('lanternRow', LANTERN_ROW);
const ROW_SIZE = LAYOUT.field('lanternRowSize');
const LANTERN_LEFT = LAYOUT.field('lanternLeft');
const YARD_TILE = LAYOUT.field('yardTile', 2);
const YARD_SEALS = LAYOUT.field('yardSeals', 2 * SEATS);
const GARDEN_TILE = LAYOUT.field('gardenTile', 6);
const GARDEN_SEALS = LAYOUT.field('gardenSeals', 6 * SEATS);
const CLIMB_TILE = LAYOUT.field('climbTile', 4);
const GOODS_AT = LAYOUT.field('goods', GOODS.length);
const GOODS_TOP = LAYOUT.field('goodsTop', 2);

/** Bytes of one seat, by name. */
export const SEAT_LAYOUT = new Layout();
const HOLDING = SEAT_LAYOUT.field('holding', 3);
const COIN = SEAT_LAYOUT.field('coin');
const SEAL = SEAT_LAYOUT.field('seal');
const VP = SEAT_LAYOUT.field('vp', 2);
const CHANGE = SEAT_LAYOUT.field('change');
const TOKENS = SEAT_LAYOUT.field('tokens', 3);
const CLAN_SEALS = SEAT_LAYOUT.field('clanSeals');
const PATH = SEAT_LAYOUT.field('path');
const SPACE = SEAT_LAYOUT.field('space');
const PLAIN = SEAT_LAYOUT.field('plainCards');
const SEAT_SIZE = SEAT_LAYOUT.size;
const SEAT = LAYOUT.field('seat', SEATS * SEAT_SIZE);

/** Where a card or tile is: in a deck, stack or box; face up; or, plus the seat, with a player. */
export const UNSEEN = 0;
export const FACE_UP = 1;
export const OWNED = 2;
/** Plus the seat: an Influence card that has been flipped. */
export const IMPROVED = 4;

/** A game of the Duel. Every accessor names one field of the bytes. */
export class DuelState extends State<DuelEdition> {
  readonly game = 'duel';

  /** An empty table: all bytes zero but the game's number. */
  static empty(edition: DuelEdition): DuelState {
    const state = new DuelState(freshBytes(LAYOUT.size), edition);
    state.bytes[GAME] = DUEL;
    return state;
  }

  // --- the course of the game

  get active(): number {
    return this.bytes[ACTIVE];
  }
  set active(seatOrNobody: number) {
    this.bytes[ACTIVE] = seatOrNobody;
  }
  setOver(): void {
    this.bytes[ACTIVE] = NOBODY;
  }
  /** The seat that holds the starting marker now. */
  get starting(): number {
    return this.bytes[STARTING];
  }
  set starting(who: number) {
    this.bytes[STARTING] = who;
  }
  /** Turns closed so far in both rounds. */
  get turn(): number {
    return this.bytes[TURN];
  }
  set turn(turns: number) {
    this.bytes[TURN] = turns;
  }
  /** Hidden things shown since the turn began. */
  get shown(): number {
    return this.bytes[SHOWN];
  }
  set shown(count: number) {
    this.bytes[SHOWN] = count;
  }

  // --- the castle

  /** The Activation tile on a space. */
  activation(space: number): number {
    return this.bytes[ACTIVATION + space];
  }
  setActivation(space: number, tile: number): void {
    this.bytes[ACTIVATION + space] = tile;
  }
  /** Colour of the Location tile. */
  locationTile(location: number): number {
    return this.bytes[LOCATION_TILE + location];
  }
  setLocationTile(location: number, colour: number): void {
    this.bytes[LOCATION_TILE + location] = colour;
  }
  stackHeight(location: number): number {
    return this.bytes[STACK_HEIGHT + location];
  }
  /** Colour of a token in a stack, 0 being the lowest. */
  token(location: number, level: number): number {
    return this.bytes[STACK + location * STACK_LIMIT + level] - 1;
  }
  pushToken(location: number, colour: number): void {
    this.bytes[STACK + location * STACK_LIMIT + this.bytes[STACK_HEIGHT + location]++] = colour + 1;
  }
  /** Takes the top token of a stack and returns its colour. */
  popToken(location: number): number {
    const at = STACK + location * STACK_LIMIT + --this.bytes[STACK_HEIGHT + location];
    const colour = this.bytes[at] - 1;
    this.bytes[at] = 0;
    return colour;
  }
  /** The card on top of a deck, or -1. */
  deckTop(deck: number): number {
    return this.bytes[DECK_TOP + deck] - 1;
  }
  setDeckTop(deck: number, card: number): void {
    this.bytes[DECK_TOP + deck] = card + 1;
  }
  /** Cards in a deck, the shown one included. */
  deckLeft(deck: number): number {
    return this.bytes[DECK_LEFT + deck];
  }
  setDeckLeft(deck: number, count: number): void {
    this.bytes[DECK_LEFT + deck] = count;
  }
  /** Where an Influence card is. */
  card(card: number): number {
    return this.bytes[CARD + card];
  }
  setCard(card: number, place: number): void {
    this.bytes[CARD + card] = place;
  }

  // --- Lantern cards and starting cards

  /** Where a Lantern card or a starting card is. */
  areaCard(card: number): number {
    return this.bytes[AREA_CARD + card];
  }
  setAreaCard(card: number, place: number): void {
    this.bytes[AREA_CARD + card] = place;
  }
  /** The Lantern card in a place of the face-up row, or -1. */
  rowCard(slot: number): number {
    return this.bytes[ROW + slot] - 1;
  }
  setRowCard(slot: number, card: number): void {
    this.bytes[ROW + slot] = card + 1;
  }
  /** Cards in the face-up row, which has no gaps. */
  get rowSize(): number {
    return this.bytes[ROW_SIZE];
  }
  set rowSize(count: number) {
    this.bytes[ROW_SIZE] = count;
  }
  get lanternLeft(): number {
    return this.bytes[LANTERN_LEFT];
  }
  set lanternLeft(count: number) {
    this.bytes[LANTERN_LEFT] = count;
  }

  // --- yards, gardens, paths, goods

  /** Number of the tile among those of its yard. */
  yardTile(yard: number): number {
    return this.bytes[YARD_TILE + yard];
  }
  setYardTile(yard: number, tile: number): void {
    this.bytes[YARD_TILE + yard] = tile;
  }
  yardSeals(yard: number, who: number): number {
    return this.bytes[YARD_SEALS + yard * SEATS + who];
  }
  setYardSeals(yard: number, who: number, count: number): void {
    this.bytes[YARD_SEALS + yard * SEATS + who] = count;
  }
  gardenTile(column: number): number {
    return this.bytes[GARDEN_TILE + column];
  }
  setGardenTile(column: number, tile: number): void {
    this.bytes[GARDEN_TILE + column] = tile;
  }
  gardenSeals(column: number, who: number): number {
    return this.bytes[GARDEN_SEALS + column * SEATS + who];
  }
  setGardenSeals(column: number, who: number, count: number): void {
    this.bytes[GARDEN_SEALS + column * SEATS + who] = count;
  }
  /** The tile on space 1 or 2 of a path. */
  climbTile(path: number, space: number): number {
    return this.bytes[CLIMB_TILE + path * 2 + space - 1];
  }
  setClimbTile(path: number, space: number, tile: number): void {
    this.bytes[CLIMB_TILE + path * 2 + space - 1] = tile;
  }
  /** Where a Merchandise tile is. */
  goods(tile: number): number {
    return this.bytes[GOODS_AT + tile];
  }
  setGoods(tile: number, place: number): void {
    this.bytes[GOODS_AT + tile] = place;
  }
  /** The tile on top of a stack (0 Common, 1 Luxury), or -1. */
  goodsTop(stack: number): number {
    return this.bytes[GOODS_TOP + stack] - 1;
  }
  setGoodsTop(stack: number, tile: number): void {
    this.bytes[GOODS_TOP + stack] = tile + 1;
  }

  // --- one clan

  /** Food, iron or pearl (0, 1, 2). */
  holding(who: number, resource: number): number {
    return this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource];
  }
  setHolding(who: number, resource: number, count: number): void {
    this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource] = count;
  }
  /** Adds to a resource; what passes its limit is lost (D6.2). */
  gainResource(who: number, resource: number, count: number): void {
    const at = SEAT + HOLDING + who * SEAT_SIZE + resource;
    const sum = this.bytes[at] + count;
    this.bytes[at] = Math.min(sum, RESOURCE_CAP);
  }
  /** Food, iron and pearl together. */
  resources(who: number): number {
    const at = SEAT + HOLDING + who * SEAT_SIZE;
    return this.bytes[at] + this.bytes[at + 1] + this.bytes[at + 2];
  }
  coins(who: number): number {
    return this.bytes[SEAT + COIN + who * SEAT_SIZE];
  }
  setCoins(who: number, count: number): void {
    this.bytes[SEAT + COIN + who * SEAT_SIZE] = count;
  }
  seals(who: number): number {
    return this.bytes[SEAT + SEAL + who * SEAT_SIZE];
  }
  setSeals(who: number, count: number): void {
    this.bytes[SEAT + SEAL + who * SEAT_SIZE] = count;
  }
  vp(who: number): number {
    return this.wide(SEAT + VP + who * SEAT_SIZE);
  }
  setVp(who: number, count: number): void {
    this.setWide(SEAT + VP + who * SEAT_SIZE, count);
  }
  changeTiles(who: number): number {
    return this.bytes[SEAT + CHANGE + who * SEAT_SIZE];
  }
  setChangeTiles(who: number, count: number): void {
    this.bytes[SEAT + CHANGE + who * SEAT_SIZE] = Math.min(count, CHANGE_CAP);
  }
  /** Lantern tokens of a colour on the domain. */
  tokens(who: number, colour: number): number {
    return this.bytes[SEAT + TOKENS + who * SEAT_SIZE + colour];
  }
  setTokens(who: number, colour: number, count: number): void {
    this.bytes[SEAT + TOKENS + who * SEAT_SIZE + colour] = count;
  }
  /** Clan Seals not placed yet. */
  clanSeals(who: number): number {
    return this.bytes[SEAT + CLAN_SEALS + who * SEAT_SIZE];
  }
  setClanSeals(who: number, count: number): void {
    this.bytes[SEAT + CLAN_SEALS + who * SEAT_SIZE] = count;
  }
  /** The path the courtier is on (0 left, 1 right), or -1 at the gate. */
  path(who: number): number {
    return this.bytes[SEAT + PATH + who * SEAT_SIZE] - 1;
  }
  setPath(who: number, path: number): void {
    this.bytes[SEAT + PATH + who * SEAT_SIZE] = path + 1;
  }
  /** The space of the path the courtier is on; 0 at the gate. */
  space(who: number): number {
    return this.bytes[SEAT + SPACE + who * SEAT_SIZE];
  }
  setSpace(who: number, space: number): void {
    this.bytes[SEAT + SPACE + who * SEAT_SIZE] = space;
  }
  /** Influence cards not improved yet. */
  plainCards(who: number): number {
    return this.bytes[SEAT + PLAIN + who * SEAT_SIZE];
  }
  setPlainCards(who: number, count: number): void {
    this.bytes[SEAT + PLAIN + who * SEAT_SIZE] = count;
  }
}
