import { board } from '@shirasagi/engine/castle';
import type { MemberKind } from '../../art/member';

/** What is printed on the boards, by the names drawing uses; the numbers are the engine's. */
export const { COLOURS, ROWS, YARDS, RESOURCES, GARDENS } = board;
export const FLOOR1 = board.FLOOR1_ROOMS;
export const FLOOR2 = board.FLOOR2_ROOMS;

export type RoomName = (typeof FLOOR1)[number] | (typeof FLOOR2)[number];
export type RowName = (typeof ROWS)[number];
export type YardName = (typeof YARDS)[number];
export type GardenName = (typeof GARDENS)[number];
export type OutsideName = (typeof board.OUTSIDES)[number];
export type SeatNumber = 0 | 1 | 2 | 3;

const printedValue = (space: (typeof board.SPACES)[number]): number =>
  board.SPACE_VALUE[board.SPACES.indexOf(space)];

export const SPACE_VALUE = {
  floor1: printedValue('S1'),
  floor2: printedValue('D1'),
  outside: printedValue('outside1'),
  well: printedValue('well'),
  domain: printedValue('top'),
} as const;

/** Die colour and members of the domain rows. */
export const ROW_COLOUR = { top: COLOURS[0], middle: COLOURS[1], bottom: COLOURS[2] } as const;
export const ROW_MEMBER = {
  top: board.WORKERS[0],
  middle: board.WORKERS[1],
  bottom: board.WORKERS[2],
} as const satisfies Record<RowName, MemberKind>;

const workersOf = (outside: number) => board.OUTSIDE_WORKERS[outside].map((worker) => board.WORKERS[worker]);

export const OUTSIDE_WORKERS = { outside1: workersOf(0), outside2: workersOf(1) };

const yardPrint = (yard: number) => ({ iron: board.YARD_IRON[yard], worth: board.YARD_WORTH[yard] });

/** Iron to train in a yard, and its worth in the final scoring. */
export const YARD_PRINT = { yard5: yardPrint(0), yard3: yardPrint(1), yard1: yardPrint(2) };

const [gate, floor1, floor2, daimyo] = board.COURTIER_POINTS;

/** Points of a courtier by where it stands at the end. */
export const COURT_POINTS = { gate, floor1, floor2, daimyo };

const BORDERS = board.SEALS_TO_ENTER.flatMap((seals, space) => (seals > 0 ? [space] : []));
const STARTS = [0, ...BORDERS];

/** The four seasons of the Passage of Time: spaces, and the seals to enter. */
export const SEASONS = (['spring', 'summer', 'autumn', 'winter'] as const).map((name, i) => ({
  name,
  from: STARTS[i],
  to: (STARTS[i + 1] ?? board.TIME_END + 1) - 1,
  seals: board.SEALS_TO_ENTER[STARTS[i]],
}));

/** Points of a space of the Passage of Time. */
export const timePoints = (space: number): number => board.TIME_POINTS[space];

/** The six icons of a domain row. */
export const rowIcons = (row: number): readonly string[] => board.ROW_ICONS[row];
