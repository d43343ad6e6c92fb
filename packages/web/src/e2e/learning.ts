import type { Locator, Page } from 'playwright-core';
import type { NamedLesson } from '../learn/lesson.js';

/** The coach's bubble. */
export const coach = (page: Page): Locator => page.locator('[data-area=coach]');
export const addressOf = ({ group, name }: NamedLesson): string => `#/learn/${group}/${name}`;

/** Opens an address of the page, as a link in it would. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
}

/** Waits until a lesson's table stands, hears the coach out and plays a line by the buttons of the bar. */
export async function playByScript(page: Page, line: readonly string[]): Promise<string> {
  return page.evaluate(async (moves) => {
    const until = async (what: string, found: () => Element | null | undefined): Promise<HTMLElement> => {
      for (let i = 0; i < 600; i++) {
        const element = found();
        if (element) return element as HTMLElement;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${what}: ${document.body.innerText.slice(0, 400)}`);
    };
    const said = () => document.querySelector<HTMLElement>('[data-coach]')?.dataset.coach ?? '';
    await until('no table', () => document.querySelector('main button'));
    await until('no coach', () => document.querySelector('[data-coach]'));
    while (said().startsWith('talk')) {
      const before = said();
      [...document.querySelectorAll<HTMLElement>('[data-area=coach] button')].at(-1)?.click();
      await until(`${before} goes on`, () => (said() === before ? null : document.body));
    }
    for (const move of moves) {
      const bar = `[data-choice="${move}"]:not([aria-busy=true] *)`;
      (await until(`${move} is offered`, () => document.querySelector(bar))).click();
    }
    return (await until('it ends', () => document.querySelector('[data-standing]'))).dataset.standing ?? '';
  }, line);
}
