import assert from 'node:assert/strict';
import type { GameLog } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import type { Language } from '../../words/load';
import { isFirefox } from './firefox.js';
import { fill, importRecord, recordOf } from './game.js';
import { ask } from './play.js';

/** Addresses of games to look at, by name. */
export type Tables = Readonly<Record<keyof typeof RECORDS, string>>;

/** A screen of the page and the way to it, whatever the language. */
export interface Screen<T = Tables> {
  readonly name: string;
  open(page: Page, tables: T): Promise<void>;
}

const after = (decisions: number) => (gameLog: GameLog) => gameLog.steps.length >= decisions;

const RECORDS = {
  draft: ['castle', { players: 2 }, after(1)],
  castle: ['castle', { players: 4 }, after(120)],
  castleOver: ['castle', { players: 3 }, undefined],
  solo: ['castle', { players: 1, level: 'medium' }, after(40)],
  offer: ['duel', {}, after(0)],
  duel: ['duel', {}, after(60)],
  duelOver: ['duel', {}, undefined],
} as const;

/** Brings in the games the screens show. */
export async function layTables(page: Page): Promise<Tables> {
  const tables: Record<string, string> = {};
  for (const [name, [game, options, stop]] of Object.entries(RECORDS)) {
    tables[name] = await importRecord(page, recordOf(game, options, 'screens', stop));
  }
  return tables as Tables;
}

/** Goes to an address of the page and waits until it is shown and nothing is on its way any more. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    for (const dialog of document.querySelectorAll('dialog[open]'))
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    if ((location.hash || '#/') === to) return;
    // The heading of the page that is left must not be taken for the one of the next.
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    location.hash = to;
  }, hash);
  await page.waitForLoadState('networkidle');
  await page.locator('h1:not([data-left])').first().waitFor();
}

const atTable = async (page: Page, hash: string) => {
  await visit(page, hash);
  await ask(page);
};

/** Looks back at an earlier moment, through the log. */
const lookBack = async (page: Page, hash: string) => {
  await atTable(page, hash);
  await page.keyboard.press('l');
  await page.locator('#log-title').waitFor();
  await page.locator('[aria-labelledby=log-title] [data-turn]').nth(3).click();
  await page.locator('[aria-labelledby=log-title] ol ol button').nth(2).click();
  await page.locator('input[type=range]').waitFor();
};

const dialog = (page: Page) => page.locator('dialog[open]').waitFor();

const FIRST_CARD = 'main article >> nth=0';
const SECOND_CARD = 'main article >> nth=1';
const CHOOSE = 'button >> nth=1';

