import { Layout } from '../../core/layout.js';
import { freshBytes, NOBODY, reserveHeader, State } from '../../core/state.js';
import type { CastleEdition } from '../edition/edition.js';
import { LANTERN_ICONS } from '../edition/effect-words.js';
import { CARDS } from '../edition/ids.js';
import { RESOURCE_CAP } from './board.js';

/** Bytes of a state of this game, by name. */
export const LAYOUT = new Layout();
reserveHeader(LAYOUT);

const SEATS = LAYOUT.field('seats');
const LEVEL = LAYOUT.field('level');
const PROMO = LAYOUT.field('promo');
const PHASE = LAYOUT.field('phase');
const ROUND = LAYOUT.field('round');
const TURN = LAYOUT.field('turn');
const ACTIVE = LAYOUT.field('active');
const SHOWN = LAYOUT.field('shown');
const TURN_ORDER = LAYOUT.field('order', 4);
const TIME_ORDER = LAYOUT.field('timeOrder', 4);
const BRIDGES = LAYOUT.field('bridges', 3 * 5);
const ROOM_CARD = LAYOUT.field('roomCard', 5);
const ROOM_TILE = LAYOUT.field('roomTile', 5 * 3);
/** Colours among a room's tiles as bits: asked for every space of every die. */
const ROOM_COLOURS = LAYOUT.field('roomColours', 5);
const SPACE_DICE = LAYOUT.field('spaceDice', 7 * 2);
const WELL_TILE = LAYOUT.field('wellTile', 2);
const WELL_DICE = LAYOUT.field('wellDice', 12);
const DAIMYO = LAYOUT.field('daimyo');
const FAVOURS = LAYOUT.field('favours', 3);
const GARDEN_CARD = LAYOUT.field('gardenCard', 6);
const GARDEN_CLANS = LAYOUT.field('gardenClans', 6);
const YARD_TILE = LAYOUT.field('yardTile', 4);
const YARD_WARRIORS = LAYOUT.field('yardWarriors', 3 * 4);
const PAIR_ACTION = LAYOUT.field('pairAction', 5);
const PAIR_RESOURCE = LAYOUT.field('pairResource', 5);
const WHERE = LAYOUT.field('where', CARDS.length);
const RIVAL_DECK = LAYOUT.field('rivalDeck', 9);
const RIVAL_ROW = LAYOUT.field('rivalRow', 9);

/** Bytes of one seat, by name. */
export const SEAT_LAYOUT = new Layout();
const HOLDING = SEAT_LAYOUT.field('holding', 3);
const SEAL = SEAT_LAYOUT.field('seal');
const COIN = SEAT_LAYOUT.field('coin', 2);
const VP = SEAT_LAYOUT.field('vp', 2);
const TIME = SEAT_LAYOUT.field('time');
const CARD = SEAT_LAYOUT.field('card');
/** Members at home: courtiers, gardeners, warriors. */
const HOME = SEAT_LAYOUT.field('home', 3);
/** Courtiers at the gate, on floor 1, on floor 2 and at the Daimyo. */
const COURT = SEAT_LAYOUT.field('court', 4);
const ROW_DIE = SEAT_LAYOUT.field('rowDie', 3);
const LANTERN = SEAT_LAYOUT.field('lantern', LANTERN_ICONS);
const SEAT_SIZE = SEAT_LAYOUT.size;
const SEAT = LAYOUT.field('seat', 4 * SEAT_SIZE);

/** Where a card is. */
export const IN_BOX = 0;
export const IN_DECK = 1;
export const IN_ROOM = 2;
export const IN_PAIR = 3;
export const DISCARDED = 4;
/** Plus the seat. */
export const IN_DOMAIN = 8;
export const IN_LANTERN = 12;

export const DRAFTING = 0;
export const TURNS = 1;
export const GARDEN_STEP = 2;
export const OVER = 3;

/** A game of The White Castle. Every accessor names one field of the bytes. */
export class CastleState extends State<CastleEdition> {
  readonly game = 'castle';

  /** An empty table, all bytes zero. */
  static empty(edition: CastleEdition): CastleState {
    return new CastleState(freshBytes(LAYOUT.size), edition);
  }

  // --- the course of the game

