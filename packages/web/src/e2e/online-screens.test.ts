import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../words/load';
import { colourViolations, violations } from './support/axe.js';
import { PHONE, WIDE } from './support/browser.js';
import { misfits } from './support/misfits.js';
import { eachOnlineScreen, layOnline } from './support/online-screens.js';
import { onlineTests } from './support/online-visits.js';
import { speak, THEMES, turnTo } from './support/screens.js';

const onlineTest = onlineTests();
const folder = process.env.SHIRASAGI_SHOTS;

onlineTest('axe finds nothing on any online screen by day and by night', async (house) => {
  const { page } = await house.visit('#/');
  const laid = await layOnline(page, house);
  const found: string[] = [];
  await eachOnlineScreen(page, laid, async ({ name }) => {
    for (const theme of THEMES) {
      await turnTo(page, theme);
      // What is there is the same by night; only its colours are others.
      const look = theme === 'day' ? violations : colourViolations;
      for (const line of await look(page)) found.push(`${name}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
});

onlineTest('no online text is cut off or too wide at 360 px, in four languages', async (house) => {
  const { page } = await house.visit('#/', { context: PHONE });
  const laid = await layOnline(page, house);
  const found: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(page, language);
    await eachOnlineScreen(page, laid, async ({ name }) => {
      for (const line of await misfits(page)) found.push(`${language}, ${name}: ${line}`);
    });
  }
  assert.equal(found.join('\n'), '');
});

/** Pictures of every online screen for people to look at; nothing is compared. */
function takePictures(into: string, language: Language): void {
  for (const [size, context] of Object.entries({ wide: { viewport: WIDE }, phone: PHONE })) {
    onlineTest(`online pictures, ${size}, in ${LANGUAGES[language]}`, async (house) => {
      const { page } = await house.visit('#/', { context, settings: { language } });
      await mkdir(into, { recursive: true });
      const laid = await layOnline(page, house);
      await eachOnlineScreen(page, laid, async ({ name }) => {
        for (const theme of THEMES) {
          await turnTo(page, theme);
          await page.screenshot({ path: join(into, `online-${name}-${size}-${theme}-${language}.png`) });
        }
      });
    });
  }
}

if (folder) for (const language of Object.keys(LANGUAGES) as Language[]) takePictures(folder, language);
