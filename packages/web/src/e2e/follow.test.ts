import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { begin } from './support/game.js';
import { openTable } from './support/online.js';
import { onlineTests } from './support/online-visits.js';
import { pageTests } from './support/page-test.js';
import { answer, ask, click, type Touch } from './support/play.js';

const pageTest = pageTests();
const onlineTest = onlineTests();

const bar = (page: Page) => page.locator('[data-area=bar]');
const caption = (page: Page) => page.locator('[data-caption]');
const next = (page: Page) => bar(page).getByRole('button', { name: 'Next move' });
const strip = (page: Page) => page.getByRole('region', { name: 'Last turn' });

/** Always takes the first of what is offered. */
const first = () => 0;

/** Plays until a step of another player waits to be shown. */
async function playToTheirs(page: Page, touch: Touch): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const theirs = next(page);
    const own = page.locator('[data-choice]:not(:disabled, [aria-busy=true] *):visible');
    await theirs.or(own).first().waitFor();
    if (await theirs.isVisible()) return;
    const asked = await ask(page);
    await answer(page, asked, first, touch);
    await page.waitForFunction((before) => {
      const screen = document.querySelector<HTMLElement>('[data-decisions]');
      return Number(screen?.dataset.decisions) !== before;
    }, asked.decisions);
  }
  assert.fail('nobody else plays');
}

/** Shows everything at once until this player decides; steps that come while others still think are skipped too. */
async function skipToOwn(page: Page): Promise<void> {
  const own = page.locator('[data-choice]:not(:disabled, [aria-busy=true] *):visible').first();
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('s');
    await next(page).or(own).first().waitFor();
    if (!(await next(page).isVisible())) return;
  }
  assert.fail('this player is never asked');
}

/** Shows the next step that has a caption: a step that only ends a turn has none. */
async function showNext(page: Page): Promise<void> {
  for (let i = 0; i < 4 && (await next(page).isVisible()); i++) {
    const before = await page.locator('[data-decisions]').getAttribute('data-decisions');
    await next(page).click();
    // However long a busy machine takes for the step: its caption comes with it.
    await page.waitForFunction(
      (then) => document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions !== then,
      before,
    );
    const shown = await caption(page)
      .waitFor({ timeout: 4000 })
      .then(() => true)
      .catch(() => false);
    if (shown) return;
    await next(page).or(caption(page)).first().waitFor();
  }
  await caption(page).waitFor();
}

/** Plays to the first whole turn of another player: before it come the starting cards. */
async function playToTheirTurn(page: Page, touch: Touch): Promise<void> {
  await playToTheirs(page, touch);
  await skipToOwn(page);
  await playToTheirs(page, touch);
}

/** The last thing the game log tells. */
const toldLast = (page: Page): Promise<string> =>
  page.locator('[role=log]').evaluate((region) => region.textContent ?? '');

for (const game of ['castle', 'duel'] as const) {
  pageTest(
    `each step of an opponent is told by its piece and stays in the last turn: ${game}`,
    { settings: { pace: 'step' } },
    async ({ page }) => {
      await begin(page, game, 2, 'apprentice');
      await playToTheirTurn(page, click);
      assert.doesNotMatch((await bar(page).textContent()) ?? '', /deciding/);
      await showNext(page);
      const words = (await caption(page).textContent()) ?? '';
      assert.equal(await page.locator('[data-trails]').count(), 0, 'nothing moves');
      await page.waitForFunction(
        (told) => document.querySelector('[role=log]')?.textContent?.includes(told),
        words,
      );
      assert.equal((await toldLast(page)).split(words).length, 2, 'told once');
      const box = (await caption(page).boundingBox())!;
      const table = (await page.locator('main').boundingBox())!;
      assert.ok(box.x >= table.x && box.x + box.width <= table.x + table.width + 1, 'within the table');
      const steps = strip(page).getByRole('listitem').getByRole('button');
      await eventually(async () => assert.equal(await steps.last().getAttribute('aria-label'), words));
      // All at once, to the next own decision.
      await skipToOwn(page);
      const asked = await ask(page);
      const now = await page.locator('[data-decisions]').getAttribute('data-decisions');
      const height = (await bar(page).boundingBox())!.height;
      // The own turn leaves it in place; each step shows the table as it was.
      await steps.first().click();
      await page.getByText(/^Decision \d+ of \d+$/).waitFor();
      assert.equal(await page.locator('[data-legal]').count(), 0);
      assert.ok(Math.abs((await bar(page).boundingBox())!.height - height) <= 2, 'the bar keeps its height');
      await page.getByRole('button', { name: 'Back to the game' }).click();
      await eventually(async () => assert.deepEqual(await ask(page), asked));
      assert.equal(await page.locator('[data-decisions]').getAttribute('data-decisions'), now);
    },
  );
}

