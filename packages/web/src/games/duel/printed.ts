import { board } from '@shirasagi/engine/duel';

/** What is printed on the boards of the Duel, by the names drawing uses; the numbers are the engine's. */
export const {
  COLOURS,
  RESOURCES,
  ACTIVATIONS,
  PATHS,
  YARDS,
  BENEFITS,
  COLUMN_SPACES,
  TURNS_A_ROUND,
  CLAN_SEALS,
} = board;
export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Activation = (typeof ACTIVATIONS)[number];
export type Path = (typeof PATHS)[number];
export type Yard = (typeof YARDS)[number];

const lanternResource = (colour: number): Resource => RESOURCES[board.PRINTED_LANTERN[colour]];

/** The resource under each Lantern of a domain. */
export const LANTERN_RESOURCE: Readonly<Record<Colour, Resource>> = {
  coral: lanternResource(0),
  black: lanternResource(1),
  white: lanternResource(2),
};

export const GARDEN_COST = {
  stone: board.COLUMN_COST[0],
  plant: board.COLUMN_COST[board.FIRST_PLANT_COLUMN],
};
export const YARD_COST = { basic: board.YARD_COST[0], elite: board.YARD_COST[1] };
/** Pearl for one step up and for two. */
export const CLIMB_COST = board.CLIMB_COST.slice(1);
export const TRADE_COST = {
  card: board.TRADE_COST[0],
  common: board.TRADE_COST[1],
  luxury: board.TRADE_COST[2],
};

const worth = (yard: number) => ({ katana: board.KATANA_WORTH[yard], kabuto: board.KABUTO_WORTH[yard] });

/** What one seal in a yard adds to each katana and each kabuto. */
export const YARD_WORTH = { basic: worth(0), elite: worth(1) };

export const STORAGE = board.MONEY_CAP;
export const TRACK = board.RESOURCE_CAP;
export const CHANGE_PLACES = board.CHANGE_CAP;

/** The icons of the final scoring by the letters editions use. */
export const SCORING_ICONS = {
  F: 'flag',
  K: 'katana',
  H: 'kabuto',
  B: 'crane-blue',
  W: 'crane-white',
} as const;
export type ScoringLetter = keyof typeof SCORING_ICONS;
