import type { State } from '@shirasagi/engine';
import { rivalSeat } from '../games/rivals.js';
import type { Messages } from './load.js';
import type { Words } from './words.js';

type Effects = Messages['effects'];
type Clan = keyof Effects['clan'];

/** Clans by seat; each has a crest of that name. */
const CLANS = ['wave', 'maple', 'pine', 'chrysanthemum'] as const;

/** A clan as messages choose its form by: `wave`, or `rival`. */
export const clanOf = (state: State, seat: number): Clan =>
  seat === rivalSeat(state) ? 'rival' : CLANS[seat];

/** A clan's name, such as `Wave`, or the rival's. */
export function clanName(t: Words, state: State, seat: number): string {
  return t(`effects.clan.${clanOf(state, seat)}`);
}

/** What each seat is called in a sentence: a person's name; undefined where it goes by its clan. */
export type Subjects = readonly (string | undefined)[];

/** Who did something, to begin a sentence with: `Ann`, or `The Wave clan`. */
export const whoOf = (t: Words, state: State, seat: number, subjects: Subjects): string =>
  subjects[seat] ?? t('moves.who', { clan: clanOf(state, seat) });

/** A category of the score sheet. */
export function categoryName(t: Words, category: string): string {
  return t(`effects.category.${category as keyof Effects['category']}`);
}

/** A level of an opponent or of the rival. */
export function levelName(t: Words, level: keyof Effects['level']): string {
  return t(`effects.level.${level}`);
}

/** A place of the castle's board as a label, by the word moves use. */
export function placeName(t: Words, place: string): string {
  return t(`effects.place.${place as keyof Effects['place']}`);
}

const FLOORS: Readonly<Record<string, string>> = { S: 'steward', D: 'diplomat' };

/** A place of the castle's board as messages choose its form by: a room is its floor and its number. */
export function placeForm(place: string): { place: string; number: number } {
  const [, floor, number] = /^([SD])([1-3])$/.exec(place) ?? [];
  return floor ? { place: FLOORS[floor], number: Number(number) } : { place, number: 0 };
}
