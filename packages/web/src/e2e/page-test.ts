import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../app/settings';
import { launch, WIDE } from './browser.js';
import { seedChance } from './seed-chance.js';
import { type Served, serve } from './serve.js';

/** Longer than anything here takes on a busy machine; a test that waits so long has failed. */
const PATIENCE_MS = 20_000;

/** What a test wants to visit the page with. */
export interface VisitOptions {
  readonly context?: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** Runs in every page before its own scripts. */
  readonly prepare?: () => void;
  /** Errors the test itself provokes: they must be reported. */
  readonly provokes?: RegExp;
}

/** A test's own visit: nothing of it is shared with another test. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** One more tab of the same visitor. */
  tab(): Promise<Page>;
  /** The server goes away, as when the network does. */
  cutOff(): Promise<void>;
}

/** A browser of its own for a visitor. */
export async function openContext(
  browser: Browser,
  { context = {}, settings, prepare }: VisitOptions,
): Promise<BrowserContext> {
  const opened = await browser.newContext({
    viewport: WIDE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...context,
  });
  opened.setDefaultTimeout(PATIENCE_MS);
  await opened.addInitScript(seedChance);
  if (prepare) await opened.addInitScript(prepare);
  await opened.addInitScript(
    (kept) => localStorage.getItem('shirasagi-settings') ?? localStorage.setItem('shirasagi-settings', kept),
    JSON.stringify({ pace: 'skip', ...settings }),
  );
  return opened;
}

/** Collects what a page reports as an error. */
export function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** What each tab shows and what went wrong in them, for whoever reads why a test failed. */
export async function said(context: BrowserContext, errors: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    context.pages().map((page) => page.locator('body').textContent({ timeout: 1000 }).catch(String)),
  );
  return ['', ...texts.map((text) => `Shown: ${text?.slice(0, 400)}`), ...errors].join('\n');
}

/**
 * Tests of the page in one browser: begins it before the first test of a file and ends it after the last. Each
 * test fails on any error the page reports, whatever else it checks. The page is the one built, or one in a folder.
 */
export function pageTests(
  folder?: string,
): (name: string, options: VisitOptions, body: (visit: Visit) => Promise<void>) => void {
  let browser: Browser;
  let served: Served;
  before(async () => {
    [browser, served] = await Promise.all([launch(), serve(folder)]);
  });
  after(async () => {
    await browser?.close();
    await served?.close();
  });
  return (name, options, body) => {
    test(name, async () => {
      const errors: string[] = [];
      const context = await openContext(browser, options);
      // A test of its own network needs its own server: the others go on with theirs.
      const own = options.context?.serviceWorkers === 'allow' ? await serve(folder) : undefined;
      const { address } = own ?? served;
      const tab = async () => {
        const page = await context.newPage();
        listen(page, errors);
        await page.goto(address);
        return page;
      };
      try {
        const cutOff = async () => {
          await own?.close();
          await context.setOffline(true);
        };
        await body({ page: await tab(), context, address, tab, cutOff });
        const { provokes } = options;
        const faults = errors.filter((error) => !provokes?.test(error));
        assert.deepEqual(faults, [], 'the page reports no error');
        assert.ok(!provokes || errors.length > 0, 'what was provoked is reported');
      } catch (error) {
        if (error instanceof Error) error.message += await said(context, errors);
        throw error;
      } finally {
        await context.close();
        await own?.close();
      }
    });
  };
}
