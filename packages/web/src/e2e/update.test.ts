import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { begin, picture } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';
import { BUILT } from './support/serve.js';

/** Turns a built page into its next version: a mark that the first one has not, and a service worker that knows of it. */
function makeNext(site: string): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(site, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    assert.notEqual(after, before, `${file} is changed`);
    writeFileSync(path, after);
    // What is packed beside it is the first version still.
    for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`);
  };
  change('index.html', '<head>', '<head><meta name="version" content="next">');
  change('sw.js', /(url:"index\.html",revision:")\w+/, '$1next');
}

const folder = mkdtempSync(join(tmpdir(), 'shirasagi-update-'));
/** What the server serves: first the page as it is built, then the next one. */
const site = join(folder, 'site');

const serveFirst = () => cpSync(BUILT, site, { recursive: true });

before(serveFirst);
after(() => rmSync(folder, { recursive: true, force: true }));

const pageTest = pageTests(site);

const isNext = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name=version][content=next]').count()) > 0;

pageTest(
  'a new version is offered, changes nothing unasked, and finds the game where it was',
  { context: { serviceWorkers: 'allow' } },
  async ({ page }) => {
    try {
      await page.evaluate(() => navigator.serviceWorker.ready);
      // From the second visit on the page comes out of the browser's own store.
      await page.reload();
      await begin(page, 'castle', 2, 'person');
      await play(page, 'old version', click, 6);
      makeNext(site);
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
    } finally {
      // For another try.
      serveFirst();
    }
  },
);
