import assert from 'node:assert/strict';
import { type GameName, hash, replay } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { exported } from './game.js';
import { giveName, OVER, openTable, Player, playOn } from './online.js';
import { type House, onlineTests } from './online-visits.js';

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
  },
  { everywhere: true },
);
