import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { bringIn, FINGERPRINT, MY_BOX } from './support/edition-box.js';
import { keptRecord, picture, shows } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';
import { visit } from './support/screens.js';

const pageTest = pageTests();

/** Begins a duel of two people with an edition chosen in the form. */
async function beginWith(page: Page, edition: string): Promise<void> {
  await visit(page, '#/');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'The White Castle Duel', exact: true }) })
    .getByRole('button', { name: 'Choose seats' })
    .click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('combobox').nth(1).selectOption('person');
  await dialog.getByRole('combobox', { name: 'Edition' }).selectOption({ label: edition });
  await dialog.getByText('Cards and tiles have the values of this edition.').waitFor();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.locator('[data-decisions]').waitFor();
}

/** Takes all editions out of the browser's database, past the page. */
function forgetEditions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('shirasagi'));
    for (const name of ['editions', 'playedEditions'])
      await done(database.transaction(name, 'readwrite').objectStore(name).clear());
    database.close();
  });
}

pageTest(
  'a game is played with an edition, comes back with it, and says so when the edition is gone',
  {},
  async ({ page }) => {
    await bringIn(page, MY_BOX);
    await beginWith(page, 'My box (Ann)');
    await play(page, 'my box', click, 10);
    assert.equal((await keptRecord(page)).edition, FINGERPRINT);
    const before = await picture(page);
    await page.reload();
    await ask(page);
    await shows(page, before);

    await forgetEditions(page);
    await page.reload();
    await page.getByRole('heading', { name: 'The edition of this game is missing' }).waitFor();
    for (const text of ['Edition: My box', 'Author: Ann', `Fingerprint: ${FINGERPRINT}`])
      await page.getByText(text, { exact: true }).waitFor();
    const other = join(tmpdir(), `other-edition-${process.pid}.json`);
    await writeFile(other, JSON.stringify({ ...MY_BOX, lantern: {} }));
    await page.locator('input[type=file]').setInputFiles(other);
    await page.getByText('That is another edition').waitFor();
    const mine = join(tmpdir(), `my-edition-${process.pid}.json`);
    await writeFile(mine, JSON.stringify(MY_BOX));
    await page.locator('input[type=file]').setInputFiles(mine);
    await ask(page);
    await shows(page, before);
  },
);
