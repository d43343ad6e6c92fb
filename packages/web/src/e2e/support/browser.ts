import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import packed from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { launchFirefox } from './firefox.js';

/** A screen on a desk. */
export const WIDE = { width: 1440, height: 900 };

/** A small phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** The browsers the page is tried in: an installed Chromium, the one an npm package carries, and Firefox. */
export const BROWSERS = { chromium: 'Chromium', packed: 'packed Chromium', firefox: 'Firefox' } as const;
export type BrowserName = keyof typeof BROWSERS;

/** Where systems keep installed browsers. */
const INSTALLED = {
  chromium: [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  firefox: [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox',
    '/usr/bin/firefox-esr',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
} as const;

const installed = (name: keyof typeof INSTALLED): string | undefined =>
  INSTALLED[name].find((path) => path && existsSync(path));

/** Why a browser cannot be used here; nothing when it can. */
export function missing(name: BrowserName): string | undefined {
  if (name === 'packed') {
    if (process.platform === 'linux' && process.arch === 'x64') return undefined;
    return '@sparticuz/chromium has no Chromium for this system';
  }
  if (installed(name)) return undefined;
  return `${BROWSERS[name]} is not installed (${name.toUpperCase()}_PATH can name one)`;
}

/**
 * The browser all tests of the page run in: the one asked for, or an installed Chromium, since that is as new as
 * what people use, or the packed one, so that nothing need be installed.
 */
export const MAIN: BrowserName = (() => {
  const asked = process.env.SHIRASAGI_BROWSER;
  if (asked === undefined || asked === '') return missing('chromium') ? 'packed' : 'chromium';
  if (Object.hasOwn(BROWSERS, asked)) return asked as BrowserName;
  throw new Error(`SHIRASAGI_BROWSER is ${asked}; it can be ${Object.keys(BROWSERS).join(', ')}.`);
})();

/** One process for everything dies with the first page that does, and without web security a test proves little. */
const UNWANTED = /^--(single-process|no-zygote|in-process-gpu|disable-web-security|headless)/;

/** Flags every Chromium here is started with; more may be added. */
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage'];

/** Another test file may be unpacking the browser just now: its file is there before it is whole. */
const TRIES = 8;
const TRY_AGAIN_MS = 1500;

async function launchPacked(flags: readonly string[]): Promise<Browser> {
  packed.setGraphicsMode = false;
  const args = [...packed.args.filter((flag) => !UNWANTED.test(flag)), ...FLAGS, ...flags];
  for (let left = TRIES - 1; ; left--) {
    try {
      return await chromium.launch({ executablePath: await packed.executablePath(), args });
    } catch (error) {
      if (left === 0) throw error;
      await pause(TRY_AGAIN_MS);
    }
  }
}

/** Starts a browser. Flags are for Chromium only; whether things may move is for Firefox, Chromium is told by page. */
export async function launch(
  name: BrowserName = MAIN,
  flags: readonly string[] = [],
  moving = false,
): Promise<Browser> {
  const reason = missing(name);
  if (reason)
    throw new Error(`No browser for the tests: ${reason}. Install chromium, google-chrome or Firefox.`);
  if (name === 'packed') return launchPacked(flags);
  const executablePath = installed(name) as string;
  if (name === 'firefox') return launchFirefox(executablePath, moving);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
