import type { EditionBase, GameName, Options } from '@shirasagi/engine';
import { engineOptions, isSolo, playersOf } from '../games/offers.js';
import type { SeatPlayer } from '../session/session.js';
import { LEVELS } from '../table/seats/characters.js';

export const RIVAL_LEVELS = ['easy', 'medium', 'hard'] as const;

/** Who may be chosen for a seat. */
export const OCCUPANTS = ['person', ...LEVELS] as const;
export type Occupant = (typeof OCCUPANTS)[number];

/** What a person chose on the start screen. */
export interface Setup {
  readonly game: GameName;
  readonly players: number;
  readonly seats: readonly Occupant[];
  readonly names: readonly string[];
  readonly rival: (typeof RIVAL_LEVELS)[number];
  readonly promo: boolean;
  readonly firstGame: boolean;
  /** The values it is played with; the built-in ones, unless told. */
  readonly edition?: EditionBase | undefined;
}

/** Who is played against when nothing is chosen. */
export const DEFAULT_LEVEL = 'gardener';

/** What is played when nothing is chosen: you against one opponent. */
export const defaultSetup = (game: GameName): Setup => ({
  game,
  players: 2,
  seats: ['person', DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL],
  names: ['', '', '', ''],
  rival: 'medium',
  promo: false,
  firstGame: false,
});

/** Who is played against by those who are new to a game. */
export const GENTLEST_LEVEL = LEVELS[0];

/** What is played by those who are new to a game: the gentlest opponent and the setup for a first game. */
export const gentleSetup = (game: GameName): Setup => ({
  ...defaultSetup(game),
  seats: ['person', GENTLEST_LEVEL, GENTLEST_LEVEL, GENTLEST_LEVEL],
  firstGame: true,
});

/** The engine's options for a setup. */
export const optionsOf = (setup: Setup): Options => engineOptions(setup.game, setup);

/** Who sits where. */
export function sittersOf({ game, players, seats, names }: Setup): SeatPlayer[] {
  const sitter = (seat: number): SeatPlayer => {
    const occupant = seats[seat];
    return occupant === 'person'
      ? { kind: 'person', name: names[seat].trim() }
      : { kind: 'opponent', level: occupant };
  };
  if (isSolo(game, players)) return [{ kind: 'person', name: names[0].trim() }, { kind: 'rival' }];
  return Array.from({ length: playersOf(game, players) }, (_, seat) => sitter(seat));
}
