import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../words/load';
import { PHONE, WIDE } from './support/browser.js';
import { pageTests } from './support/page-test.js';
import { eachScreen, layTables, THEMES, turnTo } from './support/screens.js';

const folder = process.env.SHIRASAGI_SHOTS;

/** Pictures of every screen for people to look at; nothing is compared. */
function takePictures(into: string): void {
  const pageTest = pageTests();
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const [size, context] of Object.entries({ wide: { viewport: WIDE }, phone: PHONE })) {
      pageTest(
        `pictures, ${size}, in ${LANGUAGES[language]}`,
        { context, settings: { language } },
        async ({ page }) => {
          await mkdir(into, { recursive: true });
          const tables = await layTables(page);
          await eachScreen(page, tables, async ({ name }) => {
            for (const theme of THEMES) {
              await turnTo(page, theme);
              await page.screenshot({ path: join(into, `${name}-${size}-${theme}-${language}.png`) });
            }
          });
        },
      );
    }
  }
}

if (folder) takePictures(folder);
else test('pictures of every screen', { skip: 'name a folder in SHIRASAGI_SHOTS to have them taken' });
