import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { PHONE } from './browser.js';
import { pageTests } from './page-test.js';
import { eachScreen, layTables, THEMES, type Theme, turnTo } from './screens.js';

const pageTest = pageTests();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the screen as it stands, one line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    return ((await axe.run(document, { resultTypes: ['violations'] })) as AxeResults).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

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
