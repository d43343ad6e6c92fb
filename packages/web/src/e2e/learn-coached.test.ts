import assert from 'node:assert/strict';
import { seeded } from '@shirasagi/engine';
import { COACHED } from '../games/coached.js';
import { HABITS } from '../learn/testing.js';
import { LANGUAGES } from '../words/testing.js';
import { violations } from './support/axe.js';
import { playCoached } from './support/coached-games.js';
import { contextFor, open, WAYS } from './support/learning.js';
import { pageTests } from './support/page-test.js';

const pageTest = pageTests();

/** Decisions before the page is loaded anew: the solo game is its last round alone. */
const UNTIL_RELOAD = 5;

COACHED.forEach((game, number) => {
  const { group } = game;
  LANGUAGES.forEach((language, at) => {
    // Below the browser every learner plays every game in every language; here each has two languages.
    if ((at + number) % 2 === 1) return;
    const habit = HABITS[at];
    const way = WAYS[(at + number) % WAYS.length];
    const before = LANGUAGES[(at + 1) % LANGUAGES.length];
    pageTest(
      `the coached game of ${group} in ${language} by ${way} ends well for a learner who is ${habit}`,
      { context: contextFor(way), settings: { language: before } },
      async ({ page }) => {
        const play = { way, habit, rng: seeded(`${group} ${language}`) };
        await open(page, `#/learn/${group}/game`);
        await page.locator('[data-coach]').waitFor();
        if (habit === 'lazy') assert.deepEqual(await violations(page), []);
        assert.equal(await playCoached(page, game, { ...play, most: UNTIL_RELOAD }), false);
        const decisions = Number(await page.locator('[data-decisions]').getAttribute('data-decisions'));
        await page.evaluate((wanted) => {
          const kept = JSON.parse(localStorage.getItem('shirasagi-settings') ?? '{}');
          localStorage.setItem('shirasagi-settings', JSON.stringify({ ...kept, language: wanted }));
        }, language);
        await page.reload();
        // It goes on where it was, in the other language; opponents may have played meanwhile.
        await page.waitForFunction(
          ({ least, wanted }) =>
            document.documentElement.lang === wanted &&
            Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) >= least,
          { least: decisions, wanted: language },
        );
        assert.equal(await playCoached(page, game, play), true);
        await page.locator('#coach-says').waitFor();
        if (habit === 'lazy') assert.deepEqual(await violations(page), []);
        const kept = await page.evaluate(() => localStorage.getItem('shirasagi-learned'));
        assert.ok(kept?.includes(`${group}/game`), kept ?? 'nothing is kept');
      },
    );
  });
});

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
