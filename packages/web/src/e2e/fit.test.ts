import assert from 'node:assert/strict';
import { LANGUAGES, type Language } from '../words/load';
import { PHONE } from './support/browser.js';
import { resize } from './support/layout.js';
import { misfits } from './support/misfits.js';
import { pageTests } from './support/page-test.js';
import { eachScreen, layTables, openEach, SCREENS, speak } from './support/screens.js';

const pageTest = pageTests();

/** The bare tables, which `layout.test.ts` looks at in this size and these languages too. */
const LAID_OUT = /^(castle|duel)(-draft|-offer|-end)?$/;

pageTest(
  'no text is cut off or too wide at 360 px, in four languages',
  { context: PHONE },
  async ({ page }) => {
    const tables = await layTables(page);
    const screens = SCREENS.filter(({ name }) => !LAID_OUT.test(name));
    const found: string[] = [];
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speak(page, language);
      await openEach(page, screens, tables, async ({ name }) => {
        for (const line of await misfits(page)) found.push(`${language}, ${name}: ${line}`);
      });
    }
    assert.equal(found.join('\n'), '');
  },
);

/** A screen of 1280 x 720, and the same at 200 %: half as many of the page's own pixels. */
const LAPTOP = { width: 1280, height: 720 };
const ZOOMED = { width: 640, height: 360 };

pageTest(
  'nothing is cut off or too wide at 200 % of a laptop’s screen, nor with letters twice as large',
  { context: { viewport: ZOOMED } },
  async ({ page }) => {
    const tables = await layTables(page);
    const found: string[] = [];
    await eachScreen(page, tables, async ({ name }) => {
      // The frame scrolls as a whole, with the bar always in sight; at its end nothing lies under the bar.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const line of await misfits(page)) found.push(`${name}, zoomed: ${line}`);
      await resize(page, LAPTOP);
      const wide = await page.evaluate(() => {
        const { style } = document.documentElement;
        style.fontSize = '200%';
        const past = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        style.fontSize = '';
        return past;
      });
      if (wide > 0) found.push(`${name}, large letters: ${wide} px too wide`);
      await resize(page, ZOOMED);
    });
    assert.equal(found.join('\n'), '');
  },
);
