import { setTimeout as pause } from 'node:timers/promises';
import type { RandomSource } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { clickAny, hoverAny } from './monkey-reach.js';

/** What a habit works on. */
export interface Hand {
  readonly page: Page;
  readonly rng: RandomSource;
  /** The address of the table that is played at, such as `#/game/abc`. */
  readonly table: string;
}

/** Where the page is: at a table, under a window, or elsewhere. */
export type Place = 'table' | 'dialog' | 'elsewhere';

interface Habit {
  readonly name: string;
  readonly place: Place;
  /** How often it is done, beside the others of its place. */
  readonly weight: number;
  /** Does it; returns what was touched, or nothing where it cannot be done now. */
  readonly act: (hand: Hand) => Promise<string | undefined>;
}

const touching =
  (selector: string): Habit['act'] =>
  ({ page, rng }) =>
    clickAny(page, rng, selector);

const pressing =
  (...keys: readonly string[]): Habit['act'] =>
  async ({ page, rng }) => {
    const key = keys[rng(keys.length)];
    await page.keyboard.press(key);
    return key;
  };

/** Changes the address as a link does. */
export async function goTo(page: Page, hash: string): Promise<string> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  return hash;
}

const reload: Habit['act'] = async ({ page }) => {
  await page.reload();
  return page.url();
};

/** How often it is looked whether the address has changed, and how long between. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Back in the history, but never out of the page: its first entry is the empty tab. */
const goBack: Habit['act'] = async ({ page }) => {
  const before = page.url();
  if (await page.evaluate(() => history.length < 3)) return undefined;
  // Not by Playwright: over WebDriver BiDi it waits for a page to load where only the address changes.
  await page.evaluate(() => history.back()).catch(() => {});
  for (let looks = 0; looks < LOOKS && page.url() === before; looks++) await pause(LOOK_MS);
  if (page.url().startsWith('about:')) await page.goto(before);
  await page.locator('#root > *').first().waitFor();
  return page.url();
};

const turnScreen: Habit['act'] = async ({ page }) => {
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  return `${height} x ${width}`;
};

const ELSEWHERE = ['#/', '#/online', '#/online/new?game=castle', '#/online/new?game=duel', '#/me'];
const RULES = ['#/rules/castle', '#/rules/solo', '#/rules/duel'];

const visiting =
  (places: readonly string[]): Habit['act'] =>
  ({ page, rng }) =>
    goTo(page, places[rng(places.length)]);

const CHOICES = '[data-choice]:not(:disabled, [aria-disabled=true], [aria-busy=true] *)';
const SETTINGS = 'header:has(h1) > button:not([aria-expanded])';
/** A window over others is the only one that can be touched. */
const WINDOW = 'dialog[open]:not(:has(dialog[open]))';

