import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { pageTests } from './page-test.js';
import { eachScreen, layTables, THEMES, type Theme, turnTo } from './screens.js';

const pageTest = pageTests();

async function checkScreens(page: Page, themes: readonly Theme[]): Promise<void> {
  const tables = await layTables(page);
  const found: string[] = [];
  await eachScreen(page, tables, async ({ name }) => {
    for (const theme of themes) {
      await turnTo(page, theme);
      for (const line of await violations(page)) found.push(`${name}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
}

pageTest('axe finds nothing on any screen by day and by night', {}, ({ page }) => checkScreens(page, THEMES));

// The colours are those of the wide screen: one of the themes shows what else may be wrong.
pageTest('axe finds nothing on a phone either', { context: PHONE }, ({ page }) =>
  checkScreens(page, ['day']),
);
