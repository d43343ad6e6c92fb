/** Prints what there is to read and to decide in the coached games, as JSON; `npm run -s bench -- coached` runs it. */
import { CoachBot, opponent } from '@shirasagi/bots';
import { asks, isOver, legalMoves, seeded } from '@shirasagi/engine';
import { COACHED } from '../../games/coached.js';
import { gameOf } from '../../games/rules.js';
import { readMessages, translator } from '../../words/testing.js';
import type { Words } from '../../words/words.js';
import { Course } from '../course.js';
import { habitualMove } from '../testing.js';
import { type CoachedGame, speechOf, turnsOf } from './coached.js';
import { turnStory } from './turn-story.js';

/** What a learner met in one game. */
interface Met {
  sentences: number;
  words: number;
  /** Moves the coach shows, decisions that begin a turn, and those that follow from it. */
  shown: number;
  begins: number;
  follows: number;
  /** Moves of others, which are watched. */
  watched: number;
}

const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const sentencesIn = (text: string): number => text.split(/[.?!](?:\s|$)/u).filter(wordsIn).length;

/** What the coach tells of a turn that is done. */
function turnTexts(t: Words, game: CoachedGame, course: Course): string[] {
  const turn = turnsOf(course, game.seat).at(-1);
  if (!turn) return [];
  const { gains, counts, opened } = turnStory(course.stateAt(turn.from), course.stateAt(turn.to), game.seat);
  const points = counts.reduce((sum, { more }) => sum + more, 0);
  const changes = counts.map(({ category, more }) => `${category} +${more}`).join(', ');
  return [
    `${t('learn.turn.gave')} ${Object.entries(gains).join(' ')}.`,
    points > 0 ? t('learn.turn.counts', { points, changes }) : t('learn.turn.prepares'),
    ...opened.map((name) => t(`learn.opened.${name}`)),
    t('learn.turn.good'),
  ];
}

/** So many parts of a learner's decisions may be made by chance. */
const PARTS = 5;

/** Plays a game as a learner who follows the coach's principles, but for some decisions, and notes what there is. */
async function meet(game: CoachedGame, byChance: number, t: Words): Promise<Met> {
  const { group, seat, start, guided, opening, level } = game;
  const texts = (readMessages('en').coached as Record<string, Record<string, string>>)[group];
  const course = new Course(gameOf(group), start);
  const rng = seeded(`learner ${byChance}`);
  const learner = new CoachBot(rng);
  const other = level && opponent(level, seeded(`other ${byChance}`));
  const met: Met = { sentences: 0, words: 0, shown: 0, begins: 0, follows: 0, watched: 0 };
  const heard = new Set<string>();
  const read = (text: string): void => {
    const plain = text.replace(/<i>[^<]*<\/i>/g, '').replace(/<[^>]*>/g, '');
    met.sentences += sentencesIn(plain);
    met.words += wordsIn(plain);
  };
  let told = 0;
  while (!isOver(course.state)) {
    const { state } = course;
    if (state.toMove !== seat) {
      course.play(other ? (await other.think(state)).move : legalMoves(state)[0]);
      met.watched++;
      continue;
    }
    const speech = speechOf(game, course, told, heard);
    if (speech.kind === 'say' && !heard.has(speech.say)) {
      heard.add(speech.say);
      read(texts[speech.say]);
      if (speech.until === 'next') told++;
      if (speech.until !== 'decision' && speech.until !== 'move') continue;
    }
    const led = course.words.every((word, i) => word === guided[i]?.move) && guided[course.words.length];
    const begins =
      turnsOf(course, seat).at(-1)?.to !== course.steps.length || course.steps.at(-1)?.closesTurn;
    if (asks(state) === 'endTurn') for (const text of turnTexts(t, game, course)) read(text);
    else if (led) met.shown++;
    else if (begins) met.begins++;
    else met.follows++;
    if (led) course.playWords([led.move]);
    else if (rng(PARTS) < byChance) course.play(habitualMove('anything', course, rng));
    else course.play((await learner.think(state)).move);
  }
  if (told !== opening.length) throw new Error(`${group}: the opening was not heard to its end`);
  return met;
}

const t = translator('en');
const figures = [];
for (const game of COACHED) {
  const { group, start, seat } = game;
  const met: Met[] = [];
  for (let byChance = 0; byChance < PARTS; byChance++) met.push(await meet(game, byChance, t));
  figures.push({ group, game: gameOf(group), start, seat, met });
}
console.log(JSON.stringify(figures));
