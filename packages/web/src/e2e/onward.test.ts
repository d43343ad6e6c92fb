import assert from 'node:assert/strict';
import { describe, legalMoves } from '@shirasagi/engine';
import { importRecord, recordOf } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask } from './support/play.js';

const pageTest = pageTests();

/** A Duel in which a Change tile may be used, and a token placed. */
const record = recordOf('duel', {}, 'change tile', ({ game: { state } }) => {
  const kinds = legalMoves(state).map((move) => describe(state, move).kind);
  return kinds.includes('noSwap');
});

pageTest('where a Change tile is asked for, a token can be placed at once', {}, async ({ page }) => {
  await importRecord(page, record);
  const { decisions } = await ask(page);
  const token = page.locator('main .glow[aria-pressed]').filter({ hasText: /token/i }).first();
  await token.click();
  const place = page.locator('[data-move^="place:"][data-legal]').first();
  assert.equal(await place.getAttribute('data-declines'), 'noSwap');
  await place.hover();
  await page.getByRole('status', { name: 'What this gives' }).getByText('This also means:').waitFor();
  await place.click();
  await ask(page, decisions);
  await page.locator(`[data-decisions="${decisions + 2}"]`).waitFor();
  const back = page.getByRole('button', { name: 'Take back', exact: true });
  if (await back.isEnabled()) {
    await back.click();
    await page.locator(`[data-decisions="${decisions}"]`).waitFor();
  }
  await page.reload();
  await ask(page);
});
