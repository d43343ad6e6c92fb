import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, type ScoreSheet, scoreSheet, seeded, start } from '@shirasagi/engine';
import { Fold } from '../session/fold.js';
import { type Moment, moments, storyOf } from './story.js';

const sheet = (seat: number, rank: number, a: number, b: number): ScoreSheet => ({
  seat,
  rank,
  categories: { warriors: a, gardeners: b },
  total: a + b,
});
const moment = (decisions: number, round: number, ...points: number[]): Moment => ({
  decisions,
  round,
  points,
});

test('the story names the winner, the lead and the category with the largest difference', () => {
  const story = storyOf([sheet(0, 2, 10, 9), sheet(1, 1, 18, 5)], [moment(0, 1, 0, 0), moment(9, 1, 1, 2)]);
  assert.deepEqual(story.winners, [1]);
  assert.equal(story.second, 0);
  assert.equal(story.lead, 4);
  assert.equal(story.category, 'warriors');
  assert.deepEqual([story.winnerPoints, story.secondPoints], [18, 10]);
});

test('the turning point is the first turn after which nobody was level or ahead any more', () => {
  const turns = [
    moment(0, 1, 0, 0),
    moment(8, 1, 5, 3),
    moment(16, 2, 6, 6),
    moment(24, 3, 7, 9),
    moment(30, 3, 8, 12),
  ];
  assert.equal(storyOf([sheet(0, 2, 4, 4), sheet(1, 1, 6, 6)], turns).turning, turns[3]);
});

test('a lead from the first turn on has no turning point', () => {
  const turns = [moment(0, 1, 0, 0), moment(8, 1, 5, 3), moment(16, 2, 9, 3)];
  assert.equal(storyOf([sheet(0, 1, 9, 0), sheet(1, 2, 3, 0)], turns).turning, undefined);
});

test('a victory shared by all has no second', () => {
  const story = storyOf([sheet(0, 1, 5, 5), sheet(1, 1, 5, 5)], [moment(0, 1, 0, 0)]);
  assert.deepEqual(story.winners, [0, 1]);
  assert.equal(story.second, -1);
  assert.equal(story.lead, 0);
});

test('moments run from the first decision to the final score', () => {
  const rng = seeded('moments');
  const fold = new Fold(start('duel', {}, rng).record());
  while (fold.game.state.toMove >= 0) {
    const legal = legalMoves(fold.game.state);
    fold.decide(legal[rng(legal.length)], rng);
  }
  const turns = moments(fold.log);
  assert.equal(turns.length, 25, 'the setup and 24 turns');
  assert.deepEqual(
    turns[24].points,
    scoreSheet(fold.game.state).map(({ total }) => total),
  );
});
