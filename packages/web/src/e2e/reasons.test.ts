import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import en from '../words/messages/en/start.json';
import table from '../words/messages/en/table.json';
import { fill, importRecord, recordOf } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask } from './support/play.js';

const pageTest = pageTests();

/** What the page says aloud. */
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

pageTest('keys say why what they stand for is off', { everywhere: true }, async ({ page }) => {
  const record = recordOf('castle', { players: 2 }, 'reasons', ({ game, steps }) => {
    const turnBegins = game.takeBackLimit === game.decisions;
    return steps.length > 6 && turnBegins;
  });
  await importRecord(page, record);
  const before = await ask(page);
  for (const [key, why] of [
    ['u', table.off.back],
    ['r', table.off.restart],
    ['Enter', table.off.end],
  ]) {
    await page.locator('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press(key);
    await said(page, why);
  }
  assert.deepEqual(await ask(page), before, 'nothing was decided');
});

pageTest(
  'looking back, keys and the first step say why; a slider leaves the other keys alone',
  {},
  async ({ page }) => {
    const record = recordOf('duel', {}, 'reasons', ({ steps }) => steps.length === 5);
    await importRecord(page, record);
    const before = await ask(page);
    await page.keyboard.press('l');
    await page.locator('[data-turn]').first().click();
    await page.locator('ol ol').getByRole('button').first().click();
    const slider = page.locator('input[type=range]');
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: table.review.earlier, exact: true }).click({ force: true });
    await said(page, table.review.first);
    await slider.focus();
    await page.keyboard.press('u');
    await said(page, table.review.why);
    while ((await slider.count()) > 0) await page.keyboard.press('Escape');
    assert.deepEqual(await ask(page), before);
  },
);

pageTest('a form says what is missing', {}, async ({ page }) => {
  await page.getByRole('button', { name: en.import.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.import.take, exact: true }).click({ force: true });
  await said(page, en.import.nothing);
  await fill(page, dialog.getByLabel(en.import.text), '{');
  await page.getByText(en.import.nothing).waitFor({ state: 'detached' });
});
