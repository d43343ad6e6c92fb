/** Measures the built page in a real browser and prints the figures as JSON; `npm run -s bench -- page` runs it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { GameName } from '@shirasagi/engine';
import type { Browser, Page } from 'playwright-core';
import { launch, WIDE } from './support/browser.js';
import { scores } from './support/lighthouse.js';
import { type Notes, takeNotes, watchFrames } from './support/notes.js';
import { ask, play, type Touch } from './support/play.js';
import { seedChance } from './support/seed-chance.js';
import { serve } from './support/serve.js';

/** Games played for the clicks, each in a browser that has never been here: the first clicks of a page are its slowest. */
const GAMES = ['figures', 'and', 'more'] as const;
/** Decisions of a person against the strongest opponent while frames are watched. */
const WATCHED_DECISIONS = 14;
/** A hand points, presses, and looks at what happened before it goes on. */
const POINTING_MS = 120;
const PRESSING_MS = 60;
const LOOKING_MS = 400;
/** How long a page on which nothing happens is watched. */
const EMPTY_MS = 4000;

/** Points, presses and waits, so that nothing of this program runs in the page while it answers. */
const press: Touch = async (piece) => {
  const { mouse } = piece.page();
  await piece.hover();
  await pause(POINTING_MS);
  await mouse.down();
  await pause(PRESSING_MS);
  await mouse.up();
  await pause(LOOKING_MS);
};

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(seedChance);
  await page.addInitScript(takeNotes);
  return page;
}

/** Ends a visit and returns what the page noted. */
async function leave(page: Page): Promise<Notes> {
  const notes = await page.evaluate(() => (window as unknown as { notes: Notes }).notes);
  await page.context().close();
  return notes;
}

/** Plays a game in a visit of its own. */
async function played(
  browser: Browser,
  address: string,
  game: GameName,
  other: string,
  seed: string,
  decisions?: number,
): Promise<Notes> {
  const page = await visit(browser);
  await page.goto(`${address}#/game/new?game=${game}&players=2&seats=person,${other}`);
  await ask(page);
  await play(page, seed, press, decisions);
  return leave(page);
}

/** Plays a game several times, every time another one, and returns the notes of all. */
async function playedOften(browser: Browser, address: string, game: GameName): Promise<Notes> {
  const all: Notes = { clicks: [], shown: [], frames: [], tasks: [] };
  for (const seed of GAMES) {
    const { clicks, shown } = await played(browser, address, game, 'person', seed);
    all.clicks.push(...clicks);
    all.shown.push(...shown);
  }
  return all;
}

/** Frames of a page with nothing on it, and with a worker that never rests: what this machine gives at best. */
async function emptyPage(browser: Browser, busy: boolean): Promise<readonly number[]> {
  const page = await visit(browser);
  await page.goto('about:blank');
  await page.evaluate(watchFrames);
  if (busy)
    await page.evaluate(() => {
      new Worker(URL.createObjectURL(new Blob(['for (;;);'])));
    });
  await pause(EMPTY_MS);
  return (await leave(page)).frames;
}

/** Scripts the browser fetches until the first screen stands, in a browser that has never been here. */
async function firstScripts(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.close();
  return scripts.map((name) => name.slice(address.length)).filter((name) => name.endsWith('.js'));
}

const [browser, served] = await Promise.all([launch(), serve()]);
const { address } = served;
try {
  const measured = {
    browser: browser.version(),
    empty: await emptyPage(browser, false),
    emptyBusy: await emptyPage(browser, true),
    scripts: await firstScripts(browser, address),
    castle: await playedOften(browser, address, 'castle'),
    duel: await playedOften(browser, address, 'duel'),
    thinking: await played(browser, address, 'castle', 'daimyo', GAMES[0], WATCHED_DECISIONS),
  };
  await browser.close();
  console.log(JSON.stringify({ ...measured, scores: await scores(address) }));
} finally {
  await browser.close();
  await served.close();
}
