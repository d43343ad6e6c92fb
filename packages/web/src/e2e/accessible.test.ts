import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { pageTests } from './support/page-test.js';
import { FURTHER_SCREENS, layTables, openEach, SCREENS, THEMES, turnTo } from './support/screens.js';

const pageTest = pageTests();

async function checkScreens(page: Page): Promise<void> {
  const tables = await layTables(page);
  const found: string[] = [];
  await openEach(page, [...SCREENS, ...FURTHER_SCREENS], tables, async ({ name }) => {
    for (const theme of THEMES) {
      await turnTo(page, theme);
      // What is there is the same by night; only its colours are others.
      const look = theme === 'day' ? violations : colourViolations;
      for (const line of await look(page)) found.push(`${name}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
}

pageTest('axe finds nothing on any screen by day and by night', {}, ({ page }) => checkScreens(page));

pageTest('axe finds nothing on a phone either', { context: PHONE }, ({ page }) => checkScreens(page));
