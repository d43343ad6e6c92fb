import assert from 'node:assert/strict';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { importRecord, recordOf } from './game.js';
import { pageTests } from './page-test.js';
import { THEMES, turnTo } from './screens.js';

const pageTest = pageTests();
const RECORD = recordOf('duel', {}, 'ending');

pageTest(
  'the end is a scene that a key skips; then the sheet, the facts, and the way to review',
  { context: { reducedMotion: 'no-preference' } },
  async ({ page }) => {
    await importRecord(page, RECORD);
    const dialog = page.getByRole('dialog').filter({ has: page.locator('tfoot') });
    const skip = dialog.getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    assert.equal(await dialog.locator('tfoot').isVisible(), false, 'the sheet waits');
    await page.keyboard.press('Escape');
    await dialog.locator('tfoot').waitFor();
    assert.equal(await skip.count(), 0);
    assert.match((await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '', /win|victory/);
    assert.equal(await dialog.getByRole('region', { name: 'What decided it' }).locator('li').count(), 3);
    await dialog.getByRole('button', { name: 'Review' }).click();
    assert.equal(await page.getByRole('slider').inputValue(), '0');
  },
);

pageTest(
  'without motion the end stands at once, clean to axe by day and night',
  { context: PHONE },
  async ({ page }) => {
    await importRecord(page, RECORD);
    await page.locator('dialog[open] tfoot').waitFor();
    assert.equal(await page.locator('dialog[open] svg[data-still]').count(), 1);
    for (const theme of THEMES) {
      await turnTo(page, theme);
      assert.deepEqual(await violations(page), [], theme);
    }
  },
);
