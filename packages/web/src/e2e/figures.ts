/** Measures the built page in a real browser and prints the figures as JSON; `npm run -s bench -- page` runs it. */
import type { Browser, Page } from 'playwright-core';
import { launch, WIDE } from './browser.js';
import { ask, click, play } from './play.js';
import { serve } from './serve.js';

/** Decisions of a person against the strongest opponent while frames are watched. */
const WATCHED_DECISIONS = 14;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const DEBUGGING_PORT = 9333;

/** Numbers the page itself notes down while it is played. */
interface Notes {
  readonly clicks: number[];
  readonly frames: number[];
}

/** Notes how long each click takes until its answer is painted, and each frame while an opponent thinks. */
function takeNotes(): void {
  const notes: Notes = { clicks: [], frames: [] };
  Object.assign(window, { notes });
  let clicked = 0;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  const answered = () => {
    const since = clicked;
    clicked = 0;
    // The frame that paints the answer is over when the task after its callbacks runs.
    if (since > 0)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.clicks.push(performance.now() - since);
        port2.postMessage(null);
      });
  };
  new MutationObserver(answered).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-decisions'],
  });
  let last = 0;
  const frame = (now: number) => {
    const thinking = document.querySelector('progress') !== null;
    if (thinking && last > 0) notes.frames.push(now - last);
    last = thinking ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** Plays in a visit of its own and returns what the page noted. */
async function played(browser: Browser, address: string, seats: string, decisions?: number): Promise<Notes> {
  const context = await browser.newContext({ viewport: WIDE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  await page.goto(`${address}#/game/new?game=castle&players=2&seats=${seats}`);
  await ask(page);
  await play(page, 'figures', click, decisions);
  const notes = await notesOf(page);
  await context.close();
  return notes;
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

interface Lighthouse {
  default(
    url: string,
    flags: object,
  ): Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>;
}

/** Scores of a phone, by the tool's own defaults; undefined when the tool is not installed. */
async function lighthouse(address: string): Promise<Record<string, number> | undefined> {
  const name = 'lighthouse';
  const tool = (await import(/* @vite-ignore */ name).catch(() => undefined)) as Lighthouse | undefined;
  if (!tool) return undefined;
  const browser = await launch([`--remote-debugging-port=${DEBUGGING_PORT}`]);
  try {
    const told = await tool.default(address, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const categories = told?.lhr.categories ?? {};
    return Object.fromEntries(CATEGORIES.map((of) => [of, Math.round((categories[of]?.score ?? 0) * 100)]));
  } finally {
    await browser.close();
  }
}

const [browser, served] = await Promise.all([launch(), serve()]);
const scripts = await firstScripts(browser, served.address);
const { clicks } = await played(browser, served.address, 'person,person');
const { frames } = await played(browser, served.address, 'person,daimyo', WATCHED_DECISIONS);
await browser.close();
const scores = await lighthouse(served.address);
served.close();
console.log(JSON.stringify({ scripts, clicks, frames, scores }));
