import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { NamedLesson } from '../../learn/lesson.js';
import { PHONE } from './browser.js';

/** The coach's bubble. */
export const coach = (page: Page): Locator => page.locator('[data-area=coach]');
export const addressOf = ({ group, name }: NamedLesson): string => `#/learn/${group}/${name}`;

/** Opens an address of the page, as a link in it would. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
}

/** How a person chooses something. */
export const WAYS = ['mouse', 'touch', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** What a visitor's browser must have for a way. */
export const contextFor = (way: Way): BrowserContextOptions => (way === 'touch' ? PHONE : {});

/** Presses a control. */
export async function press(page: Page, way: Way, control: Locator, timeout?: number): Promise<void> {
  const patience = timeout === undefined ? {} : { timeout };
  if (way === 'mouse') return control.click(patience);
  if (way === 'touch') return control.tap(patience);
  await control.focus(patience);
  // Enter is a key of the table too: it must reach this control and nothing else.
  await page.waitForFunction((element) => document.activeElement === element, await control.elementHandle());
  await page.keyboard.press('Enter');
}

const REVEALING_MS = 100;
const MOST_REVEALS = 50;

/** Where a choice of the bar is: in sight, behind the button that shows all, or behind its summary. */
function whereIs(choice: Element): 'here' | 'over' | 'folded' {
  if (choice.closest('details:not([open])')) return 'folded';
  const choices = choice.closest<HTMLElement>('[data-over]');
  if (!choices || choices.dataset.open === 'true' || choice.closest('details')) return 'here';
  const line = choices.firstElementChild!.getBoundingClientRect();
  const { top, bottom } = choice.getBoundingClientRect();
  return top >= line.top - 1 && bottom <= line.bottom + 1 ? 'here' : 'over';
}

/**
 * Brings a choice of the bar into sight. How many fit is known only after the browser has laid them out, so a button
 * that shows the rest may come and go: it is looked for anew until the choice is there.
 */
async function reveal(page: Page, way: Way, choice: Locator): Promise<void> {
  for (let i = 0; i < MOST_REVEALS; i++) {
    const where = await choice.evaluate(whereIs);
    // What is reached by keyboard shows itself.
    if (where === 'here' || (where === 'over' && way === 'keyboard')) return;
    const cover =
      where === 'folded'
        ? page.locator('details:not([open])', { has: choice }).locator('> summary')
        : page.locator('[data-over=true] > button[aria-expanded=false]');
    await press(page, way, cover.first(), 10 * REVEALING_MS).catch(() => {});
    await page.waitForTimeout(REVEALING_MS);
  }
  throw new Error('the choice cannot be brought into sight');
}

/** Makes a move by its choice in the bar and waits until it is made. */
export async function chooseInBar(page: Page, way: Way, move: string): Promise<void> {
  const choice = page.locator(`[data-choice="${move}"]:not([aria-busy=true] *)`).first();
  await choice.waitFor({ state: 'attached' });
  await reveal(page, way, choice);
  const before = await page.locator('[data-decisions]').getAttribute('data-decisions');
  await press(page, way, choice);
  await page.waitForFunction(
    (known) =>
      document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions !== known ||
      document.querySelector('[data-standing], dialog[open]') !== null,
    before,
  );
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
