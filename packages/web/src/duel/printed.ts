/** What is printed on the boards of the Duel: prices and places the table draws but never reckons with. */

export const COLOURS = ['coral', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const RESOURCES = ['food', 'iron', 'pearl'] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIVATIONS = ['garden', 'training', 'courtier', 'trade', 'lantern', 'improve'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

export const PATHS = ['left', 'right'] as const;
export type Path = (typeof PATHS)[number];

export const YARDS = ['basic', 'elite'] as const;
export type Yard = (typeof YARDS)[number];

export const BENEFITS = ['any', 'seal', 'coin', 'change', 'vp'] as const;

/** The resource under each Lantern of a domain. */
export const LANTERN_RESOURCE: Readonly<Record<Colour, Resource>> = {
  coral: 'food',
  black: 'iron',
  white: 'pearl',
};

export const GARDEN_COST = { stone: 2, plant: 5 } as const;
export const YARD_COST = { basic: 2, elite: 5 } as const;
/** Pearl for one step up and for two. */
export const CLIMB_COST = [2, 5] as const;
export const TRADE_COST = { card: 1, common: 2, luxury: 5 } as const;

/** What one seal in a yard adds to each katana and each kabuto. */
export const YARD_WORTH = { basic: { katana: 1, kabuto: 1 }, elite: { katana: 0, kabuto: 2 } } as const;

export const COLUMN_SPACES = 2;
export const TURNS_A_ROUND = 12;
export const CLAN_SEALS = 8;
export const STORAGE = 10;
export const TRACK = 7;
export const CHANGE_PLACES = 2;

/** The icons of the final scoring by the letters editions use. */
export const SCORING_ICONS = {
  F: 'flag',
  K: 'katana',
  H: 'kabuto',
  B: 'crane-blue',
  W: 'crane-white',
} as const;
export type ScoringLetter = keyof typeof SCORING_ICONS;
