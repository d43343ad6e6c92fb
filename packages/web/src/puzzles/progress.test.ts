import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPuzzle, type Wanted } from './choose.js';
import { afterTry, NO_PROGRESS, today } from './progress.js';
import type { Puzzle } from './puzzle.js';

const puzzle = (id: string, more: Partial<Puzzle> = {}): Puzzle => ({
  id,
  game: '',
  best: '',
  others: [],
  greedy: 4,
  theme: 'climb',
  difficulty: 'easy',
  samurai: true,
  ...more,
});
const ALL: Wanted = { theme: 'all', difficulty: 'all' };

test('a solved puzzle is done with; a missed one comes again after 1, 3, 7 and 21 days', () => {
  assert.deepEqual(afterTry(NO_PROGRESS, 'a', true, 10).cards.a, { solved: true });
  let progress = afterTry(NO_PROGRESS, 'a', false, 10);
  const dues = [progress.cards.a.due];
  for (let i = 0; i < 4; i++) {
    progress = afterTry(progress, 'a', true, progress.cards.a.due!);
    dues.push(progress.cards.a.due);
  }
  assert.deepEqual(dues, [11, 14, 21, 42, undefined]);
  assert.equal(afterTry(progress, 'a', false, 100).cards.a.due, 101, 'missed later, it begins anew');
});

test('the streak counts what is solved in a row and keeps the longest', () => {
  let progress = NO_PROGRESS;
  for (const solved of [true, true, false, true]) progress = afterTry(progress, 'a', solved, 1);
  assert.equal(progress.streak, 1);
  assert.equal(progress.longest, 2);
});

test('what is due comes first, then what is new and easier, never the same twice in a row', () => {
  const puzzles = [puzzle('hard', { difficulty: 'hard' }), puzzle('easy'), puzzle('missed'), puzzle('done')];
  let progress = afterTry(NO_PROGRESS, 'missed', false, 10);
  progress = afterTry(progress, 'done', true, 10);
  const next = (day: number, last?: string) => nextPuzzle(puzzles, ALL, progress, day, last)?.id;
  assert.equal(next(10), 'easy', 'not due on the day it was missed');
  assert.equal(next(11), 'missed');
  assert.equal(next(11, 'missed'), 'easy');
  progress = afterTry(afterTry(progress, 'easy', true, 10), 'hard', true, 10);
  assert.equal(next(10), 'missed', 'with nothing new, what comes again soonest');
  assert.equal(nextPuzzle(puzzles, { theme: 'garden', difficulty: 'all' }, progress, 10), undefined);
  assert.equal(nextPuzzle(puzzles, { theme: 'climb', difficulty: 'hard' }, progress, 10)?.id, 'hard');
});

test('days change at midnight where the reader is', () => {
  const at = (hour: number) => {
    const date = new Date(2026, 2, 14, hour);
    return today(date);
  };
  assert.equal(at(0), at(23));
  assert.equal(today(new Date(2026, 2, 15, 0)), at(23) + 1);
});
