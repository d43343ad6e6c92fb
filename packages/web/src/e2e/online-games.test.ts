import assert from 'node:assert/strict';
import { hash, replay } from '@shirasagi/engine';
import { exported } from './game.js';
import { giveName, OVER, openTable, Player, playOn } from './online.js';
import { onlineTests } from './online-visits.js';

const onlineTest = onlineTests();

for (const game of ['castle', 'duel'] as const) {
  onlineTest(
    `two people play the ${game} online to its end while a third watches`,
    async ({ visit }) => {
      const ann = await visit();
      const link = await openTable(ann.page, 'Ann', { game, guests: ['link'] });
      const bob = await visit(new URL(link).hash);
      await bob.page.getByRole('button', { name: 'Sit here' }).click();
      await giveName(bob.page, 'Bob');
      await bob.page.locator('[data-decisions]').waitFor();
      const eve = await visit();
      await eve.page.getByRole('link', { name: 'Watch' }).click();
      await eve.page.getByText('You are watching').waitFor();
      const players = [ann, bob].map(({ page }, seat) => new Player(page, `${game} ${seat}`));
      await playOn(players);
      const hashes: string[] = [];
      for (const { page } of [ann, bob, eve]) {
        await page.locator(OVER).waitFor();
        hashes.push(hash(replay(await exported(page, page.getByRole('button', { name: 'Export' })))));
      }
      assert.equal(new Set(hashes).size, 1, hashes.join());
      await bob.page.getByRole('button', { name: 'Verify dice and cards' }).click();
      await bob.page.getByText(/^Everything fits\. All \d+ outcomes follow/).waitFor();
      await bob.page.getByText(/^Numbers were added by the browsers of: \S+ and \S+\.$/).waitFor();
    },
    { everywhere: game === 'duel' },
  );
}
