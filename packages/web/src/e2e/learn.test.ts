import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { LESSONS } from '../games/lessons.js';
import { LANGUAGES } from '../words/testing.js';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { addressOf, coach, open, playByScript } from './learning.js';
import { pageTests } from './page-test.js';

const pageTest = pageTests();

/** Sets the language and lays the page anew. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('shirasagi-settings', JSON.stringify({ pace: 'skip', language: wanted }));
  }, language);
  await page.reload();
}

pageTest('every lesson is played to its end in every language', {}, async ({ page }) => {
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const lesson of LESSONS) {
      await open(page, addressOf(lesson));
      const standing = await playByScript(page, lesson.solutions[0]);
      assert.equal(standing, 'reached', `${language} ${addressOf(lesson)}`);
    }
    await open(page, '#/learn');
    const count = await page.locator('[data-done=true]').count();
    assert.equal(count, LESSONS.length, `all lessons are done in ${language}`);
    await page.evaluate(() => localStorage.removeItem('shirasagi-learned'));
  }
});

/** Ways to choose a move: what lies in the bar can be reached by each of them. */
const WAYS: Readonly<Record<string, (page: Page, choice: Locator) => Promise<void>>> = {
  mouse: (_, choice) => choice.click(),
  touch: (_, choice) => choice.tap(),
  keyboard: async (page, choice) => {
    await choice.focus();
    await page.keyboard.press('Enter');
  },
};

Object.entries(WAYS).forEach(([way, choose], at) => {
  const language = LANGUAGES[(at + 1) % LANGUAGES.length];
  const context = way === 'touch' ? PHONE : {};
  pageTest(
    `a third of the lessons by ${way} in ${language}, and axe finds nothing`,
    { context, settings: { language } },
    async ({ page }) => {
      for (const lesson of LESSONS.filter((_, i) => i % 3 === at)) {
        await open(page, addressOf(lesson));
        await page.locator('main [data-move]').first().waitFor({ state: 'attached' });
        for (const { say } of lesson.talk) {
          await page.locator(`[data-coach="talk-${say}"]`).waitFor();
          await choose(page, coach(page).locator('button').last());
        }
        for (const move of lesson.solutions[0]) {
          const choice = page.locator(`[data-choice="${move}"]:not([aria-busy=true] *)`);
          await choice.first().waitFor({ state: 'attached' });
          // Choices that do not fit lie behind a button, folded ones behind their summary.
          if (!(await choice.first().isVisible())) {
            const fold = page.locator(`details:not([open]):has([data-choice="${move}"]) > summary`);
            if ((await fold.count()) > 0) await choose(page, fold.first());
          }
          const all = page.locator('[data-over=true] > button[aria-expanded=false]');
          if ((await all.count()) > 0) await choose(page, all.first());
          await choose(page, choice.first());
        }
        await page.locator('[data-standing=reached]').waitFor();
        if (lesson === LESSONS[at]) assert.deepEqual(await violations(page), []);
      }
    },
  );
});

pageTest('a missed task can be tried again, hinted and shown step by step', {}, async ({ page }) => {
  const [lesson] = LESSONS.filter(({ name }) => name === 'lantern');
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
});
