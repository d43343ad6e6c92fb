import assert from 'node:assert/strict';
import { replayGame } from '@shirasagi/engine';
import type { Locator, Page } from 'playwright-core';
import el from '../words/messages/el/error.json';
import en from '../words/messages/en/error.json';
import pl from '../words/messages/pl/error.json';
import { violations } from './support/axe.js';
import { isFirefox } from './support/firefox.js';
import { begin } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';
import { THEMES, turnTo } from './support/screens.js';

const pageTest = pageTests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Breaks what every choice is told with, and makes the next decision: the page cannot tell what follows. */
async function breakGame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = String.prototype.toLocaleUpperCase;
    Object.assign(window, {
      mend: () => {
        String.prototype.toLocaleUpperCase = whole;
      },
    });
    String.prototype.toLocaleUpperCase = () => {
      throw new TypeError('provoked for a test');
    };
    document.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.click();
  });
}

const mend = (page: Page) => page.evaluate(() => (window as unknown as { mend(): void }).mend());

const PROVOKED = /provoked for a test/;

/** Presses Continue on the error page, once more where it stays, until what was wanted is there. */
async function goOnUntil(page: Page, name: string, wanted: Locator): Promise<void> {
  for (const patience of [2000, 10_000, 20_000]) {
    await wanted.or(button(page, name)).first().waitFor();
    if (await wanted.isVisible()) return;
    // The button goes by itself when what was wanted comes after all.
    await button(page, name)
      .click({ timeout: patience })
      .catch(() => {});
    const came = await wanted.waitFor({ timeout: patience }).then(
      () => true,
      () => false,
    );
    if (came) return;
  }
  await wanted.waitFor();
}

pageTest(
  'a game that broke is kept, reports itself and goes on',
  { provokes: PROVOKED, context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  async ({ page }) => {
    await begin(page, 'castle', 2, 'person');
    const { decisions } = await play(page, 'breaking', click, 5);
    await breakGame(page);
    await page.getByRole('heading', { name: en.title }).waitFor();
    await page.getByText(en.kept).waitFor();
    assert.doesNotMatch((await page.locator('main').textContent()) ?? '', PROVOKED);
    for (const theme of THEMES) {
      await turnTo(page, theme);
      assert.deepEqual(await violations(page), [], theme);
    }

    await button(page, en.copy).click();
    await page.getByText('Copied.').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(report, await page.getByLabel('The report').inputValue());
    assert.match(report, /^Shirasagi \d+\.\d+\.\d+$/m);
    assert.match(report, /^Browser: Mozilla/m);
    assert.match(report, /TypeError: provoked for a test/);
    assert.match(report, /src\/words\/sentences\.ts:\d+:\d+/, 'the stack names sources');
    assert.match(report, /Components:[\s\S]*src\/table\/playing\.tsx:\d+/);
    const record = JSON.parse(/^Record: (.*)$/m.exec(report)?.[1] ?? '');
    assert.equal(replayGame(record).decisions, decisions + 1);

    await mend(page);
    await button(page, en.on).click();
    const asked = await ask(page, decisions);
    assert.equal(asked.decisions, decisions + 1);
    await play(page, 'going on', click, 2);
  },
);

pageTest(
  'the error page leads home, in the reader’s language and at night',
  { provokes: PROVOKED, settings: { language: 'pl', theme: 'night' } },
  async ({ page }) => {
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => {
      location.hash = '#/game/new?game=duel';
    });
    await ask(page);
    await breakGame(page);
    await page.getByRole('heading', { name: pl.title }).waitFor();
    assert.deepEqual(await violations(page), []);
    await mend(page);
    await button(page, pl.home).click();
    await page.getByRole('article').first().waitFor();
  },
);

pageTest(
  'a language that does not load is told in that language, and asked for again',
  { provokes: /Failed to|dynamically imported/, settings: { language: 'el' } },
  async ({ page, context }) => {
    const words = /\/assets\/el-[^/]*\.js$/;
    await context.route(words, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { name: el.title }).waitFor();
    await page.getByText(el.safe).waitFor();
    await context.unroute(words);
    // A browser may remember that a part could not be had; the second time the page is loaded anew.
    await goOnUntil(page, el.on, page.getByRole('article').first());
  },
);

pageTest(
  'an error in a click or in a promise nobody waits for is told too',
  { provokes: PROVOKED },
  async ({ page }) => {
    const told = page.getByRole('heading', { name: en.title });
    await page.getByRole('article').first().waitFor();
    await page.evaluate(() => {
      const { getRandomValues } = crypto;
      Object.assign(window, {
        mend: () => {
          crypto.getRandomValues = getRandomValues;
        },
      });
      crypto.getRandomValues = () => {
        throw new TypeError('provoked for a test');
      };
    });
    await button(page, 'Play now').first().click();
    await told.waitFor();
    await mend(page);
    await button(page, en.on).click();
    await button(page, 'Play now').first().click();
    await ask(page);

    // Given up on purpose, or nothing that was thrown: neither breaks a game.
    await page.evaluate(async () => {
      void Promise.reject(new DOMException('provoked for a test', 'AbortError'));
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
      await new Promise((resolve) => setTimeout(resolve));
    });
    assert.equal(await told.count(), 0);
    await page.evaluate(() => void Promise.reject(new Error('provoked for a test')));
    await told.waitFor();
    await button(page, en.home).click();
    await page.getByRole('article').first().waitFor();
  },
);

// Firefox remembers a part that failed until the page is loaded again: there the error page leads on.
pageTest(
  'parts that the network lost once are asked for again, and come with their style',
  { provokes: /Failed to|dynamically imported/ },
  async ({ page, context }) => {
    const lost = new Set<string>();
    await page.getByRole('article').first().waitFor();
    await context.route(/\/assets\/rules-page-[^/]*\.(js|css)$/, (route) => {
      const url = route.request().url();
      if (lost.has(url)) return route.continue();
      lost.add(url);
      return route.abort();
    });
    await page.evaluate(() => {
      location.hash = '#/rules/castle';
    });
    const rules = page.getByRole('heading', { name: 'A turn at a glance' });
    // Firefox remembers that a part could not be had until the page is loaded anew, as the second Continue does.
    if (isFirefox(page)) await goOnUntil(page, en.on, rules);
    await rules.waitFor();
    assert.deepEqual([...lost].map((url) => /[a-z]+$/.exec(url)?.[0]).sort(), ['css', 'js']);
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
    assert.ok(sheets.some((href) => href && lost.has(href)));
  },
);
