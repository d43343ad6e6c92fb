import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { LESSONS } from '../games/lessons.js';
import { LANGUAGES } from '../words/testing.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import {
  addressOf,
  chooseInBar,
  coach,
  contextFor,
  open,
  playByScript,
  press,
  WAYS,
} from './support/learning.js';
import { pageTests } from './support/page-test.js';

const pageTest = pageTests();

/** Sets the language and lays the page anew. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('shirasagi-settings', JSON.stringify({ pace: 'skip', language: wanted }));
  }, language);
  await page.reload();
}

/** Where a lesson is played by hand below, apart from the run through all of them. */
const handOf = (lesson: number) => ({
  way: WAYS[lesson % WAYS.length],
  language: LANGUAGES[((lesson % WAYS.length) + 1) % LANGUAGES.length],
});

pageTest('every lesson is played to its end in every language', {}, async ({ page }) => {
  for (const language of LANGUAGES) {
    await speak(page, language);
    const lessons = LESSONS.filter((_, i) => handOf(i).language !== language);
    for (const lesson of lessons) {
      await open(page, addressOf(lesson));
      const standing = await playByScript(page, lesson.solutions[0]);
      assert.equal(standing, 'reached', `${language} ${addressOf(lesson)}`);
    }
    await open(page, '#/learn');
    await eventually(async () => {
      const count = await page.locator('[data-done=true]').count();
      assert.equal(count, lessons.length, `all lessons are done in ${language}`);
    });
    await page.evaluate(() => localStorage.removeItem('shirasagi-learned'));
  }
});

WAYS.forEach((way, at) => {
  const { language } = handOf(at);
  pageTest(
    `a third of the lessons by ${way} in ${language}, and axe finds nothing`,
    { context: contextFor(way), settings: { language } },
    async ({ page }) => {
      for (const lesson of LESSONS.filter((_, i) => handOf(i).way === way)) {
        await open(page, addressOf(lesson));
        await page.locator('main [data-move]').first().waitFor({ state: 'attached' });
        for (const { say, at } of lesson.talk) {
          await page.locator(`[data-coach="talk-${say}"]`).waitFor();
          // What she speaks of is lit, and named for those who do not see it.
          if (at !== undefined) {
            await page.locator(`[data-light="${at}"]`).waitFor();
            const named = coach(page).locator('[data-said] .unseen', { hasText: /\p{L}.*: .*\p{L}{3}/u });
            await named.waitFor({ state: 'attached' });
          }
          await press(page, way, coach(page).locator('button').last());
        }
        for (const move of lesson.solutions[0]) await chooseInBar(page, way, move);
        await page.locator('[data-standing=reached]').waitFor();
        if (lesson === LESSONS[at]) assert.deepEqual(await violations(page), []);
      }
    },
  );
});

pageTest('a missed task can be tried again, hinted and shown step by step', {}, async ({ page }) => {
  const [lesson] = LESSONS.filter(({ name }) => name === 'lantern');
  // A learner who comes from the coached game can go back to it.
  await page.evaluate(() => localStorage.setItem('shirasagi-coached-castle', '["takeDie:black:left"]'));
  await open(page, addressOf(lesson));
  for (const { say } of lesson.talk) {
    await page.locator(`[data-coach="talk-${say}"]`).waitFor();
    await coach(page).locator('button').last().click();
  }
  // The light stands where the hint points.
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.locator(`[data-light="${lesson.hintAt}"]`).waitFor();
  await page.getByRole('button', { name: 'Show me the next step' }).click();
  for (const move of lesson.solutions[0].slice(0, 2)) {
    await page.locator(`[data-light="${move}"]`).waitFor();
    await page
      .locator(`[data-choice="${move}"]`)
      .first()
      .evaluate((e: HTMLElement) => e.click());
  }
  // Reloaded in the middle it goes on where it was, and a turn that ends too early can be tried again.
  await page.reload();
  await page.locator('[data-decisions="2"]').waitFor();
  await page.locator('[data-choice=endTurn]').last().click();
  await page.locator('[data-standing=missed]').waitFor();
  await page.locator('[data-standing] button').first().click();
  await page.locator('[data-decisions="0"]').waitFor();
  for (const move of lesson.solutions[0]) await chooseInBar(page, 'mouse', move);
  await page
    .locator('[data-standing=reached]')
    .getByRole('link', { name: 'Back to the game with Ume' })
    .click();
  await page.locator('[data-coach=say-place]').waitFor();
});
