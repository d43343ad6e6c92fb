import assert from 'node:assert/strict';
import { type GameName, hash, replay } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { exported } from './support/game.js';
import { giveName, OVER, openTable, Player, playOn } from './support/online.js';
import { type House, onlineTests } from './support/online-visits.js';

const onlineTest = onlineTests();

/** Ann opens a table, Bob sits down at it, Eve watches. */
async function gather({ visit }: House, game: GameName): Promise<{ ann: Page; bob: Page; eve: Page }> {
  const { page: ann } = await visit();
  const link = await openTable(ann, 'Ann', { game, guests: ['link'] });
  const { page: bob } = await visit(new URL(link).hash);
  await bob.getByRole('button', { name: 'Sit here' }).click();
  await giveName(bob, 'Bob');
  await bob.locator('[data-decisions]').waitFor();
  const { page: eve } = await visit();
  await eve.getByRole('link', { name: 'Watch' }).click();
  await eve.getByText('You are watching').waitFor();
  return { ann, bob, eve };
}

const playersAt = (pages: readonly Page[], seed: string): Player[] =>
  pages.map((page, seat) => new Player(page, `${seed} ${seat}`));

/** Everybody has seen the same game, and its chance can be checked. */
async function checkEnd(pages: readonly Page[]): Promise<void> {
  const hashes: string[] = [];
  for (const page of pages) {
    await page.locator(OVER).waitFor();
    hashes.push(hash(replay(await exported(page, page.getByRole('button', { name: 'Export' })))));
  }
  assert.equal(new Set(hashes).size, 1, hashes.join());
  await pages[1].getByRole('button', { name: 'Verify dice and cards' }).click();
  await pages[1].getByText(/^Everything fits\. All \d+ outcomes follow/).waitFor();
  await pages[1].getByText(/^Numbers were added by the browsers of: \S+ and \S+\.$/).waitFor();
}

for (const game of ['castle', 'duel'] as const) {
  onlineTest(`two people play the ${game} online to its end while a third watches`, async (house) => {
    const { ann, bob, eve } = await gather(house, game);
    await playOn(playersAt([ann, bob], game));
    await checkEnd([ann, bob, eve]);
  });
}

/** The end leads to the analysis, and to a link whose moments are found by people who never were here. */
async function checkAfterEnd({ visit }: House, page: Page): Promise<void> {
  const end = page.getByRole('dialog').filter({ has: page.locator('tfoot') });
  await end.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  assert.match(link, /#\/online\/[a-z0-9]{16}\?at=\d+$/);
  const { page: guest } = await visit(new URL(link.replace(/at=\d+$/, 'at=5')).hash);
  await guest.waitForFunction(() => document.querySelector<HTMLInputElement>('[type=range]')?.value === '5');
  await page.keyboard.press('Escape');
  await end.getByRole('button', { name: 'Analysis' }).click();
  await page.waitForURL(/#\/review\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Stopped, or done already: a busy machine must not be kept busy.
  const stop = page.getByRole('button', { name: 'Stop' });
  const deeper = page.getByRole('button', { name: 'Look deeper' });
  await stop.or(deeper).first().waitFor();
}

/** Some turns of both, in a Duel of about 200 decisions. */
const FIRST_DECISIONS = 24;

onlineTest(
  'two people play the first turns of a duel online, and one of them resigns',
  async (house) => {
    const { ann, bob, eve } = await gather(house, 'duel');
    await playOn(playersAt([ann, bob], 'duel'), FIRST_DECISIONS);
    await ann.getByRole('button', { name: 'Resign' }).click();
    await ann
      .getByRole('dialog', { name: 'Resign this game?' })
      .getByRole('button', { name: 'Resign' })
      .click();
    await checkEnd([ann, bob, eve]);
    await checkAfterEnd(house, ann);
  },
  { everywhere: true },
);
