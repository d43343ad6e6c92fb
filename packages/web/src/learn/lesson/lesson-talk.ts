import { legalMoves, type Move, type State, toText } from '@shirasagi/engine';
import type { Course } from '../course.js';
import type { NamedLesson } from '../lesson.js';
import { standingOf } from './goal.js';

/** What the learner asked of the coach; a new decision answers it. */
export type Asked = 'nothing' | 'hint' | 'next';

/** What the coach of a lesson says now. */
export type Talk =
  | { readonly kind: 'talk'; readonly step: number; readonly say: string; readonly at: string | undefined }
  | { readonly kind: 'goal' }
  | { readonly kind: 'hint'; readonly at: string }
  /** The next move of a solution that goes on from here. */
  | { readonly kind: 'next'; readonly at: string; readonly state: State; readonly move: Move }
  /** No solution goes on from here. */
  | { readonly kind: 'astray' }
  | { readonly kind: 'reached' }
  | { readonly kind: 'missed' };

/** The next move of the first solution that begins with what was played. */
function nextOf({ solutions }: NamedLesson, course: Course): string | undefined {
  const { words } = course;
  return solutions.find((line) => line.length > words.length && words.every((word, i) => word === line[i]))?.[
    words.length
  ];
}

/** What the coach says, given how far her introduction got and what she was asked. */
export function talkOf(lesson: NamedLesson, course: Course, told: number, asked: Asked): Talk {
  const standing = standingOf(lesson, course);
  if (standing !== 'open') return { kind: standing };
  if (course.steps.length === 0 && told < lesson.talk.length) {
    const { say, at } = lesson.talk[told];
    return { kind: 'talk', step: told, say, at };
  }
  if (asked === 'hint') return { kind: 'hint', at: lesson.hintAt };
  if (asked === 'next') {
    const word = nextOf(lesson, course);
    const move = word === undefined ? undefined : moveOf(course.state, word);
    if (word === undefined || move === undefined) return { kind: 'astray' };
    return { kind: 'next', at: word, state: course.state, move };
  }
  return { kind: 'goal' };
}

function moveOf(state: State, word: string): Move | undefined {
  return legalMoves(state).find((move) => toText(state, move) === word);
}
