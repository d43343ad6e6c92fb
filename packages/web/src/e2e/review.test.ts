import assert from 'node:assert/strict';
import { replay, replayLog, scoreSheet } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { importRecord, recordOf } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { THEMES, turnTo } from './support/screens.js';

const pageTest = pageTests();
const RECORD = recordOf('duel', {}, 'ending');
/** So few that a busy machine has them soon. */
const NODES = 40;

/** Makes the kept review one that looks at fewer states; what it has found so far stays or goes. */
const hasten = (page: Page, nodes: number, forget: boolean) =>
  page.evaluate(
    async ([few, anew]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open('shirasagi'));
      const reviews = () => db.transaction('reviews', 'readwrite').objectStore('reviews');
      const [kept] = await done(reviews().getAll());
      const findings = anew ? kept.work.findings.map(() => null) : kept.work.findings;
      await done(reviews().put({ ...kept, work: { ...kept.work, nodes: few, findings } }));
      db.close();
    },
    [nodes, forget] as const,
  );

/** Goes from the end of an imported game to its review, which looks at few states. */
async function openReview(page: Page): Promise<void> {
  await importRecord(page, RECORD);
  await page.locator('dialog[open] tfoot').waitFor();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Finished parts are saved.').waitFor();
  await hasten(page, NODES, true);
  await page.reload();
}

pageTest(
  'a finished game is reviewed, stopped, gone on with, and kept; its figures add up to the result',
  { context: PHONE },
  async ({ page }) => {
    await openReview(page);
    // Opened again it goes on by itself; stopped half way it keeps what it has.
    await page.waitForFunction(() => {
      const bar = document.querySelector('progress');
      // Without a bar the page is still coming, unless everything is found already.
      return bar ? bar.value >= 2 : document.querySelector('[data-part]') !== null;
    });
    const stop = page.getByRole('button', { name: 'Stop' });
    if (await stop.isVisible()) await stop.click({ timeout: 5000 }).catch(() => {});
    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    const deeper = page.getByRole('button', { name: 'Look deeper' });
    await goOn.or(deeper).first().waitFor();
    if (await goOn.isVisible()) {
      assert.ok((await page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)) >= 2);
      await goOn.click();
    }
    await deeper.waitFor();
    const [one, other] = scoreSheet(replay(RECORD)).map(({ total }) => total);
    const figures = await page
      .locator('[data-part] dd')
      .evaluateAll((cells) =>
        cells.map((cell) => Number.parseFloat((cell.childNodes[0].textContent ?? '').replace('−', '-'))),
      );
    assert.equal(figures.length, 12);
    for (const [seat, lead] of [one - other, other - one].entries()) {
      const parts = figures.slice(seat * 6, seat * 6 + 6);
      assert.equal(parts[5], lead);
      const sum = parts.slice(0, 5).reduce((total, part) => total + part, 0);
      assert.ok(Math.abs(sum - lead) < 0.3, `${sum} is not ${lead}`);
    }
    const dearest = page.getByRole('heading', { level: 3, name: /points? lost/ });
    await dearest.nth(4).waitFor();
    assert.equal(await dearest.count(), 5);
    await page.getByText('Every turn as a table').click();
    assert.ok((await page.locator('tbody tr').count()) >= 24);
    for (const theme of THEMES) {
      await turnTo(page, theme);
      assert.deepEqual(await violations(page), [], theme);
    }
    const text = await page.locator('main').textContent();
    await page.reload();
    await deeper.waitFor();
    await page.getByText('Every turn as a table').click();
    await eventually(async () =>
      assert.equal(await page.locator('main').textContent(), text, 'nothing is examined twice'),
    );
    // The game is looked through with the review beside it.
    await page.getByRole('link', { name: 'Look at the position' }).first().click();
    const beside = page
      .getByRole('region', { name: 'Looking back' })
      .getByRole('region', { name: 'Analysis' });
    await beside.getByText(/% to win$/).waitFor();
    await beside.getByRole('link', { name: 'Analysis' }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.locator('[data-decisions]').waitFor();
  },
);

/** Plays moves one after the other with the buttons of the bar. */
async function playWords(page: Page, words: readonly string[]): Promise<void> {
  const screen = page.locator('[data-decisions]');
  let decisions = Number(await screen.getAttribute('data-decisions'));
  for (const word of words) {
    // On some decisions the rarer moves lie folded away.
    await page.locator(`[data-choice="${word}"]`).first().waitFor({ state: 'attached' });
    await page
      .locator(`[data-choice="${word}"]`)
      .first()
      .evaluate((button: HTMLElement) => button.click());
    decisions++;
    await page.locator(`[data-decisions="${decisions}"]`).waitFor();
  }
}

pageTest(
  'a dear turn is tried again on the table: the played line is worth nothing more',
  {},
  async ({ page }) => {
    await openReview(page);
    const steps = replayLog(RECORD).steps;
    const tries = page.getByRole('link', { name: 'Try it on the table' });
    await tries.first().waitFor();
    // A turn in which nothing is drawn, so that its end is the verdict.
    const addresses = await tries.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).hash),
    );
    const firsts = addresses.map((address) => Number(address.split('/').at(-1)));
    const turnFrom = (first: number) => {
      const rest = steps.slice(first);
      return rest.slice(0, rest.findIndex((step) => step.closesTurn || step.drawn.length > 0) + 1);
    };
    const at = firsts.findIndex((first) => turnFrom(first).at(-1)!.drawn.length === 0);
    assert.ok(at >= 0, 'one of the dearest turns has no draw');
    await tries.nth(at).click();
    await page.getByRole('button', { name: 'Show both lines' }).click();
    await page.getByRole('heading', { name: 'Better' }).waitFor();
    await playWords(
      page,
      turnFrom(firsts[at]).map((step) => step.entry.move),
    );
    await page.locator('[data-worth="0"]').waitFor();
    await page.getByText('As good as what was played.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(`[data-decisions="${firsts[at]}"]`).waitFor();
    await page.getByRole('link', { name: 'Back to the analysis' }).first().click();
    await page.getByRole('heading', { name: 'The turns that cost most' }).waitFor();
  },
);

/** Puts everything that is kept into a database as it was before there were reviews. */
const makeOlder = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const now = await done(indexedDB.open('shirasagi'));
    const rows = async (name: string) => done(now.transaction(name).objectStore(name).getAll());
    const [games, entries] = [await rows('games'), await rows('entries')];
    now.close();
    await done(indexedDB.deleteDatabase('shirasagi'));
    const opening = indexedDB.open('shirasagi', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['game', 'number'] });
    };
    const older = await done(opening);
    const tx = older.transaction(['games', 'entries'], 'readwrite');
    for (const game of games) tx.objectStore('games').put(game);
    for (const entry of entries) tx.objectStore('entries').put(entry);
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    older.close();
  });

pageTest('games kept by an older page are still there, and can be reviewed', {}, async ({ page }) => {
  await importRecord(page, RECORD);
  await makeOlder(page);
  await page.reload();
  await page.locator('dialog[open] tfoot').waitFor();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Finished parts are saved.').waitFor();
});

pageTest('an address without a review says so', {}, async ({ page, address }) => {
  await page.goto(`${address}#/review/nothing`);
  await page.getByRole('heading', { name: 'There is no such analysis here' }).waitFor();
});
