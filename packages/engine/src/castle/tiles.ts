import { type Rng, shuffle, upTo } from '../core/rng.js';
import { COLOURS } from './board.js';
import { DIE_TILE_DRAW } from './draws.js';
import { TILE_REWARDS, TILES_PER_COLOUR } from './edition/ids.js';

/** Colours of the Die tiles beside each room, and the rewards of the two at the well. */
export interface TileDeal {
  readonly rooms: number[][];
  readonly well: number[];
}

/** The numbered spaces after the first of each Steward room, as [room, place] (C1.6). */
const NUMBERED = [
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 0],
  [4, 0],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 1],
  [4, 1],
];

const colourOf = (tile: number): number => Math.floor(tile / TILES_PER_COLOUR);
const rewardOf = (tile: number): number => tile % TILES_PER_COLOUR;

/** Whether a tile would close a room in one colour; -1 is a free space. */
function closesInOneColour(colours: readonly number[], colour: number): boolean {
  let free = 0;
  for (const other of colours) {
    if (other < 0) free++;
    else if (other !== colour) return false;
  }
  return free === 1;
}

function firstSpace(rooms: readonly number[][], colour: number): number {
  for (let i = 0; i < NUMBERED.length; i++) {
    const [room, place] = NUMBERED[i];
    if (rooms[room][place] < 0 && !closesInOneColour(rooms[room], colour)) return i;
  }
  return -1;
}

/** Lays tiles one by one on the first numbered space that takes them (C1.7); nothing when a third fits nowhere. */
export function layTiles(first: readonly number[], rest: readonly number[]): TileDeal | undefined {
  const [a, b, c] = first;
  const rooms = [
    [colourOf(a), -1, -1],
    [colourOf(b), -1, -1],
    [colourOf(c), -1, -1],
    [-1, -1],
    [-1, -1],
  ];
  const well: number[] = [];
  for (const tile of rest) {
    const space = firstSpace(rooms, colourOf(tile));
    if (space >= 0) rooms[NUMBERED[space][0]][NUMBERED[space][1]] = colourOf(tile);
    else if (well.push(rewardOf(tile)) > 2) return undefined;
  }
  return { rooms, well };
}

const ALL_TILES = upTo(COLOURS.length * TILES_PER_COLOUR);
const ALL_COLOURS = upTo(COLOURS.length);

/** Deals the Die tiles at random (C1.6, C1.7). */
export function dealTiles(rng: Rng): TileDeal {
  for (;;) {
    const colours = shuffle(ALL_COLOURS, rng, DIE_TILE_DRAW);
    const first = colours.map((colour) => colour * TILES_PER_COLOUR + rng(TILES_PER_COLOUR, DIE_TILE_DRAW));
    const rest = ALL_TILES.filter((tile) => !first.includes(tile));
    const deal = layTiles(first, shuffle(rest, rng, DIE_TILE_DRAW));
    if (deal) return deal;
  }
}

/** The fixed tiles of the first-game setup (C1.15): in list order, coral pearl and black iron at the well. */
export function firstGameTiles(): TileDeal {
  const atWell = [TILE_REWARDS.indexOf('pearl'), TILES_PER_COLOUR + TILE_REWARDS.indexOf('iron')];
  const first = ALL_COLOURS.map((colour) => colour * TILES_PER_COLOUR);
  const deal = layTiles(
    first,
    ALL_TILES.filter((tile) => !atWell.includes(tile) && !first.includes(tile)),
  );
  return { rooms: deal!.rooms, well: atWell.map(rewardOf) };
}
