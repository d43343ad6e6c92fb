/** The game of the day: what one asks for, and how days, tries and rankings are seen. */
import { LEVELS } from '@shirasagi/bots';
import { GAME_NAMES } from '@shirasagi/engine';
import { z } from 'zod';
import { DAY_GAMES, type DayGame, isDay } from './days.js';
import { TableId, Time } from './ids.js';

export const DayText = z.string().max(10).refine(isDay, { error: 'must be a day such as 2026-11-16' });
const Game = z.enum(DAY_GAMES);

/** How a game of the day is played; kept with the day, so that it stays what it was. */
export const DayTerms = z
  .strictObject({
    game: z.enum(GAME_NAMES),
    options: z.record(z.string(), z.unknown()).readonly(),
    /** The opponent in the second seat: how it is shown, and how it thinks, in states it looks at. */
    opponent: z
      .strictObject({ level: z.enum(LEVELS), spec: z.string() })
      .readonly()
      .nullable(),
  })
  .readonly();
export type DayTerms = z.output<typeof DayTerms>;

/** The terms of new days: an opponent of about a samurai's strength. */
export const TERMS: Readonly<Record<DayGame, DayTerms>> = {
  castle: {
    game: 'castle',
    options: { players: 2 },
    opponent: { level: 'samurai', spec: 'search:700n' },
  },
  duel: {
    game: 'duel',
    options: {},
    opponent: { level: 'samurai', spec: 'search:500n' },
  },
  solo: { game: 'castle', options: { players: 1, level: 'medium' }, opponent: null },
};

const ofEach = <T extends z.ZodType>(value: T) =>
  z.strictObject({ castle: value, duel: value, solo: value }).readonly();

/** What became of a try: it goes on, was played to its end, was given up, or came too late to count. */
export const TryStatus = z.enum(['running', 'finished', 'given-up', 'late']);
export type TryStatus = z.output<typeof TryStatus>;

/** A person's own try. */
export const OwnTry = z
  .strictObject({
    table: TableId,
    status: TryStatus,
    points: z.int().nullable(),
    /** Among everybody who has finished; those with the same points share a place. */
    place: z.int().nullable(),
  })
  .readonly();
export type OwnTry = z.output<typeof OwnTry>;

/** A day: its hash from the start, its seed once it is closed. */
export const DayHead = z
  .strictObject({
    day: DayText,
    /** SHA-256 of the seed. */
    commitment: z.string(),
    seed: z.string().nullable(),
    /** Whether it was made after its time, because no server ran: nobody could play it then. */
    afterwards: z.boolean(),
    terms: ofEach(DayTerms),
  })
  .readonly();
export type DayHead = z.output<typeof DayHead>;

/** How one game of a day stands. */
export const DayGameView = z
  .strictObject({
    /** People who have finished. */
    finished: z.int(),
    /** The best points so far; null when nobody has finished. */
    best: z.int().nullable(),
    mine: OwnTry.nullable(),
    /** A practice game of one's own that goes on. */
    practice: TableId.nullable(),
  })
  .readonly();
export type DayGameView = z.output<typeof DayGameView>;

/** A day as a person sees it. */
export const DayView = z
  .strictObject({
    head: DayHead,
    games: ofEach(DayGameView),
    /** The last day before it that there is. */
    previous: DayText.nullable(),
    now: Time,
  })
  .readonly();
export type DayView = z.output<typeof DayView>;

/** One line of a ranking; guests and people who are gone have no name. */
export const RankingLine = z
  .strictObject({ place: z.int(), points: z.int(), name: z.string().nullable(), me: z.boolean() })
  .readonly();
export type RankingLine = z.output<typeof RankingLine>;

/** How everybody did in one game of a day. */
export const Standings = z
  .strictObject({
    day: DayText,
    game: Game,
    /** Whether nothing can change any more. */
    final: z.boolean(),
    finished: z.int(),
    /** The first of them, best first. */
    ranking: z.array(RankingLine).readonly(),
    /** How many finished with how many points, fewest points first. */
    distribution: z.array(z.strictObject({ points: z.int(), people: z.int() }).readonly()).readonly(),
    mine: OwnTry.nullable(),
  })
  .readonly();
export type Standings = z.output<typeof Standings>;

export const DayPath = z.strictObject({ day: DayText });
export const DayGamePath = z.strictObject({ day: DayText, game: Game });
export const TryPath = z.strictObject({ game: Game });
export const PastDays = z.strictObject({ before: DayText.optional() });
/** Which deal a table plays. */
export const DealView = z.strictObject({ day: DayText, game: Game }).readonly();
