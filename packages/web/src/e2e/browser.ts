import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import packed from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';

/** A screen on a desk. */
export const WIDE = { width: 1440, height: 900 };

/** A small phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** Where systems keep a browser of this kind. */
const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** One process for everything dies with the first page that does, and without web security a test proves little. */
const UNWANTED = /^--(single-process|no-zygote|in-process-gpu|disable-web-security|headless)/;

/** Flags every browser here is started with; more may be added. */
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

/** Starts Chromium: an installed one that was asked for, the one an npm package carries, or one found here. */
export async function launch(flags: readonly string[] = []): Promise<Browser> {
  let reason = '';
  if (!process.env.CHROMIUM_PATH) {
    try {
      return await launchPacked(flags);
    } catch (error) {
      reason = (error as Error).message.split('\n', 1)[0];
    }
  }
  const executablePath = INSTALLED.find((path) => path && existsSync(path));
  if (executablePath) return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
  throw new Error(
    `No browser for the tests: the one in @sparticuz/chromium does not start (${reason}), and no Chromium is ` +
      'installed. Install chromium or google-chrome, or name one in CHROMIUM_PATH.',
  );
}
