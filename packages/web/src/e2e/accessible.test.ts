import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { pageTests } from './support/page-test.js';
import {
  FURTHER_SCREENS,
  layTables,
  openEach,
  SCREENS,
  type Screen,
  TABLE_SCREENS,
  THEMES,
  type Theme,
  turnTo,
} from './support/screens.js';

const pageTest = pageTests();

/** Opens screens and looks at them in some themes: at everything in the first one, at its colours in the others. */
async function checkScreens(page: Page, screens: readonly Screen[], themes: readonly Theme[]): Promise<void> {
  const tables = await layTables(page);
  const found: string[] = [];
  await openEach(page, screens, tables, async ({ name }) => {
    for (const theme of themes) {
      await turnTo(page, theme);
      // What is there is the same in every theme; only its colours are others.
      const look = theme === themes[0] ? violations : colourViolations;
      for (const line of await look(page)) found.push(`${name}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
}

pageTest('axe finds nothing on any screen by day and by night', {}, ({ page }) =>
  checkScreens(page, [...SCREENS, ...FURTHER_SCREENS], THEMES),
);

// Only tables are built otherwise there, with tabs and a menu; colours are those of the desk.
pageTest('axe finds nothing at the tables of a phone either', { context: PHONE }, ({ page }) =>
  checkScreens(page, TABLE_SCREENS, ['night']),
);
