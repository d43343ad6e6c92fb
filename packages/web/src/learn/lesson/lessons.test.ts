import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describe, legalMoves, seeded } from '@shirasagi/engine';
import { LESSONS } from '../../games/lessons.js';
import { gameOf, SECTIONS } from '../../games/rules.js';
import { LANGUAGES, readMessages } from '../../words/testing.js';
import { Course } from '../course.js';
import type { NamedLesson } from '../lesson.js';
import { standingOf } from './goal.js';

/** Lines played at random in each lesson, and how many of them may reach its goal by luck. */
const RANDOM_LINES = 60;
const LUCKY = 6;
const MOST_MOVES = 80;

const titleOf = ({ group, name }: NamedLesson) => `${group}/${name}`;
const courseOf = ({ group, start }: NamedLesson) => new Course(gameOf(group), start);

/** Plays until the attempt is over, choosing by `choose`; the other seats play anything. */
function playOut(lesson: NamedLesson, choose: (course: Course) => number): Course {
  const course = courseOf(lesson);
  for (let i = 0; i < MOST_MOVES && standingOf(lesson, course) === 'open'; i++) course.play(choose(course));
  return course;
}

for (const lesson of LESSONS) {
  test(`${titleOf(lesson)}: every solution reaches the goal, and only at its end`, () => {
    assert.ok(lesson.solutions.length > 0);
    for (const solution of lesson.solutions) {
      const course = courseOf(lesson);
      solution.forEach((word, i) => {
        assert.equal(standingOf(lesson, course), 'open', `before ${word}`);
        assert.ok(course.playWords([word]), `${word}, move ${i + 1} of ${solution.join(' ')}, is possible`);
      });
      assert.equal(standingOf(lesson, course), 'reached', solution.join(' '));
    }
  });

  test(`${titleOf(lesson)}: random lines miss the goal, and declining everything does`, () => {
    const rng = seeded(`random lines of ${titleOf(lesson)}`);
    const reached = Array.from({ length: RANDOM_LINES }, () => {
      const course = playOut(lesson, ({ state }) => {
        const legal = legalMoves(state);
        return legal[rng(legal.length)];
      });
      return standingOf(lesson, course);
    }).filter((standing) => standing === 'reached').length;
    assert.ok(reached <= LUCKY, `${reached} of ${RANDOM_LINES} random lines reach the goal`);

    const lazy = playOut(lesson, ({ state }) => {
      const legal = legalMoves(state);
      const declines = ['endTurn', 'skip', 'noSwap'];
      return legal.find((move) => declines.includes(describe(state, move).kind)) ?? legal[0];
    });
    assert.equal(standingOf(lesson, lazy), 'missed');
  });

  test(`${titleOf(lesson)}: belongs to a section and has its texts`, () => {
    assert.ok((SECTIONS[lesson.group] as readonly string[]).includes(lesson.section), lesson.section);
    const wanted = ['title', 'goal', 'hint', 'why', ...lesson.talk.map(({ say }) => say)].sort();
    for (const language of LANGUAGES) {
      const { lessons } = readMessages(language) as { lessons: Record<string, Record<string, object>> };
      const own = Object.keys(lessons[lesson.group]?.[lesson.name] ?? {}).sort();
      assert.deepEqual(own, wanted, `${language} ${titleOf(lesson)}`);
    }
  });
}
