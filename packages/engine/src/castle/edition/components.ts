import { RIVAL_CARDS, type RivalCard } from './rival-deck.js';

/** What is printed on the cards and tiles of The White Castle, one table per kind. */

/** A block of a Steward or Diplomat card. */
export interface Block {
  readonly do: string;
  readonly dark?: true;
}
export interface StewardCard {
  readonly id: string;
  readonly threePlus: boolean;
  readonly top: Block;
  readonly middle: Block;
  readonly bottom: Block;
}
export interface DiplomatCard {
  readonly id: string;
  readonly threePlus: boolean;
  readonly first: Block;
  readonly second: Block;
  /** How many domain rows, from the top, the first block serves; the second serves the rest. */
  readonly firstRows: 1 | 2;
}
export interface DaimyoCard {
  readonly id: string;
  readonly favours: readonly [string, string, string];
}
export interface StartingAction {
  readonly id: string;
  readonly do: string;
  readonly copies: number;
}
export interface StartingResource {
  readonly id: string;
  readonly gain: string;
  readonly lantern: string;
}
export interface Decree {
  readonly id: string;
  readonly lantern: string;
}
export interface GardenCard {
  readonly id: string;
  readonly kind: 'plant' | 'stone';
  readonly food: number;
  readonly points: number;
  readonly do: string;
}
export interface YardTile {
  readonly id: string;
  readonly blue: string;
  readonly yellow: string;
}

/** All values an edition may replace; ids and counts are fixed. */
export interface CastleComponents {
  readonly stewards: readonly StewardCard[];
  readonly diplomats: readonly DiplomatCard[];
  readonly daimyo: readonly DaimyoCard[];
  readonly startingActions: readonly StartingAction[];
  readonly startingResources: readonly StartingResource[];
  readonly decrees: readonly Decree[];
  readonly gardens: readonly GardenCard[];
  readonly yardTiles: readonly YardTile[];
  /** Reward sides of the Die tiles: each reward exists once in every colour. */
  readonly tileRewards: readonly string[];
  /** The rival's deck of the solo game. */
  readonly rivalDeck: readonly RivalCard[];
  /** Lantern sides shared by a whole kind of card. */
  readonly lanternSides: {
    readonly steward: string;
    readonly diplomat: string;
    readonly startingAction: string;
  };
  /** One more of four kinds, in play only when the table asks for it. */
  readonly promo: {
    readonly gardens: readonly GardenCard[];
    readonly daimyo: readonly DaimyoCard[];
    readonly yardTiles: readonly YardTile[];
  };
}

const light = (effect: string): Block => ({ do: effect });
const dark = (effect: string): Block => ({ do: effect, dark: true });

function steward(id: string, players: '2+' | '3+', top: Block, middle: Block, bottom: Block): StewardCard {
  return { id, threePlus: players === '3+', top, middle, bottom };
}

function diplomat(
  id: string,
  players: '2+' | '3+',
  first: Block,
  firstRows: 1 | 2,
  second: Block,
): DiplomatCard {
  return { id, threePlus: players === '3+', first, second, firstRows };
}

