import type { RandomSource } from '@shirasagi/engine';
import type { Page } from 'playwright-core';

/** Something a hand can touch: where it is, and what it is called. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** One of the things a selector finds that is in sight and not covered by another; they are tried from one on. */
async function reach(page: Page, selector: string, from: number): Promise<Spot | null> {
  return page.evaluate(
    ({ selector, from }) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
      for (let i = 0; i < found.length; i++) {
        const element = found[(from + i) % found.length];
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width * height === 0 || !element.contains(document.elementFromPoint(x, y))) continue;
        const { move, choice } = element.dataset;
        const name = move ?? choice ?? element.ariaLabel ?? element.textContent ?? '';
        return { x, y, name: `${element.localName} "${name.trim().slice(0, 48)}"` };
      }
      return null;
    },
    { selector, from },
  );
}

const MANY = 1 << 16;

/** Clicks one of the things a selector finds; returns its name, or nothing where none can be touched. */
export async function clickAny(page: Page, rng: RandomSource, selector: string): Promise<string | undefined> {
  const spot = await reach(page, selector, rng(MANY));
  if (!spot) return undefined;
  await page.mouse.click(spot.x, spot.y);
  return spot.name;
}

/** Rests the pointer on one of the things a selector finds. */
export async function hoverAny(page: Page, rng: RandomSource, selector: string): Promise<string | undefined> {
  const spot = await reach(page, selector, rng(MANY));
  if (!spot) return undefined;
  await page.mouse.move(spot.x, spot.y);
  return spot.name;
}
