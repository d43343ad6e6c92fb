import { board } from '@shirasagi/engine/castle';
import { effectWords, type Vocabulary } from '../sentences/effect-words.js';

/** What is printed on the boards of The White Castle, by the names a terminal shows; the numbers are the engine's. */
const byName = <T>(names: readonly string[], values: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name, i) => [name, values[i]]));

const SPACES = byName(board.SPACES, board.SPACE_VALUE);
export const SPACE_VALUE = {
  floor1: SPACES.S1,
  floor2: SPACES.D1,
  outside: SPACES.outside1,
  well: SPACES.well,
} as const;
export const OUTSIDE_ACTIONS = byName(
  board.OUTSIDES,
  board.OUTSIDE_WORKERS.map((workers) => workers.map((worker) => board.WORKERS[worker]).join(' or ')),
);
export const YARD_IRON = byName(board.YARDS, board.YARD_IRON);
export const YARD_WORTH = byName(board.YARDS, board.YARD_WORTH);
/** Icons of each domain row: the first is open, each of the others once one more member is out. */
export const ROW_ICONS = byName(board.ROWS, board.ROW_ICONS);
/** Colour of the die each domain row takes. */
export const ROW_COLOUR = byName(board.ROWS, board.COLOURS);
export const { MEMBERS } = board;

const GAINS = {
  coin: ['coin', 'coins'],
  seal: ['seal', 'seals'],
  vp: ['point', 'points'],
  'decree:coin': 'a Decree (1 coin)',
  'decree:seal': 'a Decree (1 seal)',
  'decree:vp': 'a Decree (1 point)',
} as const;

/** Words of effects for the board, where room is scarce. */
export const SHORT: Vocabulary = {
  ...GAINS,
  worker: 'any member',
  domain: 'domain row',
  light: 'light block',
  'tile:coral': 'coral block',
  'tile:black': 'black block',
  'tile:white': 'white block',
  'tile:any': 'any block',
};

/** Words of effects for sentences. */
export const LONG: Vocabulary = {
  ...GAINS,
  time: ['step on the time track', 'steps on the time track'],
  any: ['resource of your choice', 'resources of your choice'],
  lantern: 'Lantern Reward',
  well: 'the well',
  courtier: 'courtier action',
  gardener: 'gardener action',
  warrior: 'warrior action',
  worker: 'courtier, gardener or warrior action',
  domain: 'a domain row',
  light: 'a light block in any room',
  'tile:coral': 'a block beside a coral tile',
  'tile:black': 'a block beside a black tile',
  'tile:white': 'a block beside a white tile',
  'tile:any': 'a block beside any tile',
};

const PLACES: Readonly<Record<string, string>> = {
  outside1: 'outside the walls (gardener or courtier)',
  outside2: 'outside the walls (warrior or courtier)',
  well: 'at the well',
  top: 'on the top row of the domain',
  middle: 'on the middle row of the domain',
  bottom: 'on the bottom row of the domain',
};

/** Where a die goes, in words. */
export function spaceWords(space: string): string {
  return PLACES[space] ?? `in room ${space}`;
}

const RIVAL_ACTIONS: Vocabulary = {
  gate: 'a courtier to the gate',
  climb: ['floor up', 'floors up'],
  plant: 'a gardener to a plant garden',
  stone: 'a gardener to a stone garden',
  garden: 'a gardener to any garden',
  yard5: 'a warrior to the 5-iron yard',
  yard3: 'a warrior to the 3-iron yard',
  yard1: 'a warrior to the 1-iron yard',
  vp: ['point', 'points'],
  time: ['step on the time track', 'steps on the time track'],
  coin: ['coin', 'coins'],
};

/** An action of the rival in words. */
export function rivalAction(action: string): string {
  return effectWords(action, RIVAL_ACTIONS);
}
