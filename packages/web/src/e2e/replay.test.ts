import assert from 'node:assert/strict';
import { replayLog } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { eventually, PATIENCE_MS } from './support/eventually.js';
import { fill, importRecord, recordOf, saved } from './support/game.js';
import { pageTests, understood } from './support/page-test.js';
import { ask } from './support/play.js';

const pageTest = pageTests();

const bar = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const slider = (page: Page) => bar(page).getByRole('slider');
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();

/** Waits until the replay stands at a moment. */
async function standsAt(page: Page, decisions: number): Promise<void> {
  await page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === value,
    String(decisions),
  );
}

const GAME = recordOf('castle', { players: 2 }, 'replay');
const STEPS = replayLog(GAME).steps;

/** A finished game, looked through from its beginning. */
async function lookThrough(page: Page): Promise<void> {
  const hash = await importRecord(page, GAME);
  await page.evaluate((address) => {
    location.hash = address;
  }, `${hash}?at=0`);
  await standsAt(page, 0);
}

pageTest('a game is gone through by buttons, keys, slider and by itself', {}, async ({ page }) => {
  await lookThrough(page);
  await press(page, 'Later');
  await standsAt(page, 1);
  await press(page, 'Next turn');
  await press(page, 'Next turn');
  const second = STEPS.findIndex((step, i) => i > 1 && STEPS[i - 1].closesTurn && step.number > 2);
  const at = Number(await slider(page).inputValue());
  assert.ok(at >= second && STEPS[at - 1].closesTurn, `a turn begins at ${at}`);
  await page.locator('h1').click();
  await page.keyboard.press('ArrowLeft');
  await standsAt(page, at - 1);
  await page.keyboard.press('Shift+ArrowRight');
  await standsAt(page, at);
  await page.keyboard.press('Home');
  await standsAt(page, 0);
  await fill(page, slider(page), '20');
  await standsAt(page, 20);
  await press(page, 'Autoplay');
  // It goes on by itself, on a busy machine past any one moment before that is seen.
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) >= 22,
  );
  await press(page, 'Pause');
  await bar(page).getByRole('button', { name: 'Autoplay', exact: true }).waitFor();
});

pageTest('a moment becomes a game of its own, which says where it comes from', {}, async ({ page }) => {
  await lookThrough(page);
  await fill(page, slider(page), '12');
  await press(page, 'Play on from here');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').last().selectOption('person');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByText('From decision 12 of a game in this browser').waitFor();
  const asked = await ask(page);
  assert.equal(asked.decisions, 12);
  await page.goto(new URL('#/', page.url()).href);
  await page.getByText('From decision 12 of a game in this browser').waitFor();
});

pageTest(
  'a shared link opens at its moment, in the reader’s language, in a browser that has never been here',
  { context: { acceptDownloads: true } },
  async ({ page, context, address }) => {
    await lookThrough(page);
    await fill(page, slider(page), '15');
    const told = await bar(page).locator('strong').textContent();
    await press(page, 'Share');
    const dialog = page.getByRole('dialog');
    const link = await dialog.getByLabel('Link to this moment').inputValue();
    assert.ok(link.length < 500, link);
    const png = await saved(page, dialog.getByRole('button', { name: 'Save the picture' }));
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.ok(png.length > 50_000, `the picture has ${png.length} bytes`);
    const file = await saved(page, dialog.getByRole('button', { name: 'Save as a file' }));
    assert.deepEqual(JSON.parse(file.toString('utf8')), GAME);
    const browser = context.browser()!;
    for (const [locale, note] of [
      ['en-GB', 'A shared game.'],
      ['pl-PL', 'Udostępniona gra.'],
    ]) {
      const stranger = await browser.newContext(understood(browser, { ...PHONE, locale }));
      stranger.setDefaultTimeout(PATIENCE_MS);
      const phone = await stranger.newPage();
      await phone.goto(address + new URL(link).hash);
      await phone.getByText(note).waitFor();
      await standsAt(phone, 15);
      if (locale === 'en-GB')
        await eventually(async () => assert.equal(await bar(phone).locator('strong').textContent(), told));
      await stranger.close();
    }
  },
);

pageTest('hostile links say that they cannot be opened', {}, async ({ page, address }) => {
  for (const hash of ['#/watch/AAAA', '#/watch/%E0%A4%A', `#/watch/${'A'.repeat(9000)}`, '#/watch/']) {
    await page.goto(address + hash);
    await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
  }
});
