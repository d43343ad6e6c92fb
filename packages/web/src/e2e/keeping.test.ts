import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type GameRecord } from '@shirasagi/engine';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './support/eventually.js';
import {
  begin,
  checkScoreSheet,
  exported,
  fill,
  importRecord,
  picture,
  recordOf,
  shows,
} from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';

const pageTest = pageTests();

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Plays on until a turn is half made. */
async function playIntoTurn(page: Page): Promise<void> {
  await play(page, 'into a turn', click, 12);
  for (let i = 0; i < 20 && !(await button(page, 'Take back').isEnabled()); i++)
    await play(page, `into a turn ${i}`, click, 1);
  assert.ok(await button(page, 'Take back').isEnabled(), 'a turn is half made');
}

/** The record of the only kept game, by its own button. */
async function exportKept(page: Page): Promise<GameRecord> {
  await page.getByRole('link', { name: 'Home' }).click();
  return exported(page, button(page, 'Export'));
}

pageTest(
  'a reload in the middle of a turn comes back to the same decision',
  { everywhere: true },
  async ({ page }) => {
    await begin(page, 'castle', 2, 'person');
    await playIntoTurn(page);
    const before = await picture(page);
    await page.reload();
    await ask(page);
    await shows(page, before);
    await button(page, 'Take back').click();
  },
);

pageTest(
  'after one visit everything works without a network',
  { context: { serviceWorkers: 'allow' } },
  async ({ page, cutOff }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await cutOff();
    await page.reload();
    await begin(page, 'castle', 2, 'apprentice');
    await play(page, 'offline', click, 8);
    const before = await ask(page);
    await page.reload();
    assert.deepEqual(await ask(page), before);
    await page.getByRole('link', { name: 'How to play' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: 'Polski' }).check();
    await page.locator('html[lang=pl]').waitFor();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.locator('html[lang=en]').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await begin(page, 'duel', 2, 'samurai');
    await play(page, 'offline too', click, 4);
  },
);

