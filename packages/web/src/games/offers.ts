import type { GameName, Options } from '@shirasagi/engine';
import { castleOffer } from './castle/offer';
import { duelOffer } from './duel/offer';
import type { GameOffer } from './game-offer';

/** The games one can begin, in the order they are offered. */
export const OFFERS: Readonly<Record<GameName, GameOffer>> = { castle: castleOffer, duel: duelOffer };
export const OFFERED = Object.keys(OFFERS) as readonly GameName[];

/** Whether a text names a game that is offered. */
export const isOffered = (name: string | null): name is GameName =>
  name !== null && Object.hasOwn(OFFERS, name);

/** What can be chosen for a game; a game takes of it what it knows. */
export interface GameChoices {
  readonly players: number;
  /** The level of the rival, for one player alone. */
  readonly rival: string;
  readonly firstGame: boolean;
  readonly promo: boolean;
}

/** How many play: the number chosen, or the only one there is. */
export const playersOf = (game: GameName, chosen: number): number => {
  const { players } = OFFERS[game];
  return players.includes(chosen) ? chosen : players[0];
};

/** Whether one player alone meets the rival. */
export const isSolo = (game: GameName, chosen: number): boolean =>
  OFFERS[game].rival && playersOf(game, chosen) === 1;

/** The options that are on or off, as the engine takes them. */
export const switchesOf = (
  game: GameName,
  choices: Pick<GameChoices, 'firstGame' | 'promo'>,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries(OFFERS[game].switches.map((name) => [name, choices[name]]));

/** The engine's options for what was chosen. */
export function engineOptions(game: GameName, choices: GameChoices): Options {
  return {
    ...(OFFERS[game].players.length > 1 && { players: playersOf(game, choices.players) }),
    ...switchesOf(game, choices),
    ...(isSolo(game, choices.players) && { level: choices.rival }),
  };
}
