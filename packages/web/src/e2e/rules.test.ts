import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pageTests } from './page-test.js';

const pageTest = pageTests();

/** Pictures whose caption names a part without a ring around something that can be seen. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main figure')].flatMap((figure) => {
      const parts = figure.querySelectorAll('figcaption li').length;
      const rings = [...figure.querySelectorAll<HTMLElement>('[data-ring]')].filter(
        (ring) => ring.offsetWidth > 12 && ring.offsetHeight > 12,
      );
      const marked = new Set(rings.map((ring) => ring.dataset.ring)).size;
      const section = figure.closest('section')?.getAttribute('aria-labelledby');
      return marked === parts ? [] : [`${section}: ${marked} of ${parts} parts`];
    }),
  );

for (const width of [360, 1366])
  pageTest(
    `every part that a picture of the rules names has a ring, ${width} px wide`,
    { context: { viewport: { width, height: 800 } } },
    async ({ page, address }) => {
      for (const game of ['castle', 'solo', 'duel']) {
        await page.goto(`${address}#/rules/${game}`);
        await page.locator('main figure [data-ring]').first().waitFor();
        assert.ok((await page.locator('main figure').count()) > 0, game);
        assert.deepEqual(await unmarked(page), [], game);
      }
    },
  );

pageTest('an address of a section opens the page at that section', {}, async ({ page, address }) => {
  await page.goto(`${address}#/rules/duel/trade`);
  await page.locator('#rules-trade:focus').waitFor();
});
