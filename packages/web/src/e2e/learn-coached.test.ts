import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { COACHED } from '../games/coached.js';
import { violations } from './axe.js';
import { PHONE } from './browser.js';
import { pageTests } from './page-test.js';

const pageTest = pageTests();

/** How a learner behaves: declines everything, plays anything, or takes back again and again. */
type Habit = 'lazy' | 'anything' | 'wavering';

/** Plays so many decisions by the buttons of the bar, or to the end; the coach must always be there. */
async function playOn(page: Page, habit: Habit, seed: number, most: number): Promise<boolean> {
  return page.evaluate(
    async ({ habit, seed, most }) => {
      let word = seed;
      const random = (n: number): number => {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        return Math.floor((word / 4294967296) * n);
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const over = () => document.querySelector('dialog[open] tfoot') !== null;
      const decisions = () => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions;
      const bar = '[data-choice]:not(:disabled, [aria-disabled=true], [aria-busy=true] *)';
      const until = async (what: string, holds: () => boolean): Promise<void> => {
        for (let i = 0; i < 1500; i++) {
          if (holds()) return;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        throw new Error(`${what} at decision ${decisions()}: ${document.body.innerText.slice(0, 400)}`);
      };
      for (let made = 0; made < most; made++) {
        await until('nothing is asked', () => over() || all(bar).length > 0);
        if (over()) return true;
        await until('the coach is gone', () => over() || all('[data-coach]').length === 1);
        const before = decisions();
        const choices = all(bar).filter(({ dataset }) => !/^(exchange|swap)/.test(dataset.choice ?? ''));
        const open = choices.length > 0 ? choices : all(bar);
        const declining = open.find(({ dataset }) => /^(endTurn|skip|noSwap)$/.test(dataset.choice ?? ''));
        const back = document.querySelector<HTMLElement>('[aria-keyshortcuts=U][aria-disabled=false]');
        if (habit === 'wavering' && back && random(3) === 0) back.click();
        else if (habit === 'lazy' && declining) declining.click();
        else open[random(open.length)].click();
        await until('nothing happens', () => over() || decisions() !== before);
      }
      return over();
    },
    { habit, seed, most },
  );
}

async function openCoached(page: Page, group: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `#/learn/${name}/game`;
  }, group);
  await page.locator('[data-coach]').waitFor();
}

for (const [at, { group }] of COACHED.entries()) {
  const habit: Habit = (['lazy', 'anything', 'wavering'] as const)[at % 3];
  const language = (['en', 'pl', 'fr'] as const)[at % 3];
  pageTest(
    `the coached game of ${group} ends well for a learner who is ${habit}, through a reload and another language`,
    { settings: { language }, ...(group === 'solo' && { context: PHONE }) },
    async ({ page }) => {
      await openCoached(page, group);
      assert.deepEqual(await violations(page), []);
      // The solo game is its last round alone: a few decisions, so that some are left after the reload.
      assert.equal(await playOn(page, habit, at + 1, 5), false);
      const decisions = await page.locator('[data-decisions]').getAttribute('data-decisions');
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('shirasagi-settings') ?? '{}');
        localStorage.setItem('shirasagi-settings', JSON.stringify({ ...kept, language: 'el' }));
      });
      await page.reload();
      await page.locator('[data-coach]').waitFor();
      const now = Number(await page.locator('[data-decisions]').getAttribute('data-decisions'));
      assert.ok(now >= Number(decisions), 'it goes on where it was');
      assert.equal(await playOn(page, habit, at + 7, 900), true);
      await page.locator('#coach-says').waitFor();
      assert.deepEqual(await violations(page), []);
      const kept = await page.evaluate(() => localStorage.getItem('shirasagi-learned'));
      assert.ok(kept?.includes(group));
    },
  );
}

pageTest('who is new here is asked once, and may learn by playing', { newcomer: true }, async ({ page }) => {
  const ask = () => page.getByRole('button', { name: 'Play now' }).first().click();
  await ask();
  await page.getByRole('dialog').getByRole('button', { name: 'No: learn by playing' }).click();
  await page.waitForURL(/#\/learn\/castle\/game$/);
  await page.locator('[data-coach]').waitFor();
  await page.goBack();
  await ask();
  await page.waitForURL(/#\/game\//);
  await page.getByText('Sayo').first().waitFor();
});
