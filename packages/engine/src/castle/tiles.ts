import { type Rng, shuffle } from '../core/rng.js';
import { COLOURS, ROOM_TILES } from './board.js';
import { TILE_REWARDS, TILES_PER_COLOUR } from './ids.js';

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

/** Whether a tile would close a room in one colour. */
function closesInOneColour(tiles: readonly number[], room: number, colour: number): boolean {
  const others = tiles.filter((tile) => tile >= 0);
  return others.length === ROOM_TILES[room] - 1 && others.every((tile) => tile === colour);
}

/** Lays tiles one by one on the first numbered space that takes them (C1.7); nothing when a third fits nowhere. */
export function layTiles(first: readonly number[], rest: readonly number[]): TileDeal | undefined {
  const rooms = ROOM_TILES.map((count, room) =>
    Array.from({ length: count }, (_, place) => (room < 3 && place === 0 ? colourOf(first[room]) : -1)),
  );
  const well: number[] = [];
  for (const tile of rest) {
    const space = NUMBERED.find(
      ([room, place]) => rooms[room][place] < 0 && !closesInOneColour(rooms[room], room, colourOf(tile)),
    );
    if (space) rooms[space[0]][space[1]] = colourOf(tile);
    else if (well.push(rewardOf(tile)) > 2) return undefined;
  }
  return { rooms, well };
}

/** Deals the Die tiles at random (C1.6, C1.7). */
export function dealTiles(rng: Rng): TileDeal {
  for (;;) {
    const colours = shuffle(
      COLOURS.map((_, colour) => colour),
      rng,
    );
    const first = colours.map((colour) => colour * TILES_PER_COLOUR + rng(TILES_PER_COLOUR));
    const all = Array.from({ length: COLOURS.length * TILES_PER_COLOUR }, (_, tile) => tile);
    const rest = all.filter((tile) => !first.includes(tile));
    const deal = layTiles(first, shuffle(rest, rng));
    if (deal) return deal;
  }
}

/** The fixed tiles of the first-game setup (C1.15): in list order, coral pearl and black iron at the well. */
export function firstGameTiles(): TileDeal {
  const atWell = [TILE_REWARDS.indexOf('pearl'), TILES_PER_COLOUR + TILE_REWARDS.indexOf('iron')];
  const first = COLOURS.map((_, colour) => colour * TILES_PER_COLOUR);
  const all = Array.from({ length: COLOURS.length * TILES_PER_COLOUR }, (_, tile) => tile);
  const deal = layTiles(
    first,
    all.filter((tile) => !atWell.includes(tile) && !first.includes(tile)),
  );
  return { rooms: deal!.rooms, well: atWell.map(rewardOf) };
}
