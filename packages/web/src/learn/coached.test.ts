import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asks, describe, isOver, legalMoves, type RandomSource, seeded } from '@shirasagi/engine';
import { COACHED } from '../games/coached.js';
import { lessonNamed } from '../games/lessons.js';
import { gameOf } from '../games/rules.js';
import { LANGUAGES, readMessages } from '../words/testing.js';
import { type CoachedGame, speechOf, turnsOf } from './coached.js';
import { Course } from './course.js';
import type { LessonGroup } from './lesson.js';
import { piecesOf } from './verdict.js';

const MOST_MOVES = 1500;
const courseOf = ({ group, start }: CoachedGame) => new Course(gameOf(group), start);

/** Plays a coached game to its end, choosing by chance or declining all that can be declined. */
function playOut(
  game: CoachedGame,
  rng: RandomSource,
  lazy: boolean,
  look: (course: Course) => void,
): Course {
  const course = courseOf(game);
  for (let i = 0; i < MOST_MOVES && !isOver(course.state); i++) {
    look(course);
    const { state } = course;
    const all = legalMoves(state);
    const leading = all.filter((move) => describe(state, move).kind !== 'exchange');
    const legal = leading.length > 0 ? leading : all;
    const declines = legal.find((move) => ['endTurn', 'skip', 'noSwap'].includes(describe(state, move).kind));
    course.play(lazy && declines !== undefined ? declines : legal[rng(legal.length)]);
  }
  return course;
}

for (const game of COACHED) {
  const { group, seat, guided } = game;

  test(`${group}: the first turn the coach shows can be played, and the learner is asked at once`, () => {
    const course = courseOf(game);
    assert.equal(course.state.toMove, seat);
    for (const { move, say } of guided) {
      const speech = speechOf(game, course, game.opening.length, new Set());
      assert.deepEqual([speech.kind, 'say' in speech && speech.say], ['say', say]);
      assert.ok(course.playWords([move]), move);
    }
  });

  test(`${group}: whatever a learner does, the coach has something to say and the game ends`, () => {
    const rng = seeded(`coached ${group}`);
    for (let i = 0; i < 8; i++) {
      const course = playOut(game, rng, i % 2 === 1, (now) => {
        const speech = speechOf(game, now, 0, new Set());
        assert.ok(['say', 'turn', 'quiet', 'watch'].includes(speech.kind));
        if (speech.kind === 'turn') assert.ok(speech.turn.to > speech.turn.from);
      });
      assert.ok(isOver(course.state));
      for (const { from, to } of turnsOf(course, seat)) {
        assert.ok(course.steps.slice(from, to).every((step) => step.seat === seat));
        const moves = piecesOf(course.steps.slice(from, to)).flatMap((piece) => piece.moves);
        assert.equal(moves.length, to - from, 'the pieces of a turn are the whole turn');
      }
    }
  });

  test(`${group}: a first thing is explained once, and a course that was kept goes on`, () => {
    const seen = new Map<string, number>();
    const course = playOut(game, seeded(`firsts ${group}`), false, (now) => {
      const speech = speechOf(game, now, game.opening.length, new Set());
      if (speech.kind === 'say' && speech.until === 'heard')
        seen.set(speech.say, (seen.get(speech.say) ?? 0) + 1);
    });
    for (const first of game.firsts.filter(({ asks: kind }) => kind !== undefined)) {
      const asked = course.steps.filter((step) => step.seat === seat && asks(step.before) === first.asks);
      // A question that is asked again in one turn, while it was never answered, may be explained again.
      if (asked.length === 0) assert.ok(!seen.has(first.say), first.say);
    }
    const again = courseOf(game);
    assert.ok(again.playWords(course.words));
    assert.deepEqual(again.state.bytes, course.state.bytes);
  });

  test(`${group}: everything the coach says is there in every language, and every lesson she names`, () => {
    const says = [...game.opening, ...guided, ...game.firsts, ...game.tips].map(({ say }) => say);
    for (const language of LANGUAGES) {
      const { coached } = readMessages(language) as { coached: Record<string, object> };
      assert.deepEqual(Object.keys(coached[group]).sort(), ['lead', 'title', ...says].sort(), language);
    }
    for (const { lesson } of Object.values(game.usual)) {
      const [of, name] = lesson.split('/');
      assert.ok(lessonNamed(of as LessonGroup, name), lesson);
    }
  });
}
