import { after, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { BROWSERS, type BrowserName, launch, MAIN, missing } from './browser.js';

/** Registers a test in the main browser or, for what matters most, in every browser. */
export type InBrowsers = (
  name: string,
  everywhere: boolean,
  body: (browser: Browser) => Promise<void>,
) => void;

/**
 * The browsers of one test file: each begins with the first test that needs it and ends after the last. A test in a
 * browser that is not here is skipped and says so.
 */
export function testBrowsers(): InBrowsers {
  const running = new Map<BrowserName, Promise<Browser>>();
  const browser = (name: BrowserName): Promise<Browser> => {
    const launched = running.get(name) ?? launch(name);
    running.set(name, launched);
    return launched;
  };
  after(async () => {
    for (const launched of running.values()) await launched.then((one) => one.close());
  });
  return (name, everywhere, body) => {
    test(name, async () => body(await browser(MAIN)));
    if (!everywhere) return;
    for (const other of Object.keys(BROWSERS) as BrowserName[]) {
      // The packed Chromium stands in where none is installed, and is tried there by everything.
      if (other === MAIN || (other === 'packed' && MAIN === 'chromium')) continue;
      const skip = missing(other) ?? false;
      test(`${name}, in ${BROWSERS[other]}`, { skip }, async () => body(await browser(other)));
    }
  };
}