/** Everything a monkey does. Things are found by what they are, never by their words: those change language. */
export const HABITS: readonly Habit[] = [
  { name: 'touch what glows', place: 'table', weight: 14, act: touching('main [data-move][data-legal]') },
  { name: 'touch half a move', place: 'table', weight: 4, act: touching('main .glow[aria-pressed]') },
  { name: 'choose in the bar', place: 'table', weight: 10, act: touching(CHOICES) },
  { name: 'end the turn', place: 'table', weight: 10, act: touching('[data-choice=endTurn]') },
  { name: 'open more choices', place: 'table', weight: 1, act: touching('[data-area=bar] summary') },
  {
    name: 'look at a preview',
    place: 'table',
    weight: 4,
    act: ({ page, rng }) => hoverAny(page, rng, '[data-move], [data-choice]'),
  },
  {
    name: 'touch what is quiet',
    place: 'table',
    weight: 2,
    act: touching('main [data-move]:not([data-legal]), [data-area=bar] [aria-disabled=true]'),
  },
  { name: 'hint', place: 'table', weight: 4, act: touching('[aria-keyshortcuts=H]') },
  {
    name: 'press in the hints',
    place: 'table',
    weight: 8,
    act: touching('[aria-labelledby=hint-title] button'),
  },
  { name: 'take back', place: 'table', weight: 4, act: touching('[aria-keyshortcuts=U]') },
  { name: 'restart the turn', place: 'table', weight: 1, act: touching('[aria-keyshortcuts=R]') },
  { name: 'log', place: 'table', weight: 3, act: touching('[aria-keyshortcuts=L]') },
  {
    name: 'press in the log',
    place: 'table',
    weight: 4,
    act: touching('[aria-labelledby=log-title] button, main [data-turn], main [data-turn] ~ ol button'),
  },
  {
    name: 'review',
    place: 'table',
    weight: 10,
    act: touching('section:has(> input[type=range]) > :is(button, input)'),
  },
  { name: 'last turn', place: 'table', weight: 3, act: touching('[data-area=last-turn] button') },
  {
    name: 'follow the others',
    place: 'table',
    weight: 4,
    act: touching('[aria-keyshortcuts=N], [aria-keyshortcuts=S]'),
  },
  { name: 'settings or resigning', place: 'table', weight: 3, act: touching(SETTINGS) },
  {
    name: 'open or close a panel',
    place: 'table',
    weight: 2,
    act: touching('header:has(h1) > button[aria-expanded]'),
  },
  { name: 'look through a deck', place: 'table', weight: 1, act: touching('main [popovertarget]') },
  { name: 'turn to another tab', place: 'table', weight: 3, act: touching('[role=tab]') },
  {
    name: 'press a key',
    place: 'table',
    weight: 3,
    act: pressing('h', 'l', 'u', 'r', 's', 'n', '1', '2', '3', 'Enter', 'Escape', 'Escape'),
  },
  {
    name: 'walk by arrows',
    place: 'table',
    weight: 1,
    act: pressing('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'Enter', 'Space'),
  },
  { name: 'rules', place: 'table', weight: 1, act: touching('header a[href^="#/rules"]') },
  { name: 'leave', place: 'table', weight: 2, act: touching('header:has(h1) > a[href]') },
  { name: 'reload', place: 'table', weight: 1, act: reload },
  { name: 'go back', place: 'table', weight: 1, act: goBack },
  { name: 'turn the screen', place: 'table', weight: 1, act: turnScreen },

  { name: 'choose in a window', place: 'dialog', weight: 5, act: touching(`${WINDOW} label`) },
  {
    name: 'choose a language',
    place: 'dialog',
    weight: 3,
    act: touching(`${WINDOW} label:has([lang])`),
  },
  // A saved file or a copied text shows nothing in the page, and browsers treat them differently.
  {
    name: 'press in a window',
    place: 'dialog',
    weight: 3,
    act: touching(`${WINDOW}:not(:has(textarea)) :is(button, summary)`),
  },
  { name: 'close a window', place: 'dialog', weight: 5, act: pressing('Escape') },
  { name: 'reload under a window', place: 'dialog', weight: 1, act: reload },

  {
    name: 'back to the table',
    place: 'elsewhere',
    weight: 6,
    act: ({ page, table }) => goTo(page, table),
  },
  {
    name: 'back to the table by its link',
    place: 'elsewhere',
    weight: 6,
    act: ({ page, rng, table }) => clickAny(page, rng, `a[href="${table}"]`),
  },
  { name: 'go back', place: 'elsewhere', weight: 2, act: goBack },
  { name: 'visit', place: 'elsewhere', weight: 2, act: visiting(ELSEWHERE) },
  { name: 'read the rules', place: 'elsewhere', weight: 1, act: visiting(RULES) },
  { name: 'settings', place: 'elsewhere', weight: 2, act: touching('header button:not([aria-expanded])') },
  { name: 'reload', place: 'elsewhere', weight: 1, act: reload },
];
