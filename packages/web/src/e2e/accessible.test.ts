import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { pageTests } from './page-test.js';
import { FURTHER_SCREENS, layTables, openEach, SCREENS, THEMES, turnTo } from './screens.js';

const pageTest = pageTests();

async function checkScreens(page: Page): Promise<void> {
  const tables = await layTables(page);
  const found: string[] = [];
  await openEach(page, [...SCREENS, ...FURTHER_SCREENS], tables, async ({ name }) => {
    for (const theme of THEMES) {
      await turnTo(page, theme);
      for (const line of await violations(page)) found.push(`${name}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
}

pageTest('axe finds nothing on any screen by day and by night', {}, ({ page }) => checkScreens(page));

pageTest('axe finds nothing on a phone either', { context: PHONE }, ({ page }) => checkScreens(page));
