import { editionFile, readEdition } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { fill } from './game.js';
import { visit } from './screens.js';

/** An edition of the Duel with other Lantern cards and other locations. */
export const MY_BOX = {
  ...editionFile('duel'),
  ...{ name: 'My box', author: 'Ann', location: ['white', 'coral', 'black', 'coral', 'white', 'black'] },
  lantern: {
    coral: ['coin 3', 'vp 2', 'iron 1', 'pearl 1', 'seal 1'],
    black: ['coin 1', 'vp 1', 'food 2', 'pearl 1', 'seal 1'],
    white: ['coin 1', 'vp 1', 'food 1', 'iron 3', 'seal 1'],
  },
};

export const { id: FINGERPRINT } = readEdition('duel', MY_BOX);

/** Opens an edition file in the browser. */
export async function bringIn(page: Page, file: object): Promise<void> {
  await visit(page, '#/editions');
  await page.getByRole('button', { name: 'Open a file' }).click();
  const dialog = page.locator('dialog[open]');
  await fill(page, dialog.getByRole('textbox'), JSON.stringify(file));
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('button[data-face]').first().waitFor();
}
