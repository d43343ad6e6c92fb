import assert from 'node:assert/strict';
import { LANGUAGES, type Language } from '../words/load';
import { PHONE } from './browser.js';
import { misfits } from './misfits.js';
import { pageTests } from './page-test.js';
import { eachScreen, layTables } from './screens.js';

const pageTest = pageTests();

for (const language of Object.keys(LANGUAGES) as Language[]) {
  pageTest(
    `no text is cut off or too wide at 360 px in ${LANGUAGES[language]}`,
    { context: PHONE, settings: { language } },
    async ({ page }) => {
      const tables = await layTables(page);
      const found: string[] = [];
      await eachScreen(page, tables, async ({ name }) => {
        for (const line of await misfits(page)) found.push(`${name}: ${line}`);
      });
      assert.equal(found.join('\n'), '');
    },
  );
}
