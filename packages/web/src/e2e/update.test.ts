import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { begin, picture } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';
import { BUILT } from './support/serve.js';

/** The page's own build, with a mark in it that the first one has not. */
async function buildNext(outDir: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'next-version',
        transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: 'next' } }],
      },
    ],
  });
}

const folder = mkdtempSync(join(tmpdir(), 'shirasagi-update-'));
/** What the server serves: first the page as it is built, then the next one. */
const site = join(folder, 'site');
const next = join(folder, 'next');

before(async () => {
  cpSync(BUILT, site, { recursive: true });
  await buildNext(next);
});
after(() => rmSync(folder, { recursive: true, force: true }));

const pageTest = pageTests(site);

const isNext = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name=version][content=next]').count()) > 0;

pageTest(
  'a new version is offered, changes nothing unasked, and finds the game where it was',
  { context: { serviceWorkers: 'allow' } },
  async ({ page }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    // From the second visit on the page comes out of the browser's own store.
    await page.reload();
    await begin(page, 'castle', 2, 'person');
    await play(page, 'old version', click, 6);
    rmSync(site, { recursive: true });
    cpSync(next, site, { recursive: true });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByText('A new version is ready');
    await offer.waitFor();

    const asked = await play(page, 'old version goes on', click, 4);
    const before = await picture(page);
    await page.reload();
    assert.deepEqual(await ask(page), asked);
    assert.ok(!(await isNext(page)), 'a reload alone keeps the version that is played');
    await offer.waitFor();

    await offer.getByRole('button', { name: 'Later' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await page.locator('[data-decisions]').waitFor();
    assert.ok(await isNext(page), 'the new version is there');
    await ask(page);
    assert.deepEqual(await picture(page), before);
    await play(page, 'new version', click, 3);
  },
);