for (const game of ['castle', 'duel'] as const) {
  pageTest(
    `on a phone every step of an opponent has a caption: ${game}`,
    { context: PHONE, settings: { pace: 'step' } },
    async ({ page, touch }) => {
      await begin(page, game, 2, 'apprentice');
      let shown = 0;
      let beside = 0;
      while (shown < 16) {
        await playToTheirs(page, touch);
        const before = await page.locator('[data-decisions]').getAttribute('data-decisions');
        await touch(next(page));
        // Ending a turn leaves what was told before.
        const told = await page.waitForFunction((then) => {
          const now = document.querySelector<HTMLElement>('[data-decisions]')!.dataset.decisions;
          const caption = document.querySelector<HTMLElement>('[data-caption]');
          if (now === then || !caption) return null;
          const box = caption.getBoundingClientRect();
          const table = document.querySelector('main')!.getBoundingClientRect();
          const within = box.top >= table.top && box.bottom <= table.bottom + 1;
          return { within, side: caption.dataset.side, words: caption.textContent };
        }, before);
        const { within, side, words } = (await told.jsonValue())!;
        assert.ok(within, `within the table: ${words}`);
        shown++;
        if (side !== 'foot') beside++;
      }
      // Only the last step of a turn may give way to the page of the own decision.
      assert.ok(beside > shown / 2, `${beside} of ${shown} captions stand where the step happened`);
    },
  );
}

pageTest(
  'trails lead to where a piece went',
  {
    context: { reducedMotion: 'no-preference' },
    settings: { pace: 'step' },
  },
  async ({ page }) => {
    await begin(page, 'castle', 2, 'apprentice');
    await playToTheirs(page, click);
    await page.evaluate(() => {
      const seen = { trails: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[data-trails] path')) seen.trails++;
      }).observe(document.body, { subtree: true, childList: true });
    });
    const trails = () => page.evaluate(() => (window as unknown as { seen: { trails: number } }).seen.trails);
    // The starting cards move nothing; the first turn does.
    for (let steps = 0; steps < 30 && (await trails()) === 0; steps++) {
      await playToTheirs(page, click);
      await next(page).click();
    }
    await eventually(async () => assert.ok((await trails()) > 0));
  },
);

pageTest(
  'on a phone the log leaves the decision in sight',
  { context: PHONE, settings: { pace: 'step' } },
  async ({ page, touch }) => {
    await begin(page, 'castle', 2, 'apprentice');
    await playToTheirTurn(page, touch);
    await skipToOwn(page);
    await touch(page.getByRole('button', { name: 'Log', exact: true }));
    const log = (await page.getByRole('region', { name: 'The game so far' }).boundingBox())!;
    const decision = (await bar(page).boundingBox())!;
    assert.ok(log.y + log.height <= decision.y + 1, 'the bar is free');
    const table = (await page.locator('main').boundingBox())!;
    assert.ok(log.y > table.y + 40, 'the table is seen above it');
  },
);

onlineTest(
  'a player who comes back is told what happened meanwhile before being asked',
  async ({ visit }) => {
    const { page } = await visit('#/online', { settings: { pace: 'step' } });
    await openTable(page, 'Ann', { guests: ['apprentice'] });
    await playToTheirs(page, click);
    // Gone before anything of it was seen.
    await page.reload();
    await bar(page)
      .getByText(/^While you were away: 1 turn/)
      .waitFor();
    assert.equal(await page.locator('[data-legal]').count(), 0, 'nothing is asked yet');
    await bar(page).getByRole('button', { name: 'Show step by step' }).click();
    await caption(page).waitFor();
    await page.keyboard.press('s');
    await ask(page);
    // What was seen once is not told again.
    await page.reload();
    await ask(page);
    assert.equal(await bar(page).getByText('While you were away').count(), 0);
  },
);

/** Hides the tab from the page, or shows it again. */
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

onlineTest('a tab that was hidden for long tells what happened meanwhile', async ({ visit }) => {
  const { page } = await visit('#/online', { settings: { pace: 'step' } });
  await openTable(page, 'Ann', { guests: ['apprentice'] });
  await bar(page).waitFor();
  await page.clock.setFixedTime(Date.now());
  await setHidden(page, true);
  await playToTheirs(page, click);
  // A glance elsewhere changes nothing.
  await setHidden(page, false);
  await next(page).waitFor();
  await setHidden(page, true);
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await setHidden(page, false);
  await bar(page)
    .getByText(/^While you were away: 1 turn/)
    .waitFor();
  await bar(page).getByRole('button', { name: 'Show step by step' }).click();
  await caption(page).waitFor();
  await skipToOwn(page);
});
