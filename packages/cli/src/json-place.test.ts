import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonPlace } from './json-place.js';

test('the place where a text stops being JSON is found', () => {
  for (const [text, place] of [
    ['', 'the end'],
    ['{"a": [1, 2', 'the end'],
    ['{"a": 1,}', 'line 1, column 9'],
    ['[1 2]', 'line 1, column 4'],
    ['[1, 2]]', 'line 1, column 7'],
    ['{"a" 1}', 'line 1, column 6'],
    ['{\n "a": tru\n}', 'line 2, column 7'],
    ['[01]', 'line 1, column 2'],
    ['"tab\there"', 'line 1, column 1'],
    ['[{}, [], {"b": [null]}, x]', 'line 1, column 25'],
  ]) {
    assert.throws(() => JSON.parse(text));
    assert.equal(jsonPlace(text), place, text);
  }
});
