import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { editionFile, readEdition } from '@shirasagi/engine';
import type { Locator, Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { isFirefox } from './support/firefox.js';
import { fill } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { turnTo, visit } from './support/screens.js';

const pageTest = pageTests();

type YardTile = { readonly id: string; readonly blue: string; readonly yellow: string };
const BUILT_IN = editionFile('castle') as { readonly yardTiles: readonly YardTile[] };

/** A box whose yard tiles have their rewards in other places, so that each of them must be entered. */
const ROTATED: readonly YardTile[] = BUILT_IN.yardTiles.map(({ id, blue }, i, all) => ({
  id,
  blue: all[(i + 1) % all.length].blue,
  yellow: i === 0 ? 'pay coin 2 > lantern, vp 3' : blue,
}));

/** A deck to enter by hand; one of its cards is as built in. */
const ENTERED = [
  { id: 'a1', do: 'pay coin 2 > courtier, vp 3', copies: 2 },
  { id: 'a2', do: 'lantern, any 2', copies: 2 },
  { id: 'a3', do: 'gardener', copies: 2 },
];

const dialogOf = (page: Page): Locator => page.locator('dialog[open]');

/** Begins an edition from the built-in values and waits until its faces are there. */
async function begin(page: Page, game: string): Promise<void> {
  await visit(page, '#/editions');
  await page.getByRole('button', { name: `Copy and change: ${game}`, exact: true }).click();
  await page.locator('button[data-face]').first().waitFor();
}

const fieldAt = (page: Page, path: string): Locator => page.locator(`dialog[open] [data-field="${path}"]`);

/** Composes a text of one option by clicks alone. */
async function compose(field: Locator, text: string): Promise<void> {
  const [, pay, body] = /^(?:pay coin (\d) > )?(.*)$/.exec(text)!;
  const wanted = body.split(', ').map((part) => part.split(' '));
  await field.waitFor();
  const remove = field.getByRole('button', { name: /^Remove: / });
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await remove.nth(left - 1).waitFor({ state: 'detached' });
  }
  for (const [word, count = '1'] of wanted) {
    await field.locator(`[data-word="${word}"]`).click();
    await field.locator(`[data-word="${word}"]`).waitFor({ state: 'detached' });
    for (let n = 1; n < Number(count); n++)
      await field
        .getByRole('listitem')
        .last()
        .getByRole('button', { name: /^One more: / })
        .click();
  }
  for (let n = 0; n < Number(pay ?? 0); n++)
    await field.getByRole('button', { name: 'One more: coins' }).first().click();
}

async function savedInFirefox(page: Page): Promise<Record<string, unknown>> {
  await page.evaluate(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob)
        void blob.text().then((text) => {
          document.body.dataset.saved = text;
        });
      return create.call(URL, blob);
    };
  });
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = page.locator('body[data-saved]');
  return JSON.parse((await text.getAttribute('data-saved'))!);
}

