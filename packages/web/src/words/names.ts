import { CastleState, type State } from '@shirasagi/engine';
import type { Messages } from './load.js';
import type { Words } from './words.js';

type Effects = Messages['effects'];
type Clan = keyof Effects['clan'];

/** Clans by seat; each has a crest of that name. */
const CLANS = ['wave', 'maple', 'pine', 'chrysanthemum'] as const;

const clanOf = (state: State, seat: number): Clan =>
  state instanceof CastleState && state.level > 0 && seat === 1 ? 'rival' : CLANS[seat];

/** A clan's name, such as `Wave`, or the rival's. */
export function clanName(t: Words, state: State, seat: number): string {
  return t(`effects.clan.${clanOf(state, seat)}`);
}

/** A clan as the one who acts, to begin a sentence: `The Wave clan`. */
export function doerName(t: Words, state: State, seat: number): string {
  return t(`effects.doer.${clanOf(state, seat)}`);
}

/** A category of the score sheet. */
export function categoryName(t: Words, category: string): string {
  return t(`effects.category.${category as keyof Effects['category']}`);
}

/** A level of an opponent or of the rival. */
export function levelName(t: Words, level: keyof Effects['level']): string {
  return t(`effects.level.${level}`);
}

/** A place of the castle's board, by the word moves use. */
export function placeName(t: Words, place: string): string {
  return t(`effects.place.${place as keyof Effects['place']}`);
}

/** Where a die goes, as it follows "place the die". */
export function toPlace(t: Words, space: string): string {
  return t(`effects.to.${space as keyof Effects['to']}`);
}

/** A garden by the bridge above it. */
export function gardenName(t: Words, bridge: string, garden: string): string {
  return t(`effects.garden.${`${bridge}_${garden}` as keyof Effects['garden']}`);
}

/** A training yard of either game. */
export function yardName(t: Words, yard: string): string {
  return t(`effects.yard.${yard as keyof Effects['yard']}`);
}
