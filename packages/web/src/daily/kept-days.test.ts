import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DayHead } from '@shirasagi/protocol';
import { daysLater } from '@shirasagi/protocol/days';
import { type KeptDays, withDay } from './kept-days.js';

const NONE: KeptDays = { past: [], shown: {} };

const head = (day: string, seed: string | null, commitment = `hash of ${day}`): DayHead => ({
  day,
  commitment,
  seed,
  afterwards: false,
  terms: {} as DayHead['terms'],
});

test('a day is kept once its seed is known, the newest first, each once', () => {
  const days = [
    head('2031-03-05', null),
    head('2031-03-05', 'a'),
    head('2031-03-07', 'c'),
    head('2031-03-06', 'b'),
  ];
  const kept = [...days, days[1]].reduce(withDay, NONE);
  assert.deepEqual(
    kept.past.map(({ day }) => day),
    ['2031-03-07', '2031-03-06', '2031-03-05'],
  );
});

test('the hash that was shown first stays, whatever is told later', () => {
  const kept = [head('2031-03-05', null), head('2031-03-05', 'a', 'another')].reduce(withDay, NONE);
  assert.equal(kept.shown['2031-03-05'], 'hash of 2031-03-05');
  assert.equal(kept.past[0].commitment, 'another');
});

test('what is kept does not grow without end', () => {
  let kept = NONE;
  for (let i = 0; i < 300; i++) kept = withDay(kept, head(daysLater('2031-01-01', i), 's'));
  assert.equal(kept.past.length, 120);
  assert.equal(kept.past[0].day, daysLater('2031-01-01', 299));
  assert.deepEqual(
    Object.keys(kept.shown).sort().reverse(),
    kept.past.map(({ day }) => day),
  );
});
