/** What is printed on the boards of The White Castle: the same in every edition. */

export const COLOURS = ['coral', 'black', 'white'] as const;
export const ENDS = ['left', 'right'] as const;
export const ROOMS = ['S1', 'S2', 'S3', 'D1', 'D2'] as const;
export const FLOOR1_ROOMS = ['S1', 'S2', 'S3'] as const;
export const FLOOR2_ROOMS = ['D1', 'D2'] as const;
export const OUTSIDES = ['outside1', 'outside2'] as const;
export const ROWS = ['top', 'middle', 'bottom'] as const;
export const SPACES = [...ROOMS, ...OUTSIDES, 'well', ...ROWS] as const;
/** Blocks of a card: a Steward card has the first three, a Diplomat card the last two. */
export const BLOCKS = ['top', 'middle', 'bottom', 'first', 'second'] as const;
export const GARDENS = ['plant', 'stone'] as const;
export const YARDS = ['yard5', 'yard3', 'yard1'] as const;
export const WORKERS = ['courtier', 'gardener', 'warrior'] as const;
export const RESOURCES = ['food', 'iron', 'pearl'] as const;

export type Colour = (typeof COLOURS)[number];
export type End = (typeof ENDS)[number];
export type Room = (typeof ROOMS)[number];
export type Space = (typeof SPACES)[number];
export type Row = (typeof ROWS)[number];
export type BlockName = (typeof BLOCKS)[number];
export type GardenKind = (typeof GARDENS)[number];
export type Yard = (typeof YARDS)[number];
export type Worker = (typeof WORKERS)[number];
export type Resource = (typeof RESOURCES)[number];

/** Numbers of the spaces that are not castle rooms, in the order of `SPACES`. */
export const OUTSIDE1 = 5;
export const WELL = 7;
export const TOP = 8;

export const COURTIER = 0;
export const GARDENER = 1;
export const WARRIOR = 2;

/** Printed value of each space (C3.3). */
export const SPACE_VALUE = [3, 3, 3, 4, 4, 5, 5, 1, 6, 6, 6];
/** Rooms 0-2 are the Stewards', 3-4 the Diplomats'. */
export const FIRST_DIPLOMAT_ROOM = 3;
/** Number of Die tiles beside each room. */
export const ROOM_TILES = [3, 3, 3, 2, 2];
/** The two worker actions of each space outside the walls. */
export const OUTSIDE_WORKERS = [
  [GARDENER, COURTIER],
  [WARRIOR, COURTIER],
];

/** Icons of each domain row: the first is open, the others lie under the five members. */
export const ROW_ICONS = [
  ['food 1', 'food 1', 'food 1', 'coin 2', 'food 1', 'seal 1'],
  ['iron 1', 'iron 1', 'iron 1', 'lantern', 'iron 1', 'coin 2'],
  ['pearl 1', 'pearl 1', 'pearl 1', 'seal 1', 'pearl 1', 'lantern'],
];

export const MEMBERS = 5;
export const YARD_IRON = [5, 3, 1];
export const YARD_WORTH = [2, 1, 1];
/** The tiles of each yard as places: yard5 blue and yellow, yard3 blue, yard1 yellow. */
export const YARD_PLACES = [[0, 1], [2], [3]];
/** Training tiles of all yards. */
export const YARD_TILES = YARD_PLACES.flat().length;
/** Whether each of the four yard places shows the blue side. */
export const PLACE_IS_BLUE = [true, false, true, false];

export const GATE_COINS = 2;
/** Pearl to climb 1 or 2 floors. */
export const CLIMB_PEARL = [0, 2, 5];

export const RESOURCE_CAP = 7;
export const SEAL_CAP = 5;
export const TIME_END = 20;
/** Seals to enter each space of the Passage of Time; 0 where nothing is asked. */
export const SEALS_TO_ENTER = Array.from({ length: TIME_END + 1 }, (_, space) =>
  space === 6 ? 1 : space === 11 ? 2 : space === 15 ? 3 : 0,
);
/** Points of each space of the Passage of Time (C11.3). */
export const TIME_POINTS = Array.from({ length: TIME_END + 1 }, (_, space) =>
  space < 6 ? 0 : space < 11 ? 3 : space < 15 ? 6 : space - 5,
);
/** Points of a courtier at the gate, on floor 1, on floor 2 and at the Daimyo (C11.4). */
export const COURTIER_POINTS = [1, 3, 6, 10];

export const ROUNDS = 3;
export const TURNS_A_ROUND = 3;
/** Dice of each colour by number of seats (the solo game has two). */
export const DICE_PER_COLOUR = [0, 0, 3, 4, 5];
