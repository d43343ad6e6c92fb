import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import {
  type GameLog,
  type GameName,
  type GameRecord,
  legalMoves,
  replayGame,
  replayLog,
  scoreSheet,
  seeded,
  start,
} from '@shirasagi/engine';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.js';
import { isFirefox } from './firefox.js';

const ENGLISH = { castle: 'The White Castle', duel: 'The White Castle Duel' } as const;

/** A game of so many seats begun on the first screen, by pointing. */
export async function begin(page: Page, game: GameName, players: number, others: string): Promise<void> {
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: ENGLISH[game], exact: true }) })
    .getByRole('button', { name: 'Choose seats' })
    .click();
  const dialog = page.getByRole('dialog');
  if (game === 'castle')
    await dialog
      .getByRole('radio', { name: players === 1 ? '1, with a rival' : String(players), exact: true })
      .check();
  if (players > 1) {
    await dialog
      .getByRole('combobox')
      .nth(players - 1)
      .waitFor();
    for (const seat of (await dialog.getByRole('combobox').all()).slice(1)) await seat.selectOption(others);
  }
  await dialog.getByRole('button', { name: 'Start' }).click();
}

/** Frames in a row that must show the same before a picture counts. */
const STILL_FRAMES = 4;

/** What shows which position lies on the table: the texts on it and what glows. */
interface Picture {
  readonly decisions: string | undefined;
  readonly texts: string | null | undefined;
  readonly glowing: readonly (string | undefined)[];
  readonly options: readonly (string | null)[];
}

/** A picture of the table, taken when it stands still: the log beside it comes after everything else. */
export async function picture(page: Page): Promise<Picture> {
  return page.evaluate(async (frames) => {
    const take = () => ({
      decisions: document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions,
      texts: document.querySelector('main')?.textContent,
      glowing: [...document.querySelectorAll<HTMLElement>('[data-move][data-legal]')].map(
        (e) => e.dataset.move,
      ),
      options: [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((e) => e.textContent),
    });
    let shown = take();
    for (let same = 0; same < frames; ) {
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
      const now = take();
      same = JSON.stringify(now) === JSON.stringify(shown) ? same + 1 : 0;
      shown = now;
    }
    return shown;
  }, STILL_FRAMES);
}

/** Waits until a page shows what it, or another, showed before. */
export const shows = (page: Page, before: Picture): Promise<void> =>
  eventually(async () => assert.deepEqual(await picture(page), before));

/** What a button saves as a file. */
export async function saved(page: Page, button: Locator): Promise<Buffer> {
  if (!isFirefox(page)) {
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return readFile(await file.path());
  }
  // Playwright cannot follow what Firefox saves: there it is read where the page hands it to the browser.
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (data: Blob) => {
      URL.createObjectURL = createObjectURL;
      const reader = new FileReader();
      reader.onload = () => Object.assign(window, { saved: reader.result });
      reader.readAsDataURL(data);
      return createObjectURL.call(URL, data);
    };
  });
  await button.click();
  const read = await page.waitForFunction(() => {
    const { saved } = window as { saved?: string };
    if (saved) Object.assign(window, { saved: undefined });
    return saved;
  });
  return Buffer.from(String(await read.jsonValue()).split(',')[1], 'base64');
}

/** The record behind an Export button: the file the browser saves, which must be the text that is shown. */
export async function exported(page: Page, button: Locator): Promise<GameRecord> {
  await button.click();
  const dialog = page
    .locator('dialog[open]')
    .filter({ has: page.locator('textarea[readonly]') })
    .last();
  const save = dialog.getByRole('button', { name: 'Save as a file' });
  const text = await dialog.locator('textarea').inputValue();
  assert.equal((await saved(page, save)).toString('utf8'), text);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return JSON.parse(text);
}

/** The record the browser keeps of the game on the table, read past the page, once all that is shown is in it. */
export const keptRecord = (page: Page): Promise<GameRecord> =>
  eventually(async () => {
    const record = await readRecord(page);
    const shown = await page.locator('[data-decisions]').getAttribute('data-decisions');
    assert.ok(
      record.entries.length >= Number(shown),
      `${record.entries.length} of ${shown} decisions are kept`,
    );
    return record;
  });

async function readRecord(page: Page): Promise<GameRecord> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const id = location.hash.split('/')[2];
    const database = await done(indexedDB.open('shirasagi'));
    try {
      const store = (name: string) => database.transaction(name).objectStore(name);
      const head = await done(store('games').get(id));
      const all = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
      const rows: { entry: unknown }[] = await done(store('entries').getAll(all));
      return { ...head.opening, entries: rows.map(({ entry }) => entry) };
    } finally {
      database.close();
    }
  });
}

/** Checks that the score sheet of a game in this browser shows what the engine counts for its record. */
export async function checkScoreSheet(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('tfoot') });
  // A content process of Firefox 153 died here twice when the record was exported, both times on a busy machine. 92
  // exports of finished games, at local and online tables and most of them saved as files, could not repeat it, and
  // the browser's memory stayed as it was. Why is not known: there the record is taken from the database.
  const record = isFirefox(page)
    ? await keptRecord(page)
    : await exported(page, dialog.getByRole('button', { name: 'Export' }));
  const { state } = replayGame(record);
  assert.ok(state.toMove < 0, 'the game is over');
  const shown = await dialog.locator('tfoot tr').first().locator('td').allTextContents();
  assert.deepEqual(
    shown.map(Number),
    scoreSheet(state).map(({ total }) => total),
  );
}

/** A record made by chance, up to a moment; without one, up to the end. */
export function recordOf(
  game: GameName,
  options: Record<string, unknown>,
  seed: string,
  stop: (gameLog: GameLog) => boolean = () => false,
): GameRecord {
  const rng = seeded(seed);
  const gameLog = replayLog(start(game, options, rng).record());
  while (gameLog.game.state.toMove >= 0 && !stop(gameLog)) {
    const legal = legalMoves(gameLog.game.state);
    gameLog.play(legal[rng(legal.length)], rng);
  }
  return gameLog.game.record();
}

/** Writes a text into a field at once. */
export async function fill(page: Page, field: Locator, text: string): Promise<void> {
  if (!isFirefox(page)) return field.fill(text);
  // Over WebDriver BiDi Playwright sets the value past React, which then believes nothing has changed.
  await field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

/** Brings a record in on the first screen and returns where its table is. */
export async function importRecord(page: Page, record: unknown): Promise<string> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('main p > button').first().click();
  const dialog = page.locator('dialog[open]');
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await fill(page, dialog.locator('textarea'), text);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL(/#\/game\/[a-z0-9]+$/);
  await page.locator('[data-decisions]').waitFor();
  return new URL(page.url()).hash;
}