pageTest('an exported game comes back as the same position', { everywhere: true }, async ({ page }) => {
  await begin(page, 'castle', 2, 'person');
  await playIntoTurn(page);
  const before = await picture(page);
  const record = await exportKept(page);
  const file = join(tmpdir(), `shirasagi-export-${process.pid}.json`);
  await writeFile(file, JSON.stringify(record));
  await button(page, 'Import a game').click();
  await page.getByLabel('A file exported here').setInputFiles(file);
  await page.waitForURL(/#\/game\//);
  await ask(page);
  await shows(page, before);
});

pageTest('a broken import names what is wrong', {}, async ({ page }) => {
  const record = recordOf('castle', { players: 2 }, 'broken', (gameLog) => gameLog.steps.length === 5);
  const broken: [unknown, RegExp][] = [
    ['{"game": ', /JSON/],
    [{ ...record, game: 'chess' }, /game/],
    [{ ...record, options: { players: 9 } }, /players/],
    [{ ...record, entries: [...record.entries.slice(0, 3), { move: 'flyAway' }] }, /entries\[3\]|flyAway/],
    [{ ...record, entries: undefined }, /entries/],
  ];
  await button(page, 'Import a game').click();
  for (const [text, reason] of broken) {
    await fill(page, page.getByLabel('Or its text'), typeof text === 'string' ? text : JSON.stringify(text));
    await button(page, 'Import').click();
    // What was said of the text before stands until this one is read.
    const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: reason });
    await alert.getByText('not a saved game that can be read').waitFor();
  }
  assert.match(page.url(), /\/(#\/)?$/, 'nothing was begun');
});

pageTest('games can be copied, deleted and brought back', {}, async ({ page }) => {
  await importRecord(
    page,
    recordOf('duel', {}, 'kept', (gameLog) => gameLog.steps.length === 9),
  );
  await page.getByRole('link', { name: 'Home' }).click();
  const rows = page.getByRole('list').getByRole('listitem');
  await button(page, 'Copy').click();
  await rows.nth(1).waitFor();
  await button(page, 'Delete').first().click();
  await button(page, 'Undo').waitFor();
  await rows.nth(1).waitFor({ state: 'detached' });
  assert.equal(await rows.count(), 1);
  await button(page, 'Undo').click();
  await rows.nth(1).waitFor();
});

pageTest('changing the language in the middle of a turn keeps the game', {}, async ({ page }) => {
  await begin(page, 'castle', 2, 'person');
  await playIntoTurn(page);
  const before = await ask(page);
  const english = await page.locator('[data-choice]').allInnerTexts();
  await button(page, 'Settings').click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.locator('html[lang=fr]').waitFor();
  await button(page, 'Fermer').click();
  assert.deepEqual(await ask(page), before);
  assert.notDeepEqual(await page.locator('[data-choice]').allInnerTexts(), english);
  await page.locator('[aria-keyshortcuts=U]').click();
  assert.equal((await ask(page, before.decisions)).decisions, before.decisions - 1);
});

/** A castle game in which a card has just come to light and the turn still goes on. */
function recordWithCardShown(): GameRecord {
  for (let seed = 0; ; seed++) {
    let shown = false;
    const record = recordOf('castle', { players: 2 }, `shown ${seed}`, ({ game, steps: log }) => {
      const last = log.at(-1);
      shown =
        last !== undefined &&
        game.takeBackLimit === game.decisions &&
        last.after.toMove === last.before.toMove &&
        describe(last.before, last.move).kind !== 'endTurn';
      return shown;
    });
    if (shown) return record;
  }
}

pageTest('decisions are taken back up to a revealed card and not beyond', {}, async ({ page }) => {
  const record = recordWithCardShown();
  const revealed = record.entries.length;
  await importRecord(page, record);
  const back = button(page, 'Take back');
  const start = await ask(page);
  assert.equal(start.decisions, revealed);
  assert.ok(await back.isDisabled(), 'what was revealed stays');
  await page.keyboard.press('u');
  const option = start.options.find((move) => move !== 'endTurn') ?? 'endTurn';
  await page.locator(`[data-choice="${option}"]:not(:disabled)`).click();
  const next = await ask(page, revealed);
  assert.equal(next.decisions, revealed + 1, 'the key took nothing back either');
  await back.click();
  assert.deepEqual(await ask(page, next.decisions), start);
  assert.ok(await back.isDisabled());
});

pageTest('two tabs on one game do not corrupt it', {}, async ({ page, tab }) => {
  await begin(page, 'castle', 2, 'person');
  await play(page, 'first tab', click, 6);
  const second = await tab();
  await second.goto(page.url());
  await second.getByText('open in another tab').waitFor();
  const asked = await play(page, 'first tab again', click, 5);
  await second.locator(`[data-decisions="${asked.decisions}"]`).waitFor();
  assert.equal(await second.locator('[data-legal]').count(), 0, 'who watches cannot play');
  await button(second, 'Play here').click();
  await page.getByText('open in another tab').waitFor();
  const later = await play(second, 'second tab', click, 5);
  assert.ok(later.decisions > asked.decisions - 5);
  await page.locator(`[data-decisions="${later.decisions}"]`).waitFor();
  const before = await picture(second);
  await page.close();
  await second.reload();
  await ask(second);
  await shows(second, before);
  const record = await exportKept(second);
  assert.equal(record.entries.length, later.decisions);
});

pageTest(
  'without a database the page says so and the game goes on',
  {
    prepare: () =>
      Reflect.deleteProperty(Window.prototype, 'indexedDB') && Reflect.deleteProperty(window, 'indexedDB'),
  },
  async ({ page }) => {
    assert.ok(await page.evaluate(() => !('indexedDB' in window)), 'the database is gone');
    await begin(page, 'castle', 2, 'person');
    await page.getByText('The game continues in memory').waitFor();
    await play(page, 'no database', click, 15);
    const record = await exportKept(page);
    assert.ok(record.entries.length >= 15);
  },
);

pageTest(
  'a full database is said plainly and everything is kept once there is room',
  {
    prepare: () => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (this: IDBObjectStore, value: unknown) {
        if (sessionStorage.getItem('full')) throw new DOMException('no room', 'QuotaExceededError');
        return add.call(this, value);
      };
    },
  },
  async ({ page }) => {
    await begin(page, 'castle', 2, 'person');
    await play(page, 'room', click, 3);
    await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
    await play(page, 'no room', click, 4);
    await page.getByText('The game continues in memory').waitFor();
    await page.evaluate(() => sessionStorage.removeItem('full'));
    const asked = await play(page, 'room again', click, 1);
    await page.getByText('The game continues in memory').waitFor({ state: 'detached' });
    await page.reload();
    assert.deepEqual(await ask(page), asked);
  },
);

