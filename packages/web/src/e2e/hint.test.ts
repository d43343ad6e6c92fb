import assert from 'node:assert/strict';
import { seeded } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { begin } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, option } from './support/play.js';

const pageTest = pageTests();

/** Moves made while hints lie open; half of them used to crash the page. */
const MOVES = 6;

const advice = (page: Page) => page.locator('[aria-labelledby=hint-title]');

async function openHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await advice(page).getByRole('button', { name: 'Do this' }).first().waitFor();
}

for (const game of ['castle', 'duel'] as const) {
  pageTest(`a move made beside open hints of the ${game} puts them away`, {}, async ({ page }) => {
    const rng = seeded(`hints ${game}`);
    await begin(page, game, 2, 'person');
    for (let i = 0; i < MOVES; i++) {
      const asked = await ask(page);
      await openHint(page);
      // The hints lie over the table, so what is played besides them comes from the bar.
      if (i % 2 === 0) await advice(page).getByRole('button', { name: 'Do this' }).last().click();
      else await option(page, asked.options[rng(asked.options.length)]).first().click();
      await ask(page, asked.decisions);
      await advice(page).waitFor({ state: 'detached' });
    }
  });
}

/** A device with cores to spare, on which the workers that were started are counted. */
function manyCores(): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 5 });
  const started = { workers: 0 };
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      started.workers++;
    }
  };
  Object.assign(globalThis, { started });
}

pageTest(
  'on a device with many cores several threads look for a hint together',
  { everywhere: true, prepare: manyCores },
  async ({ page }) => {
    await begin(page, 'duel', 2, 'person');
    await openHint(page);
    const { workers, areIsolated } = await page.evaluate(() => ({
      ...(globalThis as unknown as { started: { workers: number } }).started,
      areIsolated: crossOriginIsolated,
    }));
    assert.equal(workers, 4);
    assert.ok(areIsolated, 'they share memory');
  },
);
