import { after, type TestContext, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { BROWSERS, type BrowserName, launch, MAIN, missing } from './browser.js';

/** What a test wants of its browser. */
export interface Wanted {
  /** Whether every browser tries this, not the main one alone. */
  readonly everywhere?: boolean;
  /** Whether things move: Firefox has to be started for it. */
  readonly moving?: boolean;
}

/** Registers a test in the main browser or, for what matters most, in every browser. */
export type InBrowsers = (name: string, wanted: Wanted, body: (browser: Browser) => Promise<void>) => void;

/** How often a test is tried; 1 shows every failure at once, to hunt those that come now and then. */
const TRIES = Number(process.env.SHIRASAGI_TRIES || 2);

/**
 * On a busy machine a browser fails now and then for reasons of its own, so a test that fails is tried once more,
 * from the start. The first failure is told all the same.
 */
async function tryAgain(told: TestContext, body: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; left > 0; left--) {
    try {
      return await body();
    } catch (error) {
      told.diagnostic(`failed and is tried again: ${error instanceof Error ? error.stack : error}`);
    }
  }
  await body();
}

/**
 * The browsers of one test file: each begins with the first test that needs it and ends after the last. One that
 * died is started again. A test in a browser that is not here is skipped and says so.
 */
export function testBrowsers(): InBrowsers {
  const running = new Map<string, Promise<Browser>>();
  const browser = async (name: BrowserName, moving: boolean): Promise<Browser> => {
    const apart = name === 'firefox' && moving;
    const kind = apart ? `${name}, moving` : name;
    const launched = await running.get(kind)?.catch(() => undefined);
    if (launched?.isConnected()) return launched;
    const fresh = launch(name, [], apart);
    running.set(kind, fresh);
    return fresh;
  };
  after(async () => {
    for (const launched of running.values()) await launched.then((one) => one.close());
  });
  return (name, { everywhere = false, moving = false }, body) => {
    const inBrowser = (which: BrowserName) => (told: TestContext) =>
      tryAgain(told, async () => body(await browser(which, moving)));
    test(name, inBrowser(MAIN));
    if (!everywhere) return;
    for (const other of Object.keys(BROWSERS) as BrowserName[]) {
      // The packed Chromium stands in where none is installed, and is tried there by everything.
      if (other === MAIN || (other === 'packed' && MAIN === 'chromium')) continue;
      test(`${name}, in ${BROWSERS[other]}`, { skip: missing(other) ?? false }, inBrowser(other));
    }
  };
}