/** A database that cannot be read while a mark stands, in all tabs. */
const readless = (): void => {
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...asked: unknown[]) {
    if (localStorage.getItem('unread') === null) return Reflect.apply(getAll, this, asked);
    document.documentElement.dataset.refused = '';
    throw new DOMException('provoked for a test', 'UnknownError');
  };
};

pageTest(
  'a tab that cannot read the database for a while goes on, and follows again once it can',
  { prepare: readless },
  async ({ page, tab }) => {
    const unread = (is: boolean) =>
      page.evaluate(
        (is) => (is ? localStorage.setItem('unread', '') : localStorage.removeItem('unread')),
        is,
      );
    await begin(page, 'castle', 2, 'person');
    const { decisions } = await play(page, 'readable', click, 4);
    const second = await tab();
    await second.goto(page.url());
    await second.locator(`[data-decisions="${decisions}"]`).waitFor();
    await unread(true);
    await play(page, 'unreadable', click, 3);
    await second.locator('html[data-refused]').waitFor();
    await unread(false);
    const asked = await play(page, 'readable again', click, 2);
    await second.locator(`[data-decisions="${asked.decisions}"]`).waitFor();

    // Taken over unread, the game goes on from what is known, and is kept again with the next decision.
    await unread(true);
    await button(second, 'Play here').click();
    await page.getByText('open in another tab').waitFor();
    assert.deepEqual(await ask(second), asked);
    await unread(false);
    const later = await play(second, 'taken over', click, 2);
    await page.close();
    await second.reload();
    assert.deepEqual(await ask(second), later);
  },
);

pageTest(
  'a quiet piece says why, and the log leads back to any moment',
  { everywhere: true },
  async ({ page }) => {
    await importRecord(
      page,
      recordOf('castle', { players: 3 }, 'log', (gameLog) => gameLog.steps.length === 30),
    );
    const before = await ask(page);
    await page.locator('main [data-move]:not([data-legal]):visible').first().click({ force: true });
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    const table = await page.locator('main').textContent();
    await page.keyboard.press('l');
    const panel = page.getByRole('region', { name: 'The game so far' });
    const turns = panel.locator('[data-turn]');
    await panel.locator('#log-title').waitFor();
    for (const turn of await turns.all())
      if ((await turn.getAttribute('aria-expanded')) === 'false') await turn.click();
    const rows = panel.locator('ol ol').getByRole('button');
    await rows.nth(29).waitFor();
    assert.ok((await turns.count()) < 30, 'the log is grouped by turn');
    assert.equal(await rows.count(), 30);
    await rows.nth(3).click();
    await page.getByText('Decision 4 of 30').waitFor();
    assert.equal(await page.locator('[data-legal]').count(), 0, 'nothing can be played in the past');
    assert.notEqual(await page.locator('main').textContent(), table);
    await button(page, 'Back to the game').click();
    assert.deepEqual(await ask(page), before);
    await page.keyboard.press('l');
    await panel.locator('#log-title').waitFor({ state: 'detached' });
    await eventually(async () => assert.equal(await page.locator('main').textContent(), table));
  },
);

pageTest('the hint tells three continuations and plays one', { everywhere: true }, async ({ page }) => {
  await importRecord(
    page,
    recordOf('castle', { players: 2 }, 'hint', (gameLog) => gameLog.steps.length === 20),
  );
  const { decisions } = await ask(page);
  await button(page, 'Hint').click();
  const lines = page
    .getByRole('region', { name: 'What the strongest computer opponent would do' })
    .getByRole('listitem');
  await lines.first().waitFor();
  assert.match((await lines.first().textContent()) ?? '', /points expected/);
  await lines.first().getByRole('button', { name: 'Do this' }).click();
  await ask(page, decisions);
});

pageTest('a finished game shows its score sheet again and can be played once more', {}, async ({ page }) => {
  await importRecord(page, recordOf('duel', {}, 'finished'));
  await checkScoreSheet(page);
  const over = page.url();
  await button(page, 'Play again').click();
  await page.locator('[data-decisions="0"]').waitFor();
  assert.equal((await ask(page)).over, false);
  assert.notEqual(page.url(), over);
});
