import type { Colour } from '../model/board.js';

/** An Influence card: its cost (`3c 1s`; c coins, s seals, a any mix), its scroll, its icons once improved. */
export interface InfluenceCard {
  readonly id: string;
  readonly cost: string;
  readonly scroll: string;
  readonly icons: string;
}
/** A Starting Resource card: gained at once, then a reward in the Lantern Area of its colour. */
export interface StartingCard {
  readonly id: string;
  readonly gain: string;
  readonly colour: Colour;
  readonly reward: string;
}
/** A Garden tile: what either side gives. */
export interface GardenTile {
  readonly id: string;
  readonly stone: string;
  readonly plant: string;
}
/** A Training Yard tile: two rewards with a slash between them. */
export interface YardTile {
  readonly id: string;
  readonly choose: string;
}
/** A Social Climbing tile: light side up on space 1, dark side up on space 2. */
export interface ClimbTile {
  readonly id: string;
  readonly light: string;
  readonly dark: string;
}
/** A Merchandise tile. */
export interface GoodsTile {
  readonly id: string;
  readonly icons: string;
}

/** All values an edition may replace; ids and counts are fixed. */
export interface DuelComponents {
  readonly influence: {
    readonly weapon: readonly InfluenceCard[];
    readonly flag: readonly InfluenceCard[];
    readonly origami: readonly InfluenceCard[];
  };
  /** Five rewards a colour: the cards `coral1` to `coral5` and so on. */
  readonly lantern: {
    readonly coral: readonly string[];
    readonly black: readonly string[];
    readonly white: readonly string[];
  };
  readonly starting: readonly StartingCard[];
  /** Colours of the six Location tiles, two of each. */
  readonly location: readonly Colour[];
  /** Three floors of five places: source, location, source, location, source. */
  readonly floors: readonly (readonly string[])[];
  readonly gardens: {
    /** Icons at the foot of the three stone columns and of the three plant columns. */
    readonly stoneIcons: readonly string[];
    readonly plantIcons: readonly string[];
    readonly tiles: readonly GardenTile[];
  };
  readonly yards: {
    readonly basic: readonly YardTile[];
    readonly elite: readonly YardTile[];
    readonly spaces: { readonly basic: number; readonly elite: number };
  };
  readonly climb: {
    readonly tiles: readonly ClimbTile[];
    /** What the third space of either path gives. */
    readonly top: { readonly left: string; readonly right: string };
  };
  readonly merchandise: { readonly common: readonly GoodsTile[]; readonly luxury: readonly GoodsTile[] };
}

function influence(id: string, cost: string, scroll: string, icons: string): InfluenceCard {
  return { id, cost, scroll, icons };
}

