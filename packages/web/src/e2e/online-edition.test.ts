import assert from 'node:assert/strict';
import { type EditionBase, editionFile, replayGame } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { bringIn, FINGERPRINT, MY_BOX } from './support/edition-box.js';
import { exported } from './support/game.js';
import { agreed, giveName, OVER, openTable, Player, playOn } from './support/online.js';
import { onlineTests } from './support/online-visits.js';
import { visit as goTo } from './support/screens.js';

const onlineTest = onlineTests();

/** Reads what a table's edition has otherwise, before sitting down. */
async function readDifferences(page: Page): Promise<void> {
  const edition = page.getByRole('region', { name: 'Edition: My box' });
  await edition.getByText('by Ann', { exact: true }).waitFor();
  await edition.getByText(/^\d+ values differ from the built-in ones\. Tables .* in no ranking\.$/).waitFor();
  await edition.getByText('What differs').click();
  // Each line has the new value and the built-in one; the first coral Lantern card gives 3 coins, built in 1.
  await edition.getByText(/3 coins \(built in: .+\)$/).waitFor();
}

/** The score sheet of a table, which says that chance can be checked, and that it fits. */
async function verify(page: Page): Promise<void> {
  await page.locator(OVER).waitFor();
  await page.getByRole('button', { name: 'Verify dice and cards' }).click();
  await page.getByText(/^Everything fits\. All \d+ outcomes follow/).waitFor();
}

onlineTest(
  'a table with an edition: read before one sits down, played, found again, checked by a stranger',
  async ({ visit }) => {
    const { page: ann } = await visit('#/editions');
    await bringIn(ann, MY_BOX);
    await goTo(ann, '#/online');
    const link = await openTable(ann, 'Ann', { game: 'duel', guests: ['link'], edition: 'My box (Ann)' });
    const { hash: address } = new URL(link);

    const { page: bob } = await visit(address);
    await readDifferences(bob);
    await bob.getByRole('button', { name: 'Sit here' }).click();
    await giveName(bob, 'Bob');
    await bob.locator('[data-decisions]').waitFor();

    const players = [ann, bob].map((page, seat) => new Player(page, `edition ${seat}`));
    await playOn(players, 8);
    // Nobody has decided since, so what lies on the table does not change.
    const decisions = await agreed([ann, bob]);
    await bob.reload();
    await bob.locator(`[data-decisions="${decisions}"]`).waitFor();
    await playOn(players, 2);

    await ann.getByRole('button', { name: 'Resign' }).click();
    const sure = ann.getByRole('dialog', { name: 'Resign this game?' });
    await sure.getByRole('button', { name: 'Resign' }).click();
    await bob.locator(OVER).waitFor();
    const record = await exported(bob, bob.getByRole('button', { name: 'Export' }));
    assert.equal(record.edition, FINGERPRINT);
    assert.deepEqual(editionFile('duel', replayGame(record).state.edition as EditionBase), MY_BOX);

    // A browser that never had the edition gets it with the table.
    const { page: eve } = await visit(address);
    await verify(eve);
  },
);
