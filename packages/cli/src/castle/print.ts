import { effectWords, type Vocabulary } from '../sentences/effect-words.js';

/** What is printed on the boards of The White Castle, as far as a terminal shows it. */
export const SPACE_VALUE = { floor1: 3, floor2: 4, outside: 5, well: 1, domain: 6 } as const;
export const OUTSIDE_ACTIONS: Readonly<Record<string, string>> = {
  outside1: 'gardener or courtier',
  outside2: 'warrior or courtier',
};
export const YARD_IRON: Readonly<Record<string, number>> = { yard5: 5, yard3: 3, yard1: 1 };
export const YARD_WORTH: Readonly<Record<string, number>> = { yard5: 2, yard3: 1, yard1: 1 };
/** Icons of each domain row: the first is open, each of the others once one more member is out. */
export const ROW_ICONS: Readonly<Record<string, readonly string[]>> = {
  top: ['food 1', 'food 1', 'food 1', 'coin 2', 'food 1', 'seal 1'],
  middle: ['iron 1', 'iron 1', 'iron 1', 'lantern', 'iron 1', 'coin 2'],
  bottom: ['pearl 1', 'pearl 1', 'pearl 1', 'seal 1', 'pearl 1', 'lantern'],
};
/** Colour of the die each domain row takes. */
export const ROW_COLOUR: Readonly<Record<string, string>> = {
  top: 'coral',
  middle: 'black',
  bottom: 'white',
};
export const MEMBERS = 5;

const GAINS = {
  food: ['food', 'food'],
  iron: ['iron', 'iron'],
  pearl: ['pearl', 'pearl'],
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
  time: ['time', 'time'],
  any: ['any', 'any'],
  lantern: 'lantern',
  well: 'well',
  courtier: 'courtier',
  gardener: 'gardener',
  warrior: 'warrior',
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
