import assert from 'node:assert/strict';
import { seeded } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { begin, checkScoreSheet, importRecord, picture, recordOf, shows } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';

const pageTest = pageTests();

pageTest('two people play the castle at one page to the score sheet', {}, async ({ page }) => {
  await begin(page, 'castle', 2, 'person');
  await play(page, 'two people', click);
  await checkScoreSheet(page);
});

pageTest('the domain waits outside of the page for the starting cards', {}, async ({ page }) => {
  const takeCards = () => play(page, 'starting cards', click, 3);
  const domain = page.locator('[data-domain]');
  await begin(page, 'castle', 2, 'person');
  await takeCards();
  const drawn = await picture(page);
  assert.equal(await domain.count(), 1);

  await page.keyboard.press('r');
  await page.getByRole('region', { name: 'Starting cards' }).waitFor();
  assert.equal(await domain.count(), 0, 'nothing of the domain can be found');
  await takeCards();
  await shows(page, drawn);
  await page.reload();
  await shows(page, drawn);
});

/** The last turns of a castle, with everything that ends a game in them. */
const LAST_DECISIONS = 24;
const WHOLE = recordOf('castle', { players: 2 }, 'last turns').entries.length;
const UNFINISHED = recordOf(
  'castle',
  { players: 2 },
  'last turns',
  ({ steps }) => steps.length >= WHOLE - LAST_DECISIONS,
);

pageTest('the last turns of a castle lead to its score sheet', { everywhere: true }, async ({ page }) => {
  await importRecord(page, UNFINISHED);
  await play(page, 'last turns', click);
  await checkScoreSheet(page);
});

pageTest('one person plays the castle against three opponents', {}, async ({ page }) => {
  await begin(page, 'castle', 4, 'apprentice');
  const boards = page.getByRole('list', { name: 'Clans' }).getByRole('listitem');
  await boards.filter({ hasText: 'You' }).waitFor();
  const named = boards.filter({ has: page.getByText('Sayo level 1') });
  await named.nth(2).waitFor();
  assert.equal(await named.count(), 3, 'opponents have their name and level on their boards');
  const face = page.getByRole('img', { name: 'Computer opponent, level 1 of 5: easy' });
  await named.filter({ has: face }).nth(2).waitFor();
  await play(page, 'three opponents', click);
  await checkScoreSheet(page);
});

pageTest('one person plays the castle against the rival', {}, async ({ page }) => {
  await begin(page, 'castle', 1, 'rival');
  await play(page, 'rival', click);
  await checkScoreSheet(page);
});

pageTest('one person plays the duel against an opponent', { everywhere: true }, async ({ page }) => {
  await begin(page, 'duel', 2, 'apprentice');
  await play(page, 'duel', click);
  await checkScoreSheet(page);
});

pageTest('the castle is played on a phone by touch', { context: PHONE }, async ({ page, touch }) => {
  await begin(page, 'castle', 2, 'person');
  await play(page, 'phone', touch);
  await checkScoreSheet(page);
});

/** What has the focus: a move of the table or the bar, or the words of a button or field. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    return active.dataset.move ?? active.dataset.choice ?? active.ariaLabel ?? active.textContent ?? '';
  });

/** Presses a key until the focus is where it should be. */
async function pressTo(page: Page, key: string, where: (focus: string) => boolean): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (where(await focused(page))) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead there; the focus is on ${await focused(page)}`);
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

pageTest('the castle is played by keyboard alone', {}, async ({ page }) => {
  const { keyboard } = page;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pressTo(page, 'Tab', (focus) => focus === 'Choose seats');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await pressTo(page, 'Tab', (focus) => focus.startsWith('Who plays') && !focus.includes('Wave'));
  // Choosing by its first letters keeps the list shut.
  await keyboard.type('An');
  assert.equal(await page.getByRole('combobox').nth(1).inputValue(), 'person');
  await pressTo(page, 'Tab', (focus) => focus === 'Start');
  await keyboard.press('Enter');
  const rng = seeded('keyboard');
  let asked = await ask(page);
  while (!asked.over) {
    const { options, glowing } = asked;
    const choices = options.filter((move) => move !== 'endTurn');
    if (options.includes('endTurn')) {
      await pressTo(page, 'ArrowDown', (focus) => focus === 'endTurn');
      await keyboard.press('Enter');
    } else if (glowing.length > 0 && rng(2) === 0) {
      for (let i = rng(4); i >= 0; i--) await keyboard.press(ARROWS[rng(4)]);
      const focus = await focused(page);
      assert.ok(
        glowing.includes(focus) || options.includes(focus),
        `arrows stay on what can be chosen: ${focus}`,
      );
      await keyboard.press(rng(2) === 0 ? 'Enter' : 'Space');
    } else {
      await keyboard.press(String(1 + rng(Math.min(9, choices.length))));
    }
    asked = await ask(page, asked.decisions);
  }
  await checkScoreSheet(page);
});
