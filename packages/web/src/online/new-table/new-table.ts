import type { GameName } from '@shirasagi/engine';
import type { Clock, NewTable, OnTimeOut } from '@shirasagi/protocol';
import { isOffered, playersOf, switchesOf } from '../../games/offers.js';
import { cryptoRng } from '../../session/local/crypto-rng.js';
import type { OpponentLevel } from '../../session/session.js';

/** Who may sit in a seat that is not one's own. */
export type Guest = 'open' | 'link' | OpponentLevel;

export const RESERVES = [0, 5, 10, 15, 20, 30, 45, 60, 120] as const;
export const TURNS = [15, 30, 45, 60, 90, 120, 180, 300] as const;
export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

/** The choices made for a new table. */
export interface Choices {
  readonly game: GameName;
  readonly players: number;
  /** The seat of the person who opens the table; `lots` when it is drawn. */
  readonly own: number | 'lots';
  /** The other seats, in their order. */
  readonly guests: readonly Guest[];
  readonly promo: boolean;
  readonly firstGame: boolean;
  readonly clock: Clock['kind'];
  readonly reserveMinutes: number;
  readonly turnSeconds: number;
  readonly turnDays: number;
  readonly onTimeOut: OnTimeOut;
  readonly visibility: 'public' | 'private';
  readonly spectators: boolean;
}

const DEFAULTS: Choices = {
  game: 'castle',
  players: 2,
  own: 0,
  guests: ['open', 'open', 'open'],
  promo: false,
  firstGame: false,
  clock: 'live',
  reserveMinutes: 15,
  turnSeconds: 60,
  turnDays: 2,
  onTimeOut: 'opponent',
  visibility: 'public',
  spectators: true,
};

const KEY = 'shirasagi-table';

/** What was chosen last time, or what most people want. */
export function lastChoices(game: string | null): Choices {
  let kept: Partial<Choices> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Blocked or broken: the defaults serve.
  }
  const wanted = isOffered(game) ? { game } : {};
  return { ...DEFAULTS, ...kept, ...wanted } as Choices;
}

/** Keeps the choices for the next table. */
export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Blocked: next time it begins with the defaults.
  }
}

/** Seats besides one's own. */
export const guestSeats = ({ game, players }: Choices): number => playersOf(game, players) - 1;

/** The seat chosen for oneself; undefined when it is drawn. A smaller table may not have the one chosen before. */
export const ownSeat = (choices: Choices): number | undefined =>
  choices.own === 'lots' ? undefined : Math.min(choices.own, guestSeats(choices));

/** Whether the table begins at once: only opponents sit in the other seats. */
export const isFull = (choices: Choices): boolean =>
  choices.guests.slice(0, guestSeats(choices)).every((guest) => guest !== 'open' && guest !== 'link');

function clockOf({ clock, reserveMinutes, turnSeconds, turnDays }: Choices): Clock {
  if (clock === 'live') return { kind: clock, reserveSeconds: reserveMinutes * 60, turnSeconds };
  return clock === 'correspondence' ? { kind: clock, turnDays } : { kind: clock };
}

/** The table as the server is asked for it. */
export function newTable(choices: Choices): NewTable {
  const { game, onTimeOut, visibility, spectators } = choices;
  const guests = choices.guests
    .slice(0, guestSeats(choices))
    .map((guest): NewTable['seats'][number] =>
      guest === 'open' || guest === 'link' ? { kind: guest } : { kind: 'opponent', level: guest },
    );
  const own = ownSeat(choices) ?? cryptoRng(guests.length + 1, 0);
  return {
    game,
    options: switchesOf(game, choices),
    seats: guests.toSpliced(own, 0, { kind: 'me' }),
    clock: clockOf(choices),
    onTimeOut,
    visibility,
    spectators,
  };
}