  get active(): number {
    return this.bytes[ACTIVE];
  }
  set active(seatOrNobody: number) {
    this.bytes[ACTIVE] = seatOrNobody;
  }
  setOver(): void {
    this.bytes[PHASE] = OVER;
    this.bytes[ACTIVE] = NOBODY;
  }
  /** Clans at the table: the solo game has two. */
  get seats(): number {
    return this.bytes[SEATS];
  }
  set seats(n: number) {
    this.bytes[SEATS] = n;
  }
  /** 0 without a rival; 1, 2, 3 for an easy, medium, hard one, which holds seat 1. */
  get level(): number {
    return this.bytes[LEVEL];
  }
  set level(level: number) {
    this.bytes[LEVEL] = level;
  }
  get promo(): boolean {
    return this.bytes[PROMO] === 1;
  }
  set promo(on: boolean) {
    this.bytes[PROMO] = on ? 1 : 0;
  }
  get phase(): number {
    return this.bytes[PHASE];
  }
  set phase(phase: number) {
    this.bytes[PHASE] = phase;
  }
  get round(): number {
    return this.bytes[ROUND];
  }
  set round(round: number) {
    this.bytes[ROUND] = round;
  }
  /** Turns (or picks, or seats in the garden step) finished in this phase. */
  get turn(): number {
    return this.bytes[TURN];
  }
  set turn(turn: number) {
    this.bytes[TURN] = turn;
  }
  /** Hidden cards shown since the turn began (C12.2). */
  get shown(): number {
    return this.bytes[SHOWN];
  }
  set shown(count: number) {
    this.bytes[SHOWN] = count;
  }
  order(place: number): number {
    return this.bytes[TURN_ORDER + place];
  }
  setOrder(place: number, who: number): void {
    this.bytes[TURN_ORDER + place] = who;
  }
  /** The turn order that would follow now: furthest on the Passage of Time first, on one space the top first. */
  timeOrder(place: number): number {
    return this.bytes[TIME_ORDER + place];
  }
  setTimeOrder(place: number, who: number): void {
    this.bytes[TIME_ORDER + place] = who;
  }

  // --- bridges: five places each, the left end, three between, the right end

  bridgeDie(bridge: number, place: number): number {
    return this.bytes[BRIDGES + bridge * 5 + place];
  }
  setBridgeDie(bridge: number, place: number, value: number): void {
    this.bytes[BRIDGES + bridge * 5 + place] = value;
  }

  // --- castle rooms and the other spaces of the main board

  roomCard(room: number): number {
    return this.bytes[ROOM_CARD + room] - 1;
  }
  setRoomCard(room: number, card: number): void {
    this.bytes[ROOM_CARD + room] = card + 1;
  }
  /** Colour of a room's Die tile. */
  roomTile(room: number, place: number): number {
    return this.bytes[ROOM_TILE + room * 3 + place];
  }
  /** Lays a room's Die tile; tiles never move again. */
  setRoomTile(room: number, place: number, colour: number): void {
    this.bytes[ROOM_TILE + room * 3 + place] = colour;
    this.bytes[ROOM_COLOURS + room] |= 1 << colour;
  }
  /** Whether one of a room's Die tiles has the colour. */
  roomHasColour(room: number, colour: number): boolean {
    return ((this.bytes[ROOM_COLOURS + room] >> colour) & 1) === 1;
  }
  /** The lower (0) or upper (1) die on a room or outside space; 0 is none. */
  spaceDie(space: number, layer: number): number {
    return this.bytes[SPACE_DICE + space * 2 + layer];
  }
  setSpaceDie(space: number, layer: number, die: number): void {
    this.bytes[SPACE_DICE + space * 2 + layer] = die;
  }
  /** Reward of a tile at the well. */
  wellTile(place: number): number {
    return this.bytes[WELL_TILE + place];
  }
  setWellTile(place: number, reward: number): void {
    this.bytes[WELL_TILE + place] = reward;
  }
  wellDie(place: number): number {
    return this.bytes[WELL_DICE + place];
  }
  setWellDie(place: number, die: number): void {
    this.bytes[WELL_DICE + place] = die;
  }
  addWellDie(die: number): void {
    let at = WELL_DICE;
    while (this.bytes[at] !== 0) at++;
    this.bytes[at] = die;
  }
  /** Takes all dice off the spaces of the main board. */
  clearSpaces(): void {
    this.bytes.fill(0, SPACE_DICE, SPACE_DICE + 14);
    this.bytes.fill(0, WELL_DICE, WELL_DICE + 12);
  }
  get daimyo(): number {
    return this.bytes[DAIMYO];
  }
  set daimyo(card: number) {
    this.bytes[DAIMYO] = card;
  }
  /** The seat on a favour space, or -1. */
  favour(slot: number): number {
    return this.bytes[FAVOURS + slot] - 1;
  }
  setFavour(slot: number, who: number): void {
    this.bytes[FAVOURS + slot] = who + 1;
  }

  // --- gardens (two a bridge: plant, stone) and yards

  gardenCard(garden: number): number {
    return this.bytes[GARDEN_CARD + garden];
  }
  setGardenCard(garden: number, card: number): void {
    this.bytes[GARDEN_CARD + garden] = card;
  }
  /** Clans with a gardener there, one bit a seat. */
  gardenClans(garden: number): number {
    return this.bytes[GARDEN_CLANS + garden];
  }
  setGardenClans(garden: number, clans: number): void {
    this.bytes[GARDEN_CLANS + garden] = clans;
  }
  yardTile(place: number): number {
    return this.bytes[YARD_TILE + place];
  }
  setYardTile(place: number, tile: number): void {
    this.bytes[YARD_TILE + place] = tile;
  }
  yardWarriors(yard: number, who: number): number {
    return this.bytes[YARD_WARRIORS + yard * 4 + who];
  }
  setYardWarriors(yard: number, who: number, count: number): void {
    this.bytes[YARD_WARRIORS + yard * 4 + who] = count;
  }

