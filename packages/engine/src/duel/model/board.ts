/** What is printed on the boards of the Duel and on its rules: the same in every edition. */

export const COLOURS = ['coral', 'black', 'white'] as const;
export const RESOURCES = ['food', 'iron', 'pearl'] as const;
export const LOCATIONS = ['loc1', 'loc2', 'loc3', 'loc4', 'loc5', 'loc6'] as const;
export const DECKS = ['deck1', 'deck2', 'deck3'] as const;
export const ACTIVATION_SPACES = ['act1', 'act2', 'act3', 'act4', 'act5', 'act6'] as const;
/** What may lie beside a location: an Activation tile or an Influence deck. */
export const SOURCES = [...ACTIVATION_SPACES, ...DECKS] as const;
export const ACTIVATIONS = ['garden', 'training', 'courtier', 'trade', 'lantern', 'improve'] as const;
export const COLUMNS = ['stone1', 'stone2', 'stone3', 'plant1', 'plant2', 'plant3'] as const;
export const YARDS = ['basic', 'elite'] as const;
export const PATHS = ['left', 'right'] as const;
export const BENEFITS = ['any', 'seal', 'coin', 'change', 'vp'] as const;
export const TRADES = ['card', 'common', 'luxury'] as const;
export const REWARDS = ['first', 'second'] as const;
export const MONEY_KINDS = ['coin', 'seal'] as const;
export const ROUNDS = ['outgoing', 'return'] as const;
/** Flags, katanas, kabutos, blue cranes and white cranes, by the letters editions use. */
export const ICONS = 'FKHBW';

export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Location = (typeof LOCATIONS)[number];
export type Deck = (typeof DECKS)[number];
export type ActivationSpace = (typeof ACTIVATION_SPACES)[number];
export type Source = (typeof SOURCES)[number];
export type Activation = (typeof ACTIVATIONS)[number];
export type Column = (typeof COLUMNS)[number];
export type Yard = (typeof YARDS)[number];
export type Path = (typeof PATHS)[number];
export type Benefit = (typeof BENEFITS)[number];
export type Trade = (typeof TRADES)[number];
export type Reward = (typeof REWARDS)[number];
export type MoneyKind = (typeof MONEY_KINDS)[number];

// Numbers of the resources and of the Activation tiles, in the order of the lists above.
export const FOOD = 0;
export const IRON = 1;
export const PEARL = 2;
export const GARDEN_TILE = 0;
export const TRAINING_TILE = 1;
export const COURTIER_TILE = 2;
export const TRADE_TILE = 3;
export const LANTERN_TILE = 4;
export const IMPROVE_TILE = 5;
export const FIRST_DECK_SOURCE = ACTIVATION_SPACES.length;
/** Trades by number: for a card, for Common goods, for Luxury goods. */
export const TRADE_CARD = 0;

export const SEATS = 2;
export const TURNS_A_ROUND = 12;
export const TURNS = 2 * TURNS_A_ROUND;
export const STACK_LIMIT = 3;
export const TOKENS_PER_COLOUR = 2;
export const TOKENS = SEATS * COLOURS.length * TOKENS_PER_COLOUR;
export const CLAN_SEALS = 8;
export const DECK_SIZE = 12;
export const LANTERN_ROW = 3;
export const STARTING_OFFER = 3;
export const STACKS = ['common', 'luxury'] as const;
export const GOODS_A_STACK = 3;

/** Coins and seals together (D6.1), each resource and Change tiles (D6.2). */
export const MONEY_CAP = 10;
export const RESOURCE_CAP = 7;
export const CHANGE_CAP = 2;

/** The resource printed on each Lantern of the domain, by colour. */
export const PRINTED_LANTERN = [FOOD, IRON, PEARL];

/** Food for each garden column (D5.1) and the seals a column holds. */
export const COLUMN_COST = [2, 2, 2, 5, 5, 5];
export const COLUMN_SPACES = 2;
export const FIRST_PLANT_COLUMN = 3;
/** Iron for each yard (D5.2). */
export const YARD_COST = [2, 5];
/** Pearl for moving 1 or 2 spaces up (D5.3). */
export const CLIMB_COST = [0, 2, 5];
export const PATH_TOP = 3;
/** Resources for each trade (D5.5). */
export const TRADE_COST = [1, 2, 5];
export const IMPROVE_ACTION = 2;

/** What one seal in each yard adds to a katana and to a kabuto (D7.3). */
export const KATANA_WORTH = [1, 0];
export const KABUTO_WORTH = [1, 2];
