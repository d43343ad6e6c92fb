import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../../app/settings/settings';
import { WIDE } from './browser.js';
import { PATIENCE_MS } from './eventually.js';
import { isRemark } from './firefox.js';
import { click, type Touch, tap } from './play.js';
import { seedChance } from './seed-chance.js';
import { type Served, serve } from './serve.js';
import { testBrowsers } from './test-browsers.js';

/** What a test wants to visit the page with. */
export interface VisitOptions {
  readonly context?: BrowserContextOptions;
  readonly settings?: Partial<Settings>;
  /** Whether every browser tries this, not the main one alone. */
  readonly everywhere?: boolean;
  /** Runs in every page before its own scripts. */
  readonly prepare?: () => void;
  /** Whether the visitor is new to the games, and is asked about it before the first one. */
  readonly newcomer?: boolean;
  /** Errors the test itself provokes: they must be reported. */
  readonly provokes?: RegExp;
}

/** A test's own visit: nothing of it is shared with another test. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** How a hand touches the screen: by finger where it can be, else by mouse. */
  readonly touch: Touch;
  /** One more tab of the same visitor. */
  tab(): Promise<Page>;
  /** The server goes away, as when the network does. */
  cutOff(): Promise<void>;
}

/** Over WebDriver BiDi Firefox knows no fingers and no phones: only the size of the screen stays. */
export function understood(browser: Browser, context: BrowserContextOptions): BrowserContextOptions {
  if (browser.browserType().name() !== 'firefox') return context;
  const { hasTouch: _, isMobile: __, reducedMotion: ___, ...rest } = context;
  return rest;
}

/** A browser of its own for a visitor. */
export async function openContext(
  browser: Browser,
  { context = {}, settings, prepare, newcomer = false }: VisitOptions,
): Promise<BrowserContext> {
  const wanted = {
    viewport: WIDE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  } as const;
  const opened = await browser.newContext(understood(browser, { ...wanted, ...context }));
  opened.setDefaultTimeout(PATIENCE_MS);
  await opened.addInitScript(seedChance);
  if (prepare) await opened.addInitScript(prepare);
  await opened.addInitScript(
    ({ kept, known }) => {
      if (origin === 'null' || localStorage.getItem('shirasagi-settings')) return;
      localStorage.setItem('shirasagi-settings', kept);
      for (const game of known) localStorage.setItem(`shirasagi-knows-${game}`, 'yes');
    },
    {
      kept: JSON.stringify({ pace: 'skip', ...settings }),
      known: newcomer ? [] : ['castle', 'duel'],
    },
  );
  return opened;
}

/** Collects what a page reports as an error. */
export function listen(page: Page, errors: string[]): void {
  // Some errors have neither a message nor a stack: kind and place tell at least where to look.
  page.on('pageerror', (error) => {
    if (isRemark(error.message)) return;
    errors.push(`page error at ${page.url()}: ${error.name}: ${error.message}\n${error.stack ?? 'no stack'}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber, columnNumber } = message.location();
    errors.push(`console error at ${url}:${lineNumber}:${columnNumber}: ${message.text()}`);
  });
}

/** What each tab shows and what went wrong in them, to tell why a test failed. */
export async function said(context: BrowserContext, errors: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    context.pages().map((page) => page.locator('body').textContent({ timeout: 1000 }).catch(String)),
  );
  return ['', ...texts.map((text) => `Shown: ${text?.slice(0, 400)}`), ...errors].join('\n');
}

/**
 * Tests of the page, with one server for a file. Each test fails on any error the page reports, whatever else it
 * checks. The page is the one built, or one in a folder.
 */
export function pageTests(
  folder?: string,
): (name: string, options: VisitOptions, body: (visit: Visit) => Promise<void>) => void {
  let served: Served;
  before(async () => {
    served = await serve(folder);
  });
  after(() => served?.close());
  const inBrowsers = testBrowsers();
  return (name, options, body) => {
    const moving = options.context?.reducedMotion === 'no-preference';
    inBrowsers(name, { everywhere: options.everywhere === true, moving }, async (browser) => {
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
      const touch = understood(browser, options.context ?? {}).hasTouch ? tap : click;
      try {
        const cutOff = async () => {
          await own?.close();
          await context.setOffline(true);
        };
        await body({ page: await tab(), context, address, touch, tab, cutOff });
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
