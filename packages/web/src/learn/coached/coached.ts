import { asks } from '@shirasagi/engine';
import type { OpponentLevel } from '../../session/session.js';
import type { Course } from '../course.js';
import type { LessonGroup, Say, Start } from '../lesson.js';

/** One thing said in a coached game, and the lesson (`castle/yards`) for those who want to try it. */
export interface CoachedSay extends Say {
  readonly lesson?: string;
}

/** Something the coach explains once: when it is asked for the first time, or after it first happened. */
export interface First extends CoachedSay {
  /** The kind of question. */
  readonly asks?: string;
  /** The kind of event. */
  readonly event?: string;
}

/**
 * A whole game with the coach. Its texts are `coached.<group>`: title, lead, and everything its `say`s name. From
 * the second turn on the learner decides; the coach answers what was really done.
 */
export interface CoachedGame {
  readonly group: LessonGroup;
  readonly start: Start;
  readonly seat: number;
  /** Who is played against; the rival of the solo game when left out. */
  readonly level?: OpponentLevel;
  /** Said one after the other before the first turn. */
  readonly opening: readonly Say[];
  /** The first turn, move by move. */
  readonly guided: readonly { readonly move: string; readonly say: string }[];
  readonly firsts: readonly First[];
  /** One piece of advice for each turn after the first; the last one serves for all that follow. */
  readonly tips: readonly CoachedSay[];
  /** Points a learner may well get in a category of the score sheet, and the lesson (`castle/yards`) for those who got few. */
  readonly usual: Readonly<Record<string, { readonly points: number; readonly lesson: string }>>;
}

/** Decisions of one turn of the learner: from the first one up to where it ended or stands. */
export interface OwnTurn {
  readonly from: number;
  readonly to: number;
}

/** The learner's turns so far, the one under way included. */
export function turnsOf({ steps }: Course, seat: number): OwnTurn[] {
  const turns: OwnTurn[] = [];
  let open: number | undefined;
  steps.forEach((step, i) => {
    if (step.seat !== seat) return;
    open ??= i;
    if (!step.closesTurn) return;
    turns.push({ from: open, to: i + 1 });
    open = undefined;
  });
  if (open !== undefined) turns.push({ from: open, to: steps.length });
  return turns;
}

/** Whether a turn is the first one, played as the coach has shown it. */
export function isGuided({ guided }: CoachedGame, { words }: Course, { from }: OwnTurn): boolean {
  return from === 0 && guided.every(({ move }, i) => words[i] === move);
}

/** What the coach of a whole game says now. */
export type Speech =
  | {
      readonly kind: 'say';
      readonly say: string;
      readonly at: string | undefined;
      readonly lesson?: string | undefined;
      /** Which of how many, for things said in a row. */
      readonly steps?: { readonly at: number; readonly of: number };
      /** When it goes away: with the next thing said, once it was read, with the move that is shown, or with any decision. */
      readonly until: 'next' | 'heard' | 'move' | 'decision';
    }
  /** What a turn gave, opened and cost. */
  | { readonly kind: 'turn'; readonly turn: OwnTurn }
  /** The learner decides, and there is nothing new to say. */
  | { readonly kind: 'quiet' }
  /** Others decide. */
  | { readonly kind: 'watch' };

/** Whether the learner has nothing left to do in a turn but to end it. */
const isDone = (course: Course): boolean => asks(course.state) === 'endTurn';

/** Things that happened or are asked for the first time, and were not heard yet. */
function newThing(
  { firsts, seat }: CoachedGame,
  course: Course,
  heard: ReadonlySet<string>,
): First | undefined {
  const { steps, state } = course;
  const asked = asks(state);
  const own = steps.filter((step) => step.seat === seat);
  const since = own.findLast((step) => step.closesTurn)?.number ?? 0;
  return firsts.find((first) => {
    if (heard.has(first.say)) return false;
    if (first.asks !== undefined)
      return first.asks === asked && !own.some(({ before }) => asks(before) === asked);
    const happened = steps.findIndex(({ events }) => events.some(({ kind }) => kind === first.event));
    return happened >= since && happened >= 0;
  });
}

/** What the coach says, given how far her opening got and what was read already. */
export function speechOf(
  game: CoachedGame,
  course: Course,
  told: number,
  heard: ReadonlySet<string>,
): Speech {
  const { seat, opening, guided, tips } = game;
  const turns = turnsOf(course, seat);
  const last = turns.at(-1);
  if (course.state.toMove !== seat) return last ? { kind: 'turn', turn: last } : { kind: 'watch' };
  const { words, steps } = course;
  if (steps.length === 0 && told < opening.length) {
    const { say, at } = opening[told];
    return { kind: 'say', say, at, steps: { at: told + 1, of: opening.length }, until: 'next' };
  }
  const led = words.every((word, i) => word === guided[i]?.move) && guided[words.length];
  if (led) return { kind: 'say', say: led.say, at: led.move, until: 'move' };
  const begins = !last || last.to < steps.length || steps[last.to - 1].closesTurn;
  if (last && !begins && isDone(course)) return { kind: 'turn', turn: last };
  const first = newThing(game, course, heard);
  if (first) return { kind: 'say', say: first.say, at: first.at, lesson: first.lesson, until: 'heard' };
  const tip = tips[Math.min(turns.length - 1, tips.length - 1)];
  if (begins && turns.length > 0 && tip)
    return { kind: 'say', say: tip.say, at: tip.at, lesson: tip.lesson, until: 'decision' };
  return { kind: 'quiet' };
}

/** From this share of what learners may well get, a category went well. */
const WENT_WELL = 0.5;

/** The category a learner did best in, where one went well, and the one with most left to learn. */
export function bestAndLeast(
  { usual }: CoachedGame,
  points: Readonly<Record<string, number>>,
): { readonly best: string | undefined; readonly least: string } {
  const share = (category: string): number => (points[category] ?? 0) / usual[category].points;
  const sorted = Object.keys(usual).sort((a, b) => share(b) - share(a));
  const [first] = sorted;
  return { best: share(first) >= WENT_WELL ? first : undefined, least: sorted[sorted.length - 1] };
}
