import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asks, isOver, legalMoves, type RandomSource, seeded } from '@shirasagi/engine';
import { COACHED } from '../../games/coached.js';
import { lessonNamed } from '../../games/lessons.js';
import { gameOf } from '../../games/rules.js';
import { categoryName, moveSentence } from '../../words/sentences.js';
import { LANGUAGES, readMessages, translator } from '../../words/testing.js';
import { Course } from '../course.js';
import type { LessonGroup } from '../lesson.js';
import { HABITS, type Habit, habitualMove } from '../testing.js';
import { bestAndLeast, type CoachedGame, speechOf, turnsOf } from './coached.js';
import { turnStory } from './turn-story.js';
import { piecesOf } from './verdict.js';

const MOST_MOVES = 1500;
/** Games of each habit. */
const GAMES = 3;
/** Marks inside texts stay out of sentences. */
const MARKS = { b: (words: string) => words, i: () => '' };
const courseOf = ({ group, start }: CoachedGame) => new Course(gameOf(group), start);

/** Plays a coached game to its end: the learner by a habit, the others anything. */
function playOut(
  game: CoachedGame,
  rng: RandomSource,
  habit: Habit,
  look: (course: Course) => void = () => {},
): Course {
  const course = courseOf(game);
  for (let i = 0; i < MOST_MOVES && !isOver(course.state); i++) {
    look(course);
    const mine = course.state.toMove === game.seat;
    const { steps } = course;
    if (mine && habit === 'wavering' && rng(4) === 0 && steps.length > 0) course.takeBack(steps.length - 1);
    else course.play(habitualMove(mine ? habit : 'anything', course, rng));
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

  for (const habit of HABITS)
    test(`${group}: the coach has something to say to a learner who is ${habit}, and the game ends`, () => {
      const rng = seeded(`coached ${group} ${habit}`);
      for (let i = 0; i < GAMES; i++) {
        const course = playOut(game, rng, habit, (now) => {
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

  for (const language of LANGUAGES)
    test(`${group}: everything said in a whole game can be said in ${language}`, () => {
      const t = translator(language);
      const told = (text: string) => assert.match(text, /^\S.*[.?;!:]$/su);
      for (const habit of HABITS)
        playOut(game, seeded(`words ${group} ${habit}`), habit, (now) => {
          const speech = speechOf(game, now, 0, new Set());
          if (speech.kind === 'say')
            told(t.markup(`coached.${group}.${speech.say}` as 'coached.castle.title', MARKS));
          if (speech.kind === 'turn') {
            const { from, to } = speech.turn;
            const { counts, opened } = turnStory(now.stateAt(from), now.stateAt(to), seat);
            for (const { category } of counts) assert.ok(categoryName(t, category));
            for (const name of opened) told(t(`learn.opened.${name}`));
          }
          if (now.state.toMove !== seat) return;
          for (const move of legalMoves(now.state)) told(moveSentence(t, now.state, move));
        });
    });

  test(`${group}: a first thing is explained once, and a course that was kept goes on`, () => {
    const seen = new Map<string, number>();
    const course = playOut(game, seeded(`firsts ${group}`), 'anything', (now) => {
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
    const named = [...Object.values(game.usual), ...game.firsts, ...game.tips];
    for (const { lesson } of named) {
      if (lesson === undefined) continue;
      const [of, name] = lesson.split('/');
      assert.ok(lessonNamed(of as LessonGroup, name), lesson);
    }
  });
}

test('the coach praises only what went well', () => {
  const castle = COACHED.find(({ group }) => group === 'castle')!;
  assert.deepEqual(
    bestAndLeast(castle, { courtiers: 3, warriors: 0, gardeners: 5, time: 0 }).best,
    undefined,
  );
  assert.deepEqual(bestAndLeast(castle, { courtiers: 18, warriors: 4, gardeners: 14, time: 3 }), {
    best: 'courtiers',
    least: 'warriors',
  });
});
