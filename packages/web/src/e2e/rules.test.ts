import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { untilNone } from './support/eventually.js';
import { resize } from './support/layout.js';
import { pageTests } from './support/page-test.js';

const pageTest = pageTests();

/** What a reader would miss in the pictures: rings and numbers that are not there, not whole or covered. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const within = (box: DOMRect, frame: DOMRect): boolean =>
      box.left >= frame.left &&
      box.right <= frame.right &&
      box.top >= frame.top &&
      box.bottom <= frame.bottom;
    const apart = (a: DOMRect, b: DOMRect): boolean =>
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    // As small as the row of lanterns that counts the Duel's turns.
    const SMALLEST = 16;
    const problems: string[] = [];
    for (const figure of document.querySelectorAll('main figure')) {
      const section = figure.closest('section')?.getAttribute('aria-labelledby');
      const scene = figure.querySelector('[inert]') as HTMLElement;
      // What is inert is never hit, so it would not be found to lie above a ring.
      scene.inert = false;
      const belowScene = (x: number, y: number): boolean => scene.contains(document.elementFromPoint(x, y));
      const rings = [...figure.querySelectorAll<HTMLElement>('[data-ring]')];
      const badges = [...figure.querySelectorAll<HTMLElement>('[data-badge]')];
      const parts = figure.querySelectorAll('figcaption li').length;
      for (let part = 1; part <= parts; part++)
        if (!rings.some((ring) => ring.dataset.ring === `${part}`))
          problems.push(`${section} ${part}: no ring`);
      for (const ring of rings) {
        const name = `${section} ${ring.dataset.ring}`;
        ring.scrollIntoView({ block: 'center' });
        const { left, top, right, bottom, width, height } = boxOf(ring);
        if (width < SMALLEST || height < SMALLEST) problems.push(`${name}: ring too small`);
        if (!within(boxOf(ring), boxOf(figure))) problems.push(`${name}: ring out of its picture`);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const sides = [
          [left + 1, y],
          [right - 1, y],
          [x, top + 1],
          [x, bottom - 1],
        ];
        if (sides.some(([across, down]) => belowScene(across, down))) problems.push(`${name}: ring covered`);
      }
      badges.forEach((badge, i) => {
        const name = `${section} ${badge.dataset.badge}`;
        badge.scrollIntoView({ block: 'center' });
        const box = boxOf(badge);
        if (!within(box, boxOf(figure))) problems.push(`${name}: number out of its picture`);
        if (belowScene(box.left + box.width / 2, box.top + box.height / 2))
          problems.push(`${name}: number covered`);
        for (const other of badges.slice(i + 1))
          if (!apart(box, boxOf(other))) problems.push(`${name}: number on number ${other.dataset.badge}`);
      });
      scene.inert = true;
    }
    return problems;
  });

/** Closing marks that stand on another line than the icon before them. */
const strayMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') as Element;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const icons = [...main.querySelectorAll(':is(p, li, aside) svg')].filter(
      (icon) => !icon.closest('[inert]'),
    );
    return icons.flatMap((icon) => {
      texts.currentNode = icon;
      const text = texts.nextNode();
      const mark = /^[\u00a0\u202f]?[.,;:!?·)]/.exec(text?.nodeValue ?? '')?.[0];
      if (!text || !mark) return [];
      const range = document.createRange();
      range.setStart(text, mark.length - 1);
      range.setEnd(text, mark.length);
      const { top, bottom } = icon.getBoundingClientRect();
      const box = range.getBoundingClientRect();
      return box.top < bottom && box.bottom > top ? [] : [icon.closest('p, li, aside')?.textContent ?? mark];
    });
  });

const LANGUAGES = { en: 'en-GB', fr: 'fr-FR', pl: 'pl-PL', el: 'el-GR' };

for (const [language, locale] of Object.entries(LANGUAGES))
  pageTest(
    `no line of the ${language} rules begins with the comma or full stop of an icon`,
    { context: { locale, viewport: { width: 360, height: 800 } } },
    async ({ page, address }) => {
      for (const game of ['castle', 'solo', 'duel']) {
        await page.goto(`${address}#/rules/${game}`);
        await page.locator(`html[lang="${language}"] main figure [data-ring]`).first().waitFor();
        for (const width of [320, 340, 360, 375, 390, 412]) {
          await resize(page, { width, height: 800 });
          assert.deepEqual(await untilNone(() => strayMarks(page)), [], `${game} ${width}`);
        }
      }
    },
  );

for (const width of [360, 1366])
  pageTest(
    `every part that a picture of the rules names has a ring and a number one can see, ${width} px wide`,
    { context: { viewport: { width, height: 800 } } },
    async ({ page, address }) => {
      for (const game of ['castle', 'solo', 'duel']) {
        await page.goto(`${address}#/rules/${game}`);
        await page.locator('main figure [data-ring]').first().waitFor();
        assert.ok((await page.locator('main figure').count()) > 0, game);
        assert.deepEqual(await untilNone(() => unmarked(page)), [], game);
      }
    },
  );

pageTest('an address of a section opens the page at that section', {}, async ({ page, address }) => {
  await page.goto(`${address}#/rules/duel/trade`);
  await page.locator('#rules-trade:focus').waitFor();
});
