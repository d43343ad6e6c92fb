import assert from 'node:assert/strict';
import { describe, type GameLog, legalMoves, type MoveInfo, seeded, toPosition } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../words/load';
import { begin, importRecord, recordOf } from './support/game.js';
import { contextOf, layoutFaults, movedParts, partsOf, resize, SIZES, type Size } from './support/layout.js';
import { misfits } from './support/misfits.js';
import { layOnline, ONLINE_SCREENS } from './support/online-screens.js';
import { onlineTests } from './support/online-visits.js';
import { pageTests } from './support/page-test.js';
import { answer, ask, click } from './support/play.js';
import { speak, visit } from './support/screens.js';

const pageTest = pageTests();
const onlineTest = onlineTests();

const atStart = () => true;

/** The first moment from a number of decisions on at which something of a kind is asked. */
const asking = (kind: MoveInfo['kind'], from: number) => (gameLog: GameLog) => {
  const { state } = gameLog.game;
  return (
    gameLog.steps.length >= from && legalMoves(state).some((move) => describe(state, move).kind === kind)
  );
};

/** The first moment from the middle of a game on at which there is more to choose from than a bar shows at once. */
const choices = (least: number) => (gameLog: GameLog) =>
  gameLog.steps.length > 20 && legalMoves(gameLog.game.state).length >= least;

/** The first moment at which a clan of the Duel has so many cards and goods. */
const owning = (least: number) => (gameLog: GameLog) => {
  const position = toPosition(gameLog.game.state);
  return (
    position.game === 'duel' &&
    position.seats.some(({ cards, goods }) => cards.length + goods.length >= least)
  );
};

const POSITIONS = {
  'castle, starting cards': ['castle', { players: 4 }, atStart],
  'castle, die in hand': ['castle', { players: 4 }, asking('placeDie', 100)],
  'castle, many choices': ['castle', { players: 3 }, choices(8)],
  'castle, end': ['castle', { players: 4 }, undefined],
  'duel, starting cards': ['duel', {}, atStart],
  'duel, many cards and goods': ['duel', {}, owning(6), 'hand46'],
  'duel, many choices': ['duel', {}, choices(12)],
  'duel, end': ['duel', {}, undefined],
} as const;

/** Looks at what is shown in each of some sizes. */
async function faults(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const lines = [...(await misfits(page)), ...(await layoutFaults(page, size))];
    found.push(...lines.map((line) => `${size.width} x ${size.height}: ${line}`));
  }
  return found;
}

/** Pointing with a mouse and touching are two browsers; their window takes every size in turn. */
for (const touch of [true, false]) {
  const sizes = SIZES.filter((size) => size.touch === touch);
  pageTest(
    `nothing is cut off, covered or too small ${touch ? 'on phones and tablets' : 'on desks'}, in four languages`,
    { context: contextOf(sizes[0]) },
    async ({ page }) => {
      const tables = new Map<string, string>();
      for (const [name, [game, options, stop, seed = 'layout']] of Object.entries(POSITIONS))
        tables.set(name, await importRecord(page, recordOf(game, options, seed, stop)));
      const found: string[] = [];
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        await speak(page, language);
        for (const [name, table] of tables) {
          await visit(page, table);
          await ask(page);
          for (const line of await faults(page, sizes)) found.push(`${name}, ${language}, ${line}`);
        }
      }
      assert.equal(found.join('\n'), '');
    },
  );
}

/** Counts shifts of the parts of the table: pieces move and cards are laid out, what they lie on stays. */
function watchShifts(): void {
  const shifted: string[] = [];
  Object.assign(globalThis, { shifted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
      for (const { node } of entry.sources)
        if (node instanceof Element && node.matches('main section:not(section section), [data-area=bar]'))
          shifted.push(node.getAttribute('aria-label') ?? node.getAttribute('data-area') ?? node.tagName);
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const [game, width] of [
  ['castle', 1024],
  ['duel', 1366],
] as const) {
  const size = SIZES.find((one) => one.width === width)!;
  pageTest(
    `no part of the ${game} moves over a whole game at ${size.width} x ${size.height}`,
    { context: contextOf(size), prepare: watchShifts },
    async ({ page }) => {
      // Two people at one table sit below in turn; against an opponent everybody stays where they are.
      await begin(page, game, 2, 'apprentice');
      const rng = seeded(`layout ${game}`);
      const found = new Set<string>();
      let asked = await ask(page);
      await page.evaluate(() => Reflect.get(globalThis, 'shifted').splice(0));
      let parts = await partsOf(page);
      assert.ok(Object.keys(parts).length > 3, 'the parts of the table are found');
      while (!asked.over) {
        await answer(page, asked, rng, click);
        asked = await ask(page, asked.decisions);
        if (asked.over) break;
        const now = await partsOf(page);
        for (const line of movedParts(parts, now)) found.add(line);
        parts = now;
      }
      for (const name of await page.evaluate(() => Reflect.get(globalThis, 'shifted')))
        found.add(`${name} shifts`);
      assert.equal([...found].join('\n'), '');
    },
  );
}

/** Desks: their tables are seen as a whole, with the seats above them too. */
const ONLINE_SIZES = SIZES.filter(({ touch }) => !touch);

/** How much of a window the line of seats above an online table takes. */
const SEATS_HEIGHT = 36;

// An online table is dealt by its server. Of 3000 deals these have the most cards with two lines to draw.
for (const seed of ['deal550', 'deal804'])
  pageTest(
    `the cards of a duel make no floor too high for an online table (${seed})`,
    { context: contextOf(SIZES.at(-1)!), settings: { language: 'el' } },
    async ({ page }) => {
      await visit(page, await importRecord(page, recordOf('duel', {}, seed, atStart)));
      await ask(page);
      const sizes = ONLINE_SIZES.map((size) => ({ ...size, height: size.height - SEATS_HEIGHT }));
      assert.equal((await faults(page, sizes)).join('\n'), '');
    },
  );

onlineTest('an online table with clocks and seats fits as well', async (house) => {
  const { page } = await house.visit('#/', { settings: { language: 'el' } });
  const laid = await layOnline(page, house);
  const found: string[] = [];
  for (const name of ['table', 'duel']) {
    await visit(page, '#/');
    await ONLINE_SCREENS.find((screen) => screen.name === name)!.open(page, laid);
    for (const line of await faults(page, ONLINE_SIZES)) found.push(`${name}, ${line}`);
  }
  assert.equal(found.join('\n'), '');
});