/** The printed edition. */
export const PRINTED: CastleComponents = {
  stewards: [
    steward('s01', '3+', dark('pay seal 1 > courtier'), light('seal 1, vp 1'), light('food 1, lantern')),
    steward('s02', '2+', dark('pay seal 1 > courtier'), light('time 1'), light('iron 2')),
    steward('s03', '3+', dark('pay seal 1 > courtier'), light('lantern'), light('vp 2')),
    steward('s04', '2+', dark('pay seal 1 > warrior'), light('coin 1, well'), light('lantern')),
    steward('s05', '2+', dark('pay seal 1 > warrior'), light('food 1, pearl 1'), light('iron 1, lantern')),
    steward('s06', '3+', light('iron 1, lantern'), dark('pay seal 1 > gardener'), light('any 2')),
    steward('s07', '2+', light('time 1'), dark('pay seal 1 > gardener'), light('food 2')),
    steward('s08', '3+', light('coin 1, well'), dark('pay seal 1 > gardener'), light('time 1')),
    steward('s09', '2+', light('coin 1, well'), dark('pay seal 1 > courtier'), light('food 2')),
    steward('s10', '2+', light('seal 1, any 1'), dark('pay seal 1 > courtier'), light('iron 1, food 1')),
    steward('s11', '3+', light('any 2'), light('pearl 1, lantern'), dark('pay seal 1 > warrior')),
    steward('s12', '2+', light('pearl 2'), light('seal 1, vp 1'), dark('pay seal 1 > gardener')),
    steward('s13', '2+', light('iron 2'), light('lantern'), dark('pay seal 1 > gardener')),
    steward('s14', '3+', light('vp 2'), light('seal 1, any 1'), dark('pay seal 1 > warrior')),
    steward('s15', '2+', light('time 1'), light('pearl 2'), dark('pay seal 1 > warrior')),
  ],
  diplomats: [
    diplomat('d01', '3+', dark('courtier'), 1, light('any 3')),
    diplomat('d02', '2+', dark('courtier'), 1, light('time 2')),
    diplomat('d03', '2+', dark('courtier'), 1, light('vp 2, well')),
    diplomat('d04', '2+', dark('courtier'), 1, light('seal 1, lantern')),
    diplomat('d05', '2+', dark('warrior'), 1, light('any 3')),
    diplomat('d06', '2+', dark('warrior'), 1, light('time 2')),
    diplomat('d07', '2+', light('time 2'), 1, dark('gardener')),
    diplomat('d08', '2+', light('vp 2, well'), 1, dark('gardener')),
    diplomat('d09', '3+', light('vp 2, well'), 2, dark('warrior')),
    diplomat('d10', '2+', light('coin 2, lantern'), 2, dark('warrior')),
    diplomat('d11', '2+', light('time 1, lantern'), 2, dark('gardener')),
    diplomat('d12', '3+', light('any 3'), 2, dark('gardener')),
  ],
  daimyo: [
    { id: 'y1', favours: ['well', 'food 2', 'time 2'] },
    { id: 'y2', favours: ['well', 'vp 2', 'seal 2'] },
    { id: 'y3', favours: ['well', 'pearl 2', 'coin 3'] },
    { id: 'y4', favours: ['light', 'pearl 2', 'vp 2'] },
    { id: 'y5', favours: ['light', 'iron 2', 'coin 3'] },
    { id: 'y6', favours: ['light', 'time 2', 'seal 2'] },
    { id: 'y7', favours: ['lantern', 'iron 2', 'seal 2'] },
    { id: 'y8', favours: ['lantern', 'food 2', 'vp 2'] },
    { id: 'y9', favours: ['lantern', 'time 2', 'coin 3'] },
  ],
  startingActions: [
    { id: 'a1', do: 'courtier', copies: 2 },
    { id: 'a2', do: 'warrior', copies: 2 },
    { id: 'a3', do: 'gardener', copies: 2 },
  ],
  startingResources: [
    { id: 'r1', gain: 'food 2, iron 1, coin 2, seal 1, decree:coin', lantern: 'pearl 1' },
    { id: 'r2', gain: 'any 2, coin 4, seal 2', lantern: 'pearl 1' },
    { id: 'r3', gain: 'iron 2, pearl 1, coin 5, seal 1', lantern: 'pearl 1' },
    { id: 'r4', gain: 'pearl 2, iron 1, coin 4, decree:seal', lantern: 'iron 1' },
    { id: 'r5', gain: 'any 3, coin 4, seal 1', lantern: 'iron 1' },
    { id: 'r6', gain: 'food 1, iron 2, pearl 1, coin 3, seal 1', lantern: 'iron 1' },
    { id: 'r7', gain: 'any 1, coin 2, seal 2, decree:vp', lantern: 'food 1' },
    { id: 'r8', gain: 'food 2, iron 2, pearl 1, coin 4, seal 1', lantern: 'food 1' },
    { id: 'r9', gain: 'food 4, iron 2, coin 3, seal 2', lantern: 'food 1' },
  ],
  decrees: [
    { id: 'coin', lantern: 'coin 1' },
    { id: 'seal', lantern: 'seal 1' },
    { id: 'vp', lantern: 'vp 1' },
  ],
  gardens: [
    { id: 'p1', kind: 'plant', food: 5, points: 9, do: 'pay coin 4 > tile:any' },
    { id: 'p2', kind: 'plant', food: 4, points: 7, do: 'pay coin 3 > gardener' },
    { id: 'p3', kind: 'plant', food: 4, points: 7, do: 'pay coin 3 > courtier' },
    { id: 'p4', kind: 'plant', food: 4, points: 7, do: 'pay coin 3 > warrior' },
    { id: 'p5', kind: 'plant', food: 3, points: 5, do: 'pay coin 4 > domain' },
    { id: 'k1', kind: 'stone', food: 1, points: 1, do: 'any 2' },
    { id: 'k2', kind: 'stone', food: 1, points: 1, do: 'coin 3' },
    { id: 'k3', kind: 'stone', food: 2, points: 3, do: 'seal 2' },
    { id: 'k4', kind: 'stone', food: 2, points: 3, do: 'light' },
    { id: 'k5', kind: 'stone', food: 3, points: 5, do: 'well' },
  ],
  yardTiles: [
    { id: 't1', blue: 'courtier', yellow: 'pearl 3' },
    { id: 't2', blue: 'warrior', yellow: 'time 2' },
    { id: 't3', blue: 'gardener', yellow: 'food 3' },
    { id: 't4', blue: 'tile:coral', yellow: 'well' },
    { id: 't5', blue: 'tile:white', yellow: 'seal 2' },
    { id: 't6', blue: 'tile:black', yellow: 'coin 5' },
    { id: 't7', blue: 'tile:any', yellow: 'light' },
    { id: 't8', blue: 'domain', yellow: 'vp 2' },
  ],
  rivalDeck: RIVAL_CARDS,
  tileRewards: ['food 1', 'iron 1', 'pearl 1', 'any 1', 'coin 1'],
  lanternSides: { steward: 'coin 1', diplomat: 'vp 1', startingAction: 'time 1' },
  promo: {
    gardens: [
      { id: 'p6', kind: 'plant', food: 3, points: 5, do: 'pay coin 4 > worker' },
      { id: 'k6', kind: 'stone', food: 2, points: 3, do: 'lantern' },
    ],
    daimyo: [{ id: 'y10', favours: ['tile:coral', 'tile:black', 'tile:white'] }],
    yardTiles: [{ id: 't9', blue: 'worker', yellow: 'lantern' }],
  },
};
