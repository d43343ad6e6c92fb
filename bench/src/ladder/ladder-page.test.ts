import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalsIn, ladderPage } from './ladder-page.js';

const GOALS = '## Goals\n\n| goal | how far |\n| --- | --- |\n| all | half |\n\n### Tried\nMuch.';

test('a page that is written anew keeps the goals, which are written by hand', () => {
  const before = `# Ladder\n\nold\n\n${GOALS}\n\n## castle\n\nold figures\n`;
  const page = ladderPage([], 'ladder.svg', 'note', goalsIn(before));
  assert.ok(page.includes(GOALS));
  assert.ok(!page.includes('old'));
  assert.equal(goalsIn(page), GOALS);
});

test('a page without goals gets none', () => {
  assert.equal(goalsIn('# Ladder\n\n## castle\n'), '');
});
