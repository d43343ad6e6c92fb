import type { Page } from 'playwright-core';
import { untilNone } from './eventually.js';

/** Texts that leave their box, are cut off by it, or make the page wider than the screen, once all is in its place. */
export const misfits = (page: Page): Promise<string[]> => untilNone(() => look(page));

async function look(page: Page): Promise<string[]> {
  // The bar learns in the frame after its layout that its choices do not fit, and then shows a button for all.
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  return page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    // Meant to scroll sideways: the table's pages below their tabs, the choices of the bar, the score sheet.
    const meant = ':has(> [data-page]), [data-area=bar] *, [tabindex]';
    for (const box of document.querySelectorAll(`:not(${meant})`)) {
      const past = box.scrollWidth - box.clientWidth;
      if (past > 1 && box.clientWidth > 0 && /auto|scroll/.test(getComputedStyle(box).overflowX))
        found.add(`${box.tagName.toLowerCase()}.${box.getAttribute('class')} scrolls sideways by ${past} px`);
    }
    for (const panel of document.querySelectorAll(
      '[aria-labelledby=hint-title], [aria-labelledby=log-title]',
    )) {
      const { left, top, width, height } = panel.getBoundingClientRect();
      for (let i = 1; i < 20; i++)
        for (let j = 1; j < 20; j++) {
          const over = document.elementFromPoint(left + (width * i) / 20, top + (height * j) / 20);
          if (over && !panel.contains(over))
            found.add(`${over.tagName.toLowerCase()}.${over.getAttribute('class')} lies over a panel`);
        }
    }
    const top = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1);
    const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      if (!text.textContent?.trim() || parent.closest('.unseen, script, style, option, .tip-layer')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      // Choices that do not fit in the bar's line stand below it, out of sight, until a button opens them.
      const line = parent.closest('[data-over=true]')?.querySelector('section');
      const choice = parent.closest('[data-choice], details');
      if (line && choice && choice.getBoundingClientRect().top > line.getBoundingClientRect().bottom - 2)
        continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        for (
          let box: Element | null = parent;
          box && box !== document.documentElement;
          box = box.parentElement
        ) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || style.display === 'contents') continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const scrolls = /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
          // What scrolls shows everything in time; its own frame is checked further out.
          if (scrolls) break;
          const clips = /hidden|clip/.test(style.overflowX);
          // A name that ends in dots says so, and its title says the rest.
          if (style.textOverflow === 'ellipsis' && box.hasAttribute('title')) break;
          const own = box === parent;
          const past = Math.max(left - line.left, line.right - right);
          const cut = /hidden|clip/.test(style.overflowY)
            ? Math.max(top - line.top, line.bottom - bottom) - line.height * 0.25
            : 0;
          if (((clips || own) && past > 1.5) || cut > 1) {
            found.add(
              `"${text.textContent.trim().slice(0, 50)}" leaves ${box.tagName.toLowerCase()}.${box.getAttribute('class')} by ${Math.round(Math.max(past, cut))} px`,
            );
          }
        }
      }
    }
    return [...found];
  });
}
