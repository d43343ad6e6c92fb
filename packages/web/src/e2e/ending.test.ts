import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { importRecord, recordOf } from './support/game.js';
import { resize } from './support/layout.js';
import { pageTests } from './support/page-test.js';

const pageTest = pageTests();
const RECORD = recordOf('duel', {}, 'ending');

/** Makes what ends by itself after some seconds last for minutes: on a busy machine it must not end before the key. */
function lengthen(): void {
  const { setTimeout: after } = window;
  const later = (act: () => void, ms = 0) => after(act, ms > 2000 ? ms * 100 : ms);
  Object.assign(window, { setTimeout: later });
}

pageTest(
  'the end is a scene that a key skips; then the sheet, the facts, and the way to review',
  { context: { reducedMotion: 'no-preference' }, prepare: lengthen },
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
    const facts = dialog.getByRole('region', { name: 'What decided it' }).locator('li');
    await facts.nth(2).waitFor();
    assert.equal(await facts.count(), 3);
    await dialog.getByRole('button', { name: 'Review' }).click();
    assert.equal(await page.getByRole('slider').inputValue(), '0');
  },
);

/** Parts of the scene that the picture's edge cuts: the castle, and each lantern. */
const cutParts = (page: Page) =>
  page.locator('dialog[open] svg[data-still]').evaluate((scene) => {
    const edge = scene.getBoundingClientRect();
    const parts = [...scene.querySelectorAll('svg > g[transform], svg > ellipse')];
    const cut = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    });
    return { parts: parts.length, cut: cut.length };
  });

pageTest('castle, herons and lanterns are whole on every screen', {}, async ({ page }) => {
  await importRecord(page, RECORD);
  await page.locator('dialog[open] tfoot').waitFor();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1920, 1080],
    [2560, 1440],
  ]) {
    await resize(page, { width, height });
    // The castle and two herons; six lanterns and the crests on them.
    assert.deepEqual(await cutParts(page), { parts: 15, cut: 0 }, `${width}x${height}`);
  }
});

pageTest('without motion the end stands at once', { context: PHONE }, async ({ page }) => {
  await importRecord(page, RECORD);
  await page.locator('dialog[open] tfoot').waitFor();
  assert.equal(await page.locator('dialog[open] svg[data-still]').count(), 1);
});
