import type { Page } from 'playwright-core';

/** Makes one move by its word: in the bar, on the table, or by both halves of it on the table. */
export async function chooseMove(page: Page, move: string): Promise<void> {
  const before = await page.locator('[data-decisions]').getAttribute('data-decisions');
  await page.waitForFunction((word) => {
    const control = document.querySelector<HTMLElement>(
      `[data-choice="${word}"]:not(:disabled, [aria-busy=true] *), main [data-move="${word}"][data-legal]`,
    );
    if (control) {
      control.click();
      return true;
    }
    // A token is chosen before its place.
    const pressed = document.querySelector<HTMLElement>('main .glow[aria-pressed=true]');
    const halves = [...document.querySelectorAll<HTMLElement>('main .glow[aria-pressed]')];
    const next = halves[(pressed ? halves.indexOf(pressed) + 1 : 0) % Math.max(1, halves.length)];
    next?.click();
    return false;
  }, move);
  await page.locator(`[data-decisions]:not([data-decisions="${before}"])`).waitFor();
}