/** The file the editor saves. */
async function saved(page: Page): Promise<Record<string, unknown>> {
  // Playwright cannot follow what Firefox saves: there the text of the file is caught on its way.
  if (isFirefox(page)) return savedInFirefox(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

pageTest(
  'a whole deck is entered by mouse, face after face, and is there after a reload',
  {},
  async ({ page }) => {
    await begin(page, 'The White Castle');
    await page.locator('button[data-face=a1]').click();
    for (const [i, { do: effect }] of ENTERED.entries()) {
      const path = `startingActions[${i}].do`;
      await compose(fieldAt(page, path), effect);
      await dialogOf(page).getByRole('button', { name: 'Confirm, next' }).click();
      await fieldAt(page, path).waitFor({ state: 'detached' });
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.getByText('3 of 90 faces entered').waitFor();
    await page.getByText('Everything fits: this edition can be played.').waitFor();
    await page.locator('main[data-written=true]').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Starting actions: 3 of 3' }).waitFor();
    const file = await saved(page);
    assert.deepEqual(file.startingActions, ENTERED);
    readEdition('castle', file);
  },
);

pageTest(
  'a card is changed, checked as one types, undone and redone by keyboard alone',
  {},
  async ({ page }) => {
    await begin(page, 'The White Castle Duel');
    const face = page.locator('button[data-face=w01]');
    await face.focus();
    await page.keyboard.press('Enter');
    const scroll = fieldAt(page, 'influence.weapon[0].scroll');
    await scroll.locator('[data-word=vp]').focus();
    await page.keyboard.press('Enter');
    await scroll.getByRole('button', { name: 'Remove: 1 point' }).waitFor();
    await scroll.locator('summary').focus();
    await page.keyboard.press('Enter');
    const typed = scroll.getByRole('textbox');
    await fill(page, typed, 'iron 2, vp 30');
    await scroll.getByText('The number after “vp” must be from 1 to 20, not 30.').waitFor();
    await fill(page, typed, 'iron 2, perl 1');
    await scroll.getByText('“perl” is not a known word.').first().waitFor();
    await fill(page, typed, 'pay 1s > iron 2 / buy_card');
    await scroll.getByRole('button', { name: 'Remove: buy a card' }).waitFor();
    await dialogOf(page).getByRole('heading', { level: 2 }).focus();
    for (const [keys, shown] of [
      ['Control+z', 'Remove: 30 points'],
      ['Control+z', 'Remove: 1 point'],
      ['Control+Shift+z', 'Remove: 30 points'],
      ['Control+y', 'Remove: buy a card'],
    ] as const) {
      await page.keyboard.press(keys);
      await scroll.getByRole('button', { name: shown, exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    // The way back leads to where one was.
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-face') === 'w01');
    await page.locator('button[data-face=w01][data-state=changed]').waitFor();
    assert.deepEqual(await violations(page), []);
    await turnTo(page, 'night');
    await face.click();
    await dialogOf(page).waitFor();
    assert.deepEqual(await violations(page), []);
  },
);

const BOX = { ...editionFile('castle'), name: 'Box of 2023', author: 'Żaneta', yardTiles: ROTATED };

pageTest(
  'a whole box comes from a file, lies on a sheet, and travels by a link',
  {},
  async ({ page, tab, address }) => {
    await visit(page, '#/editions');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await dialogOf(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'box.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(BOX)),
      });
    await page.getByRole('heading', { level: 1, name: 'Box of 2023' }).waitFor();
    await page.getByRole('link', { name: 'Sheet', exact: true }).click();
    await page.getByText('8 faces differ from the built-in values.').waitFor();
    await turnTo(page, 'night');
    assert.deepEqual(await violations(page), []);
    await page.getByRole('checkbox', { name: 'Only what differs' }).check();
    await page.locator('li[data-face=s01]').waitFor({ state: 'detached' });
    await page.locator('li[data-face]').nth(7).waitFor();
    assert.equal(await page.locator('li[data-face]').count(), 8);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = dialogOf(page).getByRole('textbox', { name: 'Link' });
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input')?.value);
    const other = await tab();
    await other.goto(`${address}${new URL(await link.inputValue()).hash}`);
    await other.getByRole('heading', { level: 1, name: 'Box of 2023' }).waitFor();
    await other.getByRole('button', { name: 'Keep it here' }).click();
    await other.getByRole('button', { name: 'Save as a file' }).waitFor();
    assert.equal(readEdition('castle', await saved(other)).id, readEdition('castle', BOX).id);
  },
);

pageTest(
  'files and links that hold no edition are refused in clear words',
  { context: PHONE },
  async ({ page }) => {
    await visit(page, '#/editions/shared/AAAA');
    await page.getByRole('heading', { name: 'This link holds no edition' }).waitFor();
    await visit(page, '#/editions/nowhere');
    await page.getByRole('heading', { name: 'This edition is not here' }).waitFor();
    await visit(page, '#/editions');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const bad = {
      ...BOX,
      yardTiles: [...ROTATED.slice(0, 7), { id: 't8', blue: '<script>', yellow: 'vp 1' }],
    };
    const dialog = dialogOf(page);
    for (const [text, reason] of [
      [JSON.stringify(bad), /yardTiles/],
      ['{"game": "duel", "name": "x"', /JSON/],
      [JSON.stringify({ ...BOX, name: '' }), /name This must not be empty/],
    ] as const) {
      await fill(page, dialog.getByRole('textbox'), text);
      await dialog.getByRole('button', { name: 'Open', exact: true }).click();
      await dialog.getByRole('alert').filter({ hasText: reason }).waitFor();
    }
    assert.deepEqual(await violations(page), []);
  },
);
