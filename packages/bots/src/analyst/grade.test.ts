import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_NAMES } from '@shirasagi/engine';
import { GRADES, gradeFor } from './grade.js';

test('a grade is never better for losing more, and every grade can be had', () => {
  for (const game of GAME_NAMES) {
    const grades = Array.from({ length: 60 }, (_, tenths) => gradeFor(game, tenths / 10));
    assert.deepEqual([...new Set(grades)], GRADES);
    assert.equal(gradeFor(game, -0.1), 'masterly');
  }
});
