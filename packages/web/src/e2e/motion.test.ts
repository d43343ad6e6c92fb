import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { begin } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';

const pageTest = pageTests();

/** Counts from now on the frames in which anything on the table is painted on its way. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { walks: 0, breaths: 0, transitions: 0 };
    Object.assign(window, { seen });
    document.addEventListener('transitionrun', () => seen.transitions++, true);
    const moves = (element: HTMLElement) => /translate|scale|rotate/.test(element.style.transform);
    const look = () => {
      const walking = [...document.querySelectorAll<HTMLElement>('main [style*=transform]')].some(moves);
      const breathing = document.getAnimations().some((animation) => {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        return animation.playState === 'running' && Number(duration) > 1;
      });
      if (walking) seen.walks++;
      if (breathing) seen.breaths++;
    };
    // A change of size is told after all callbacks of a frame and before it is painted: what stands then is seen.
    const probe = document.createElement('div');
    probe.style.position = 'fixed';
    document.body.append(probe);
    new ResizeObserver(look).observe(probe);
    let width = 0;
    const nextFrame = () => {
      width = 1 - width;
      probe.style.width = `${width}px`;
      requestAnimationFrame(nextFrame);
    };
    requestAnimationFrame(nextFrame);
  });
}

interface Seen {
  /** Frames in which a piece walks or rises. */
  readonly walks: number;
  /** Frames in which the browser itself moves something. */
  readonly breaths: number;
  /** Transitions that were begun, however short. */
  readonly transitions: number;
}

const STILL: Seen = { walks: 0, breaths: 0, transitions: 0 };

async function playWatched(page: Page): Promise<Seen> {
  await begin(page, 'castle', 2, 'person');
  await ask(page);
  await watchMotion(page);
  await play(page, 'motion', click, 12);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

pageTest(
  'pieces walk and lanterns breathe',
  { context: { reducedMotion: 'no-preference' } },
  async ({ page }) => {
    const { walks, breaths, transitions } = await playWatched(page);
    assert.ok(
      walks > 0 && breaths > 0 && transitions > 0,
      `${walks} walks, ${breaths} breaths, ${transitions} transitions`,
    );
  },
);

pageTest(
  'nothing moves where the settings say so',
  { context: { reducedMotion: 'no-preference' }, settings: { motion: 'none' } },
  async ({ page }) => assert.deepEqual(await playWatched(page), STILL),
);

pageTest(
  'nothing moves where the system asks for it',
  { context: { reducedMotion: 'reduce' } },
  async ({ page }) => assert.deepEqual(await playWatched(page), STILL),
);