/** Every screen of the page. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'start',
    open: async (page) => {
      await visit(page, '#/');
      await page.locator('#kept-games').waitFor();
    },
  },
  {
    name: 'setup-castle',
    open: async (page) => {
      await visit(page, '#/');
      await page.locator(`${FIRST_CARD} >> ${CHOOSE}`).click();
      await dialog(page);
      await page.locator('dialog input[type=radio]').nth(3).check();
    },
  },
  {
    name: 'setup-duel',
    open: async (page) => {
      await visit(page, '#/');
      await page.locator(`${SECOND_CARD} >> ${CHOOSE}`).click();
      await dialog(page);
    },
  },
  {
    name: 'import',
    open: async (page) => {
      await visit(page, '#/');
      await page.locator('main p > button').first().click();
      await dialog(page);
      await fill(page, page.locator('dialog textarea'), '{"game": "chess"}');
      await page.locator('dialog button[type=submit]').click();
      await page.locator('dialog [role=alert] code').waitFor();
    },
  },
  {
    name: 'settings',
    open: async (page, { castle }) => {
      await atTable(page, castle);
      await page.locator('header:has(h1) > button').last().click();
      await dialog(page);
    },
  },
  { name: 'castle-draft', open: (page, { draft }) => atTable(page, draft) },
  { name: 'castle', open: (page, { castle }) => atTable(page, castle) },
  {
    name: 'castle-deck',
    open: async (page, { castle }) => {
      await atTable(page, castle);
      await page.locator('main [popovertarget]').first().click();
      await page.locator(':popover-open').waitFor();
    },
  },
  {
    name: 'castle-log',
    open: async (page, { castle }) => {
      await atTable(page, castle);
      await page.keyboard.press('l');
      await page.locator('#log-title').waitFor();
    },
  },
  { name: 'castle-back', open: (page, { castle }) => lookBack(page, castle) },
  {
    name: 'castle-hint',
    open: async (page, { castle }) => {
      await atTable(page, castle);
      await page.keyboard.press('h');
      await page.locator('[aria-labelledby=hint-title] li').first().waitFor();
    },
  },
  {
    name: 'castle-why',
    open: async (page, { castle }) => {
      await atTable(page, castle);
      await page.locator('main [data-move]:not([data-legal]):visible').first().click({ force: true });
      await page.locator('[role=alert] p').waitFor();
    },
  },
  { name: 'castle-end', open: async (page, { castleOver }) => atTable(page, castleOver) },
  { name: 'solo', open: (page, { solo }) => atTable(page, solo) },
  { name: 'duel-offer', open: (page, { offer }) => atTable(page, offer) },
  { name: 'duel', open: (page, { duel }) => atTable(page, duel) },
  {
    name: 'duel-log',
    open: async (page, { duel }) => {
      await atTable(page, duel);
      await page.keyboard.press('l');
      await page.locator('#log-title').waitFor();
    },
  },
  { name: 'duel-end', open: async (page, { duelOver }) => atTable(page, duelOver) },
  { name: 'rules-castle', open: (page) => visit(page, '#/rules/castle') },
  { name: 'rules-solo', open: (page) => visit(page, '#/rules/solo') },
  { name: 'rules-duel', open: (page) => visit(page, '#/rules/duel') },
  { name: 'missing', open: (page) => visit(page, '#/game/nowhere') },
];

/** What else there is to see: parts of the same components as above, so only axe looks at them too. */
export const FURTHER_SCREENS: readonly Screen[] = [
  {
    name: 'start-settings',
    open: async (page) => {
      await visit(page, '#/');
      await page.locator('header button').last().click();
      await dialog(page);
    },
  },
  {
    name: 'export',
    open: async (page, { castleOver }) => {
      await atTable(page, castleOver);
      await page.locator('dialog[open] button').last().click();
      await page.locator('dialog[open] textarea[readonly]').waitFor();
    },
  },
  {
    name: 'duel-hint',
    open: async (page, { duel }) => {
      await atTable(page, duel);
      await page.keyboard.press('h');
      await page.locator('[aria-labelledby=hint-title] li').first().waitFor();
    },
  },
  { name: 'duel-back', open: (page, { duel }) => lookBack(page, duel) },
  { name: 'me', open: (page) => visit(page, '#/me') },
];

/** The tables among the screens, with what lies beside and over them. */
export const TABLE_SCREENS = [...SCREENS, ...FURTHER_SCREENS].filter(({ name }) =>
  /^(castle|duel|solo|settings|export)/.test(name),
);

/** Opens screens in turn, each from the first screen so that nothing of the one before is left. */
export async function openEach<T>(
  page: Page,
  screens: readonly Screen<T>[],
  tables: T,
  look: (screen: Screen<T>) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    await visit(page, '#/');
    await screen.open(page, tables).catch((error) => assert.fail(`${screen.name}: ${error.message}`));
    await look(screen);
  }
}

/** Opens each screen of the games at this page. */
export const eachScreen = (
  page: Page,
  tables: Tables,
  look: (screen: Screen) => Promise<void>,
): Promise<void> => openEach(page, SCREENS, tables, look);

/** Lets the page speak another language from now on. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (settings) => localStorage.setItem('shirasagi-settings', settings),
    JSON.stringify({ pace: 'skip', language }),
  );
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

/** Makes it day or night, and waits until the colours have changed. */
export async function turnTo(page: Page, theme: Theme): Promise<void> {
  // Over WebDriver BiDi Firefox cannot be told of the night: there only the page turns, not what it follows.
  if (isFirefox(page))
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
  else await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}