  // --- cards

  where(card: number): number {
    return this.bytes[WHERE + card];
  }
  /** Whether a card may still be drawn. */
  inDeck(card: number): boolean {
    return this.where(card) === IN_DECK;
  }
  setWhere(card: number, place: number): void {
    this.bytes[WHERE + card] = place;
  }
  pairAction(pair: number): number {
    return this.bytes[PAIR_ACTION + pair] - 1;
  }
  pairResource(pair: number): number {
    return this.bytes[PAIR_RESOURCE + pair] - 1;
  }
  setPair(pair: number, action: number, resource: number): void {
    this.bytes[PAIR_ACTION + pair] = action + 1;
    this.bytes[PAIR_RESOURCE + pair] = resource + 1;
  }

  // --- the rival's cards: numbers from 1, 0 is none or unknown

  rivalDeck(place: number): number {
    return this.bytes[RIVAL_DECK + place];
  }
  setRivalDeck(place: number, card: number): void {
    this.bytes[RIVAL_DECK + place] = card;
  }
  rivalRow(place: number): number {
    return this.bytes[RIVAL_ROW + place];
  }
  setRivalRow(place: number, card: number): void {
    this.bytes[RIVAL_ROW + place] = card;
  }

  // --- one clan

  /** Food, iron or pearl (0, 1, 2). */
  holding(who: number, resource: number): number {
    return this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource];
  }
  setHolding(who: number, resource: number, count: number): void {
    this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource] = count;
  }
  gainResource(who: number, resource: number, count: number): void {
    const at = SEAT + HOLDING + who * SEAT_SIZE + resource;
    const sum = this.bytes[at] + count;
    this.bytes[at] = Math.min(sum, RESOURCE_CAP);
  }
  food(who: number): number {
    return this.bytes[SEAT + HOLDING + who * SEAT_SIZE];
  }
  iron(who: number): number {
    return this.bytes[SEAT + HOLDING + 1 + who * SEAT_SIZE];
  }
  pearl(who: number): number {
    return this.bytes[SEAT + HOLDING + 2 + who * SEAT_SIZE];
  }
  seals(who: number): number {
    return this.bytes[SEAT + SEAL + who * SEAT_SIZE];
  }
  setSeals(who: number, count: number): void {
    this.bytes[SEAT + SEAL + who * SEAT_SIZE] = count;
  }
  coins(who: number): number {
    return this.wide(SEAT + COIN + who * SEAT_SIZE);
  }
  setCoins(who: number, count: number): void {
    this.setWide(SEAT + COIN + who * SEAT_SIZE, count);
  }
  addCoins(who: number, count: number): void {
    this.setCoins(who, this.coins(who) + count);
  }
  vp(who: number): number {
    return this.wide(SEAT + VP + who * SEAT_SIZE);
  }
  setVp(who: number, count: number): void {
    this.setWide(SEAT + VP + who * SEAT_SIZE, count);
  }
  addVp(who: number, count: number): void {
    this.setVp(who, this.vp(who) + count);
  }
  time(who: number): number {
    return this.bytes[SEAT + TIME + who * SEAT_SIZE];
  }
  setTime(who: number, space: number): void {
    this.bytes[SEAT + TIME + who * SEAT_SIZE] = space;
  }
  /** The card on the domain, or -1. */
  domainCard(who: number): number {
    return this.bytes[SEAT + CARD + who * SEAT_SIZE] - 1;
  }
  setDomainCard(who: number, card: number): void {
    this.bytes[SEAT + CARD + who * SEAT_SIZE] = card + 1;
  }
  /** Courtiers, gardeners or warriors still on the domain. */
  home(who: number, member: number): number {
    return this.bytes[SEAT + HOME + who * SEAT_SIZE + member];
  }
  setHome(who: number, member: number, count: number): void {
    this.bytes[SEAT + HOME + who * SEAT_SIZE + member] = count;
  }
  /** Courtiers at the gate (0), on floor 1, on floor 2, at the Daimyo (3). */
  court(who: number, floor: number): number {
    return this.bytes[SEAT + COURT + who * SEAT_SIZE + floor];
  }
  setCourt(who: number, floor: number, count: number): void {
    this.bytes[SEAT + COURT + who * SEAT_SIZE + floor] = count;
  }
  /** Value of the die on a domain row; 0 is none. */
  rowDie(who: number, row: number): number {
    return this.bytes[SEAT + ROW_DIE + who * SEAT_SIZE + row];
  }
  setRowDie(who: number, row: number, value: number): void {
    this.bytes[SEAT + ROW_DIE + who * SEAT_SIZE + row] = value;
  }
  /** How many of an icon the Lantern Area shows. */
  lantern(who: number, icon: number): number {
    return this.bytes[SEAT + LANTERN + who * SEAT_SIZE + icon];
  }
  setLantern(who: number, icon: number, count: number): void {
    this.bytes[SEAT + LANTERN + who * SEAT_SIZE + icon] = count;
  }
}
