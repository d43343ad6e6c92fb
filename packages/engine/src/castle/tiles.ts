import { drawFrom, type Rng, shuffle, upTo } from '../core/rng.js';
import { TILE_REWARDS, TILES_PER_COLOUR } from './edition/ids.js';
import { COLOURS } from './model/board.js';
import { DIE_TILE_DRAW } from './model/draws.js';
import type { CastleState } from './model/state.js';

/** Colours of the Die tiles beside each room, and the rewards of the two at the well. */
export interface TileDeal {
  readonly rooms: number[][];
  readonly well: number[];
}

/** The numbered spaces after the first of each Steward room: their rooms, and their places there (C1.6). */
const NUMBERED_ROOM = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4];
const NUMBERED_PLACE = [1, 1, 1, 0, 0, 2, 2, 2, 1, 1];

const colourOf = (tile: number): number => (tile / TILES_PER_COLOUR) | 0;
const rewardOf = (tile: number): number => tile % TILES_PER_COLOUR;

/** Whether a tile would close a room in one colour; -1 is a free space. */
function closesInOneColour(colours: readonly number[], colour: number): boolean {
  let free = 0;
  for (let place = 0; place < colours.length; place++) {
    const other = colours[place];
    if (other < 0) free++;
    else if (other !== colour) return false;
  }
  return free === 1;
}

function firstSpace(rooms: readonly number[][], colour: number): number {
  for (let i = 0; i < NUMBERED_ROOM.length; i++) {
    const room = rooms[NUMBERED_ROOM[i]];
    if (room[NUMBERED_PLACE[i]] < 0 && !closesInOneColour(room, colour)) return i;
  }
  return -1;
}

/** Lays tiles one by one on the first numbered space that takes them (C1.7); nothing when a third fits nowhere. */
export function layTiles(first: readonly number[], rest: readonly number[]): TileDeal | undefined {
  const rooms = [
    [colourOf(first[0]), -1, -1],
    [colourOf(first[1]), -1, -1],
    [colourOf(first[2]), -1, -1],
    [-1, -1],
    [-1, -1],
  ];
  const well: number[] = [];
  for (let i = 0; i < rest.length; i++) {
    const tile = rest[i];
    const space = firstSpace(rooms, colourOf(tile));
    if (space >= 0) rooms[NUMBERED_ROOM[space]][NUMBERED_PLACE[space]] = colourOf(tile);
    else if (well.push(rewardOf(tile)) > 2) return undefined;
  }
  return { rooms, well };
}

/** Lays the two tiles at the well. Rewards that read the same are one reward: nobody could tell them apart. */
export function layWell(state: CastleState, rewards: readonly number[]): void {
  const { tileRewards } = state.edition.components;
  for (let place = 0; place < rewards.length; place++)
    state.setWellTile(place, tileRewards.indexOf(tileRewards[rewards[place]]));
}

const ALL_TILES = upTo(COLOURS.length * TILES_PER_COLOUR);
const ALL_COLOURS = upTo(COLOURS.length);

/** Tiles that follow the first of each colour. */
const REST = ALL_TILES.length - ALL_COLOURS.length;

/** All tiles but the first of each colour. */
function without(first: readonly number[]): number[] {
  const rest = new Array<number>(REST);
  let n = 0;
  for (const tile of ALL_TILES) if (!first.includes(tile)) rest[n++] = tile;
  return rest;
}

/** Deals the Die tiles at random (C1.6, C1.7). */
export function dealTiles(rng: Rng): TileDeal {
  for (;;) {
    const first = shuffle(ALL_COLOURS, rng, DIE_TILE_DRAW);
    for (let i = 0; i < first.length; i++)
      first[i] = first[i] * TILES_PER_COLOUR + rng(TILES_PER_COLOUR, DIE_TILE_DRAW);
    const deal = layTiles(first, drawFrom(without(first), REST, rng, DIE_TILE_DRAW));
    if (deal) return deal;
  }
}

/** The fixed tiles of the first-game setup (C1.15): in list order, coral pearl and black iron at the well. */
export function firstGameTiles(): TileDeal {
  const atWell = [TILE_REWARDS.indexOf('pearl'), TILES_PER_COLOUR + TILE_REWARDS.indexOf('iron')];
  const first = ALL_COLOURS.map((colour) => colour * TILES_PER_COLOUR);
  const deal = layTiles(
    first,
    without(first).filter((tile) => !atWell.includes(tile)),
  );
  return { rooms: deal!.rooms, well: atWell.map(rewardOf) };
}
