import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import effects from '../words/messages/en/effects.json' with { type: 'json' };
import { PHONE } from './support/browser.js';
import { isFirefox } from './support/firefox.js';
import { importRecord, recordOf } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask } from './support/play.js';

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

/** A tap; Firefox has no fingers over WebDriver BiDi, so there the page hears of one. */
async function finger(page: Page, piece: Locator): Promise<void> {
  if (!isFirefox(page)) return piece.tap();
  for (const type of ['pointerdown', 'pointerup'])
    await piece.dispatchEvent(type, { pointerType: 'touch', bubbles: true });
}

/** What is told about the symbol that has the focus. */
interface Focused {
  readonly icons: readonly string[];
  readonly describedBy: string | null;
  readonly words: readonly string[];
}

/**
 * Walks with Shift and the arrows until a symbol has the focus and tells its words. Only keys that move the focus
 * make it one of the keyboard in every browser: after Shift alone Firefox takes it for one of the mouse.
 */
async function walkToSymbol(page: Page): Promise<Focused> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press(steps % 20 < 10 ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
    const focused = await page.evaluate(() => {
      const symbol = document.activeElement;
      const tip = document.querySelector('.tip-layer[data-open]');
      if (!tip || !symbol?.matches('[role=img][data-tip]:has([data-icon])')) return undefined;
      return {
        icons: [...symbol.querySelectorAll<HTMLElement>('[data-icon]')].map(
          (icon) => icon.dataset.icon ?? '',
        ),
        describedBy: symbol.getAttribute('aria-describedby'),
        words: [...tip.children].map((line) => line.textContent ?? ''),
      };
    });
    if (focused) return focused;
  }
  assert.fail('the keys reach no symbol that tells its words');
}

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

  await page.locator('main [data-move]:not([data-legal]):visible').first().focus();
  const focused = await walkToSymbol(page);
  const abouts = focused.icons.map((name) => effects.about[name as keyof typeof effects.about]);
  assert.ok(
    abouts.some((about) => about && focused.words.includes(about)),
    `${focused.icons} under the focus: ${focused.words}`,
  );
  assert.equal(focused.describedBy, 'tip-layer');
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
    assert.equal((await told(page, () => finger(page, symbol)))[1], effects.aboutIn.duel[name]);
  }
});
