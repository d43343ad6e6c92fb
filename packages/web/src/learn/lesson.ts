import type { Options } from '@shirasagi/engine';
import type { RulesPageName } from '../games/rules.js';
import type { OpponentLevel } from '../session/session.js';
import type { Holdings } from '../table/holdings.js';

/** Lessons are grouped as the how-to-play pages are. */
export type LessonGroup = RulesPageName;

/** What stands for the coached game where a lesson's name would. */
export const COACHED_NAME = 'game';

/** Where a lesson or a coached game begins. The same seed always deals the same cards and dice. */
export interface Start {
  /** A position as docs/notation.md describes it; what it leaves out has its default. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** Or the options of a game that is set up with the seed. */
  readonly options?: Options;
  readonly seed: string;
  /** Moves played before the learner sees the table. */
  readonly line?: readonly string[];
}

/** One thing the coach says: the key of a text, and what it points at. */
export interface Say {
  readonly say: string;
  /** A move as a word (`takeDie:coral:left`), or the name of a part of the table (`lanterns`). */
  readonly at?: string;
}

/** What the learner has to reach; everything named must hold. All counts are from the start of the lesson. */
export interface Goal {
  /** What the clan must hold more than before. */
  readonly gain?: Holdings;
  /** Points more than before, as the final scoring would count them now: by category, or in `total`. */
  readonly score?: Readonly<Record<string, number>>;
  /** Moves that must have been made, as words; `*` stands for anything. */
  readonly moves?: readonly string[];
}

/** A lesson of a minute or two. Its texts are `lessons.<group>.<name>`: title, goal, hint, why, and what `talk` names. */
export interface Lesson {
  readonly group: LessonGroup;
  /** The section of the how-to-play page it belongs to. */
  readonly section: string;
  readonly start: Start;
  /** The learner's seat; 0 when left out. */
  readonly seat?: number;
  /** Said one after the other before the learner plays. */
  readonly talk: readonly Say[];
  readonly goal: Goal;
  /** How many turns the learner has; 1 when left out. A player's part of the garden step counts as a turn. */
  readonly turns?: number;
  /** What the hint points at. */
  readonly hintAt: string;
  /** Lines that reach the goal; the first one is shown to a learner who asks. */
  readonly solutions: readonly (readonly string[])[];
}

/** A lesson with the name of its file. */
export interface NamedLesson extends Lesson {
  readonly name: string;
}

/** Who sits opposite in a lesson: nobody has to be beaten. */
export const LESSON_OPPONENT: OpponentLevel = 'apprentice';
