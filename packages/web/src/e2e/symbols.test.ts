import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import effects from '../words/messages/en/effects.json' with { type: 'json' };
import { PHONE } from './browser.js';
import { importRecord, recordOf } from './game.js';
import { pageTests } from './page-test.js';
import { ask } from './play.js';

const pageTest = pageTests();

/**
 * The words that are shown about a symbol once it was pointed at: its name, then its sentences. A page that scrolls
 * at that moment closes them, so a hand points again.
 */
async function told(page: Page, point: () => Promise<unknown>): Promise<string[]> {
  for (let tries = 0; tries < 100; tries++) {
    await point();
    const layer = page.locator('.tip-layer');
    await layer.waitFor({ state: 'attached' });
    const words = await layer.evaluate((tip) =>
      tip.hasAttribute('data-open') ? [...tip.children].map((line) => line.textContent ?? '') : undefined,
    );
    if (words) return words;
    await page.waitForTimeout(50);
  }
  assert.fail('pointed at again and again, the symbol tells nothing');
}

const hover = (piece: Locator) => () =>
  piece.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });

pageTest('a symbol under the pointer or the focus says what it does', {}, async ({ page }) => {
  await importRecord(
    page,
    recordOf('castle', { players: 2 }, 'symbols', ({ steps }) => steps.length >= 30),
  );
  await ask(page);
  const seen = new Set<string>();
  // Every symbol of the table with an explanation gives it, each kind once.
  for (const icon of await page.locator('main [data-icon]:visible').all()) {
    const name = (await icon.getAttribute('data-icon'))!;
    if (!(name in effects.about) || seen.has(name)) continue;
    seen.add(name);
    const [title, about] = await told(page, hover(icon));
    assert.ok(title, `${name} is named`);
    assert.equal(about, effects.about[name as keyof typeof effects.about]);
  }
  assert.ok(seen.size >= 8, `the table has symbols: ${[...seen]}`);

  const symbol = page.locator('main [role=img][data-tip][tabindex]:has([data-icon=coin]):visible').first();
  await page.keyboard.press('Shift');
  const focused = await told(page, async () => {
    await symbol.blur();
    await symbol.focus();
  });
  assert.ok(focused.includes(effects.about.coin));
  assert.equal(await symbol.getAttribute('aria-describedby'), 'tip-layer');
  await page.keyboard.press('Escape');
  await page.locator('.tip-layer:not([data-open])').waitFor({ state: 'attached' });
});

pageTest('a quiet piece under the pointer says why it cannot be chosen', {}, async ({ page }) => {
  await importRecord(
    page,
    recordOf('duel', {}, 'symbols', ({ steps }) => steps.length >= 30),
  );
  await ask(page);
  const quiet = page.locator('main [data-move]:not([data-legal]):visible').first();
  const words = await told(page, hover(quiet));
  await quiet.dispatchEvent('click');
  assert.equal(words.at(-1), await page.locator('[role=alert] p').textContent());
});

pageTest('a tap on a symbol of the phone names it', { context: PHONE }, async ({ page }) => {
  await importRecord(
    page,
    recordOf('duel', {}, 'symbols', ({ steps }) => steps.length >= 30),
  );
  await ask(page);
  // One after the other: the focus that follows the finger closes nothing.
  for (const name of ['seal', 'food'] as const) {
    const symbol = page.locator(`main [data-tip]:has([data-icon=${name}]):visible`).first();
    assert.equal((await told(page, () => symbol.tap()))[1], effects.aboutIn.duel[name]);
  }
});
