import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, change, redo, undo } from './history.js';

test('what was undone can be done again, until something else is changed', () => {
  let history = change(change(begin(1), 2), 3);
  history = undo(history);
  assert.equal(history.now, 2);
  assert.equal(undo(undo(history)).now, 1);
  assert.equal(redo(history).now, 3);
  assert.deepEqual(change(history, 4).future, []);
});

test('a text being typed is one step, another text the next', () => {
  let history = begin('');
  for (const text of ['m', 'my', 'my box']) history = change(history, text, 'name');
  history = change(history, 'by me', 'author');
  assert.equal(undo(history).now, 'my box');
  assert.equal(undo(undo(history)).now, '');
});
