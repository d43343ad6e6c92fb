import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { GameName } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import type { Puzzle } from '../puzzles/puzzle.js';
import { violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { chooseMove } from './support/choose-move.js';
import { eventually } from './support/eventually.js';
import { pageTests } from './support/page-test.js';
import { ask } from './support/play.js';
import { visit } from './support/screens.js';

const pageTest = pageTests();

const puzzlesOf = (game: GameName): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/games/${game}/puzzles.json`, import.meta.url), 'utf8'));

/** More decisions than any turn has. */
const MOST_DECISIONS = 40;

/** A puzzle whose best turn is told to its end: nothing is drawn on the way. */
const whole = (game: GameName): Puzzle =>
  puzzlesOf(game).find(({ best }) => best.endsWith('endTurn')) ?? assert.fail('every best turn draws');

async function openPuzzle(page: Page, game: GameName, { id }: Puzzle): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/puzzles/${game}/${id}`);
  await page.locator('[data-decisions]').waitFor();
}

/** Plays the moves of a line, then declines and ends whatever is still asked. */
async function playTurn(page: Page, line: string): Promise<void> {
  let { decisions } = await ask(page);
  for (const move of line.split(' ')) {
    await chooseMove(page, move);
    if (move !== 'endTurn') decisions = (await ask(page, decisions)).decisions;
  }
}

const verdict = (page: Page) => page.locator('[aria-labelledby=verdict-title]');

for (const game of ['castle', 'duel'] as const)
  pageTest(`the best turn solves a puzzle of the ${game}`, {}, async ({ page }) => {
    const puzzle = whole(game);
    await openPuzzle(page, game, puzzle);
    await playTurn(page, puzzle.best);
    await verdict(page).getByText('The best turn.', { exact: true }).waitFor();
    // Nobody decides any more; a turn may also be the last of its game.
    await page
      .locator('[data-area=bar]')
      .getByText(/^(Your turn|The game) is over\./)
      .waitFor();
    await eventually(async () => {
      const told = await verdict(page).locator('[data-best] li').count();
      assert.equal(told, puzzle.best.split(' ').length, 'each move of the best turn is told');
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('shirasagi-puzzles')!));
      assert.deepEqual(kept, { cards: { [puzzle.id]: { solved: true } }, streak: 1, longest: 1 });
    });
  });

pageTest(
  'a missed puzzle says what was lost, comes again later, and can be tried anew',
  {},
  async ({ page }) => {
    const puzzle = whole('castle');
    await page.getByRole('link', { name: 'Solve puzzles' }).click();
    await page.getByRole('link', { name: 'Play a puzzle' }).waitFor();
    assert.deepEqual(await violations(page), []);
    await openPuzzle(page, 'castle', puzzle);
    // Another die than the best turn takes, and nothing more than must be.
    const first = (await ask(page)).options.find((move) => !puzzle.best.startsWith(move));
    await chooseMove(page, first!);
    const choices = page.locator('[data-choice]:not(:disabled, [aria-busy=true] *)');
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      await verdict(page).or(choices).first().waitFor();
      if (await verdict(page).isVisible()) break;
      const { options } = await ask(page);
      await chooseMove(page, options.find((one) => /^(endTurn|skip|placeDie)/.test(one)) ?? options[0]);
    }
    await verdict(page)
      .getByText(/^Missed\. The best turn is worth [\d.]+ points? more\./)
      .waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('shirasagi-puzzles')!));
    assert.equal(kept.streak, 0);
    assert.equal(kept.cards[puzzle.id].again, 0);
    await verdict(page).getByRole('button', { name: 'Try again' }).click();
    await verdict(page).waitFor({ state: 'detached' });
    await playTurn(page, puzzle.best);
    await verdict(page).getByText('The best turn.', { exact: true }).waitFor();
    const after = await page.evaluate(() => JSON.parse(localStorage.getItem('shirasagi-puzzles')!));
    assert.deepEqual(after, kept, 'only the first try counts');
  },
);

for (const game of ['castle', 'duel'] as const)
  pageTest(`the address of the ${game}’s puzzles shows them`, {}, async ({ page }) => {
    await visit(page, `#/puzzles/${game}`);
    const play = page.getByRole('link', { name: 'Play a puzzle' });
    await play.waitFor();
    assert.match((await play.getAttribute('href'))!, new RegExp(`^#/puzzles/${game}/`));
  });

pageTest(
  'puzzles are played on a phone in Greek, and without a network',
  {
    context: { ...PHONE, locale: 'el-GR', serviceWorkers: 'allow' },
  },
  async ({ page, cutOff }) => {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await cutOff();
    await page.reload();
    const puzzle = whole('duel');
    await openPuzzle(page, 'duel', puzzle);
    await page.getByText('Παίξτε τη σειρά').waitFor();
    await playTurn(page, puzzle.best);
    await verdict(page).getByText('Η καλύτερη σειρά.', { exact: true }).waitFor();
    await verdict(page).getByRole('button', { name: 'Επόμενος γρίφος' }).click();
    await page.waitForURL(/#\/puzzles/);
  },
);
