import type { AnyRules, Move, State } from '@shirasagi/engine';
import { grown } from './grown.js';
import type { LineChance } from './line-chance.js';

/** States kept at most, some 15 MB. */
const MOST = 1 << 15;
/** States whose bytes are allocated together: one by one they cost more than the copies. */
const TOGETHER = 64;

/** What a move has drawn: the first `count` values, each of so many things. */
interface Drawn {
  readonly count: number;
  readonly values: readonly number[];
  readonly sizes: readonly number[];
}

/** Marks "no place", "no way". */
export const NOWHERE = -1;

/**
 * The states a search has come to, so that it need not play its way there again. From a place a way leads on by each
 * move that was made there; where the move draws, the way forks by what came up.
 */
export class Places {
  /** The search whose states these are. */
  holder: unknown;
  private readonly kept: Uint8Array[] = [];
  private used = 0;
  private room = 1 << 10;
  /** The seat that decides at a place, below 0 where the game is over. */
  seat = new Int8Array(this.room);
  /** The first way that leads on from a place; the others hang behind it. */
  private firstWay = new Int32Array(this.room);
  /** Whether the legal moves of a place are known. */
  private listed = new Uint8Array(this.room);
  /** The legal moves of each place, a bit for each move; first those of a state without a place. */
  legal: Uint32Array;
  /** Words of `legal` that belong to one place. */
  private readonly words: number;
  private readonly rules: AnyRules;
  private readonly moves: Move[] = [];

  private ways = 0;
  private wayRoom = 1 << 11;
  /** What leads to a way: the node of the move made, or at a fork what came up. */
  private key = new Int32Array(this.wayRoom);
  private nextWay = new Int32Array(this.wayRoom);
  /** Of how many things one is drawn on the way; 0 where it leads to a place. */
  private draws = new Int32Array(this.wayRoom);
  /** The place a way leads to, or the first way behind its fork. */
  private target = new Int32Array(this.wayRoom);

  constructor(rules: AnyRules) {
    this.rules = rules;
    this.words = (rules.moves.size + 31) >> 5;
    this.legal = new Uint32Array((this.room + 1) * this.words);
  }

  /** Forgets all states and hands their room to a search. */
  clear(holder: unknown): void {
    this.holder = holder;
    this.used = 0;
    this.ways = 0;
  }

  /** Keeps a copy of a state and returns its place, or `NOWHERE` when there is no room. */
  keep(state: State): number {
    if (this.used === MOST) return NOWHERE;
    const place = this.used++;
    if (place === this.kept.length) this.addStates(state.bytes.length);
    if (place === this.room) this.addPlaces();
    this.kept[place].set(state.bytes as Uint8Array);
    this.seat[place] = state.toMove;
    this.firstWay[place] = NOWHERE;
    this.listed[place] = 0;
    return place;
  }

  /** Makes `state` the one kept at a place. */
  fetch(place: number, state: State): void {
    (state.bytes as Uint8Array).set(this.kept[place]);
  }

  /** Whether the legal moves of a place are known; never those of a state without one. */
  isListed(place: number): boolean {
    return place !== NOWHERE && this.listed[place] === 1;
  }

  /** Lists the legal moves of a state at a place, or at none. */
  list(place: number, state: State): void {
    const { legal, moves, words } = this;
    const from = this.legalFrom(place);
    const count = this.rules.listMoves(state, moves);
    for (let i = 0; i < words; i++) legal[from + i] = 0;
    for (let i = 0; i < count; i++) legal[from + (moves[i] >> 5)] |= 1 << (moves[i] & 31);
    if (place !== NOWHERE) this.listed[place] = 1;
  }

  /** Where the legal moves of a place begin. */
  legalFrom(place: number): number {
    return (place - NOWHERE) * this.words;
  }

  /** The way by a node's move from a place, or `NOWHERE`. */
  by(place: number, node: number): number {
    return place === NOWHERE ? NOWHERE : this.find(this.firstWay[place], node);
  }

  /** The way behind a fork where `drawn` came up, or `NOWHERE`. */
  behind(way: number, drawn: number): number {
    return this.find(this.target[way], drawn);
  }

  /** Of how many things one is drawn on a way; 0 where it leads to a place. */
  drawsOn(way: number): number {
    return this.draws[way];
  }

  /** The place a way without a fork leads to. */
  end(way: number): number {
    return this.target[way];
  }

  /** The place that a node's move leads to with what chance gives now, or `NOWHERE` when it is not known. */
  wander(place: number, node: number, chance: LineChance): number {
    chance.begin();
    let way = this.by(place, node);
    while (way !== NOWHERE) {
      const draws = this.drawsOn(way);
      if (draws === 0) return this.end(way);
      way = this.behind(way, chance.draw(draws));
    }
    return NOWHERE;
  }

  /**
   * Keeps a state as the one that a node's move leads to from a place with what chance gave. Returns its place, or
   * `NOWHERE` when there is no room.
   */
  add(place: number, node: number, state: State, chance: Drawn): number {
    const reached = this.keep(state);
    if (reached === NOWHERE) return NOWHERE;
    let way = this.by(place, node);
    if (way === NOWHERE) {
      way = this.addWay(node, this.firstWay[place]);
      this.firstWay[place] = way;
    }
    for (let i = 0; i < chance.count; i++) {
      this.draws[way] = chance.sizes[i];
      let next = this.behind(way, chance.values[i]);
      if (next === NOWHERE) {
        next = this.addWay(chance.values[i], this.target[way]);
        this.target[way] = next;
      }
      way = next;
    }
    this.target[way] = reached;
    return reached;
  }

  private find(first: number, key: number): number {
    let way = first;
    while (way !== NOWHERE && this.key[way] !== key) way = this.nextWay[way];
    return way;
  }

  private addWay(key: number, next: number): number {
    const way = this.ways++;
    if (way === this.wayRoom) this.addWays();
    this.key[way] = key;
    this.nextWay[way] = next;
    this.draws[way] = 0;
    this.target[way] = NOWHERE;
    return way;
  }

  private addStates(size: number): void {
    const room = new ArrayBuffer(TOGETHER * size);
    for (let i = 0; i < TOGETHER; i++) this.kept.push(new Uint8Array(room, i * size, size));
  }

  private addPlaces(): void {
    this.room *= 2;
    this.seat = grown(this.seat, new Int8Array(this.room));
    this.firstWay = grown(this.firstWay, new Int32Array(this.room));
    this.listed = grown(this.listed, new Uint8Array(this.room));
    this.legal = grown(this.legal, new Uint32Array((this.room + 1) * this.words));
  }

  private addWays(): void {
    this.wayRoom *= 2;
    this.key = grown(this.key, new Int32Array(this.wayRoom));
    this.nextWay = grown(this.nextWay, new Int32Array(this.wayRoom));
    this.draws = grown(this.draws, new Int32Array(this.wayRoom));
    this.target = grown(this.target, new Int32Array(this.wayRoom));
  }
}

const places = new Map<AnyRules, Places>();

/**
 * The places of a game, which all searches of a thread share: the one that thinks takes the room over. Room of its own for
 * every opponent would be some megabytes each, and has to be made again for every game.
 */
export function placesOf(rules: AnyRules): Places {
  const known = places.get(rules) ?? new Places(rules);
  places.set(rules, known);
  return known;
}
