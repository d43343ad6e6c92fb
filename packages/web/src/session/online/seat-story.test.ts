import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OnTimeOut, SeatEntry } from '@shirasagi/protocol';
import { SeatStory } from './seat-story.js';

const timeOut = (seat: number, then: OnTimeOut): SeatEntry => ({ timeOut: seat, then });

test('a seat handed over and taken back is told, and stays told when moves around it are taken back', () => {
  const story = new SeatStory();
  story.append(timeOut(1, 'opponent'), 4, 4);
  assert.equal(story.givenUp.get(1), 'time');
  story.append({ comeBack: 1 }, 7, 6);
  assert.equal(story.givenUp.size, 0);
  story.takenBack(5);
  assert.deepEqual(story.news, [
    { number: 4, decisions: 4, seat: 1, what: 'handed' },
    { number: 7, decisions: 5, seat: 1, what: 'back' },
  ]);
});

test('a seat that was resigned or lost by time is told as that', () => {
  const story = new SeatStory();
  story.append({ resign: 0 }, 0, 0);
  story.append(timeOut(2, 'loses'), 3, 2);
  assert.deepEqual(
    story.news.map(({ seat, what }) => [seat, what]),
    [
      [0, 'resigned'],
      [2, 'lost'],
    ],
  );
  assert.deepEqual(
    [...story.givenUp],
    [
      [0, 'resigned'],
      [2, 'time'],
    ],
  );
  story.clear();
  assert.deepEqual([story.news.length, story.givenUp.size], [0, 0]);
});