/** The built-in edition. */
export const BUILT_IN: DuelComponents = {
  influence: {
    weapon: [
      influence('w01', '1c', 'iron 2', 'K'),
      influence('w02', '3c', 'training-1', 'K'),
      influence('w03', '2s', 'iron 2', 'KK'),
      influence('w04', '4c', 'lantern_card', 'KK'),
      influence('w05', '3c', 'iron 1, vp 1', 'KK'),
      influence('w06', '5a', 'training-1', 'KK'),
      influence('w07', '2s', 'well 2', 'H'),
      influence('w08', '4c', 'any 2', 'H'),
      influence('w09', '4a', 'training-1', 'H'),
      influence('w10', '4a', 'vp 2', 'KH'),
      influence('w11', '3c 1s', 'improve 1', 'KH'),
      influence('w12', '6a', 'vp 1', 'HH'),
    ],
    flag: [
      influence('f01', '1c', 'pearl 3', 'F'),
      influence('f02', '1s', 'money 3', 'F'),
      influence('f03', '1a', 'pay 1c > courtier-1', 'F'),
      influence('f04', '3c', 'pearl 2', 'FF'),
      influence('f05', '3a', 'lantern_card', 'FF'),
      influence('f06', '3c', 'well 1', 'FF'),
      influence('f07', '2s', 'vp 2', 'FF'),
      influence('f08', '3a', 'courtier-1', 'FF'),
      influence('f09', '3c', 'lantern:white', 'FF'),
      influence('f10', '4a', 'any 2', 'FFF'),
      influence('f11', '4c', 'vp 1', 'FFF'),
      influence('f12', '3c 1s', 'improve 1', 'FFF'),
    ],
    origami: [
      influence('o01', '1c', 'food 2', 'B'),
      influence('o02', '1s', 'any 1, coin 1', 'W'),
      influence('o03', '3s', 'vp 2, lantern_card', 'W'),
      influence('o04', '4c', 'food 1', 'BB'),
      influence('o05', '5a', 'garden-1', 'BB'),
      influence('o06', '5c', 'lantern:coral', 'BB'),
      influence('o07', '3a', 'trade-1', 'WW'),
      influence('o08', '4c', 'seal 2', 'WW'),
      influence('o09', '3s', 'well 1', 'WW'),
      influence('o10', '4c', 'any 1', 'BW'),
      influence('o11', '5a', 'lantern_card', 'BW'),
      influence('o12', '6a', 'vp 1', 'BBW'),
    ],
  },
  lantern: {
    coral: ['coin 1', 'vp 1', 'iron 1', 'pearl 1', 'seal 1'],
    black: ['coin 1', 'vp 1', 'food 1', 'pearl 1', 'seal 1'],
    white: ['coin 1', 'vp 1', 'food 1', 'iron 1', 'seal 1'],
  },
  starting: [
    { id: 'b1', gain: 'iron 2, pearl 2, coin 3, seal 1', colour: 'coral', reward: 'coin 1' },
    { id: 'b2', gain: 'food 3, coin 3, seal 2', colour: 'coral', reward: 'seal 1' },
    { id: 'b3', gain: 'food 2, pearl 2, coin 2, seal 1', colour: 'black', reward: 'food 1' },
    { id: 'b4', gain: 'food 1, iron 3, coin 3, seal 1', colour: 'black', reward: 'coin 1' },
    { id: 'b5', gain: 'food 2, iron 2, coin 3, seal 1', colour: 'white', reward: 'iron 1' },
    { id: 'b6', gain: 'food 2, pearl 2, coin 4, seal 1', colour: 'white', reward: 'coin 1' },
  ],
  location: ['coral', 'coral', 'black', 'black', 'white', 'white'],
  floors: [
    ['deck1', 'loc1', 'act1', 'loc2', 'act2'],
    ['act3', 'loc3', 'deck2', 'loc4', 'act4'],
    ['act5', 'loc5', 'act6', 'loc6', 'deck3'],
  ],
  gardens: {
    stoneIcons: ['F', 'K', 'W'],
    plantIcons: ['H', 'FF', 'BW'],
    tiles: [
      { id: 'g1', stone: 'coin 2', plant: 'vp 3' },
      { id: 'g2', stone: 'vp 1, coin 1', plant: 'lantern_card_activate' },
      { id: 'g3', stone: 'lantern_card', plant: 'any 3' },
      { id: 'g4', stone: 'improve 1', plant: 'improve 2, coin 1' },
      { id: 'g5', stone: 'well 2', plant: 'well 3' },
      { id: 'g6', stone: 'pearl 2, coin 1', plant: 'pearl 3, vp 2' },
      { id: 'g7', stone: 'iron 2', plant: 'lantern_card, vp 2' },
      { id: 'g8', stone: 'trade-1', plant: 'free_card' },
    ],
  },
  yards: {
    basic: [
      { id: 'n1', choose: 'lantern_card / vp 2' },
      { id: 'n2', choose: 'seal 2 / any 1' },
      { id: 'n3', choose: 'lantern:any / well 2' },
      { id: 'n4', choose: 'improve 1 / coin 3' },
    ],
    elite: [
      { id: 'e1', choose: 'vp 4 / lantern_card_activate' },
      { id: 'e2', choose: 'free_card / vp 3' },
      { id: 'e3', choose: 'improve 2, vp 2 / any 4' },
      { id: 'e4', choose: 'lantern:any, vp 3 / buy_card, coin 2' },
    ],
    spaces: { basic: 6, elite: 4 },
  },
  climb: {
    tiles: [
      { id: 'c1', light: 'lantern_card', dark: 'buy_card' },
      { id: 'c2', light: 'coin 3', dark: 'lantern:any' },
      { id: 'c3', light: 'seal 2, vp 1', dark: 'improve 1, coin 2' },
      { id: 'c4', light: 'well 2, coin 1', dark: 'well 3' },
      { id: 'c5', light: 'vp 2, change', dark: 'vp 3, seal 1' },
      { id: 'c6', light: 'any 2, coin 1', dark: 'any 3' },
    ],
    top: { left: 'buy_card', right: 'improve 2' },
  },
  merchandise: {
    common: [
      { id: 'm1', icons: 'W' },
      { id: 'm2', icons: 'B' },
      { id: 'm3', icons: 'F' },
    ],
    luxury: [
      { id: 'x1', icons: 'BW' },
      { id: 'x2', icons: 'KH' },
      { id: 'x3', icons: 'FFF' },
    ],
  },
};
