import type { BrowserContextOptions, Page } from 'playwright-core';
import { untilNone } from './eventually.js';

/** A screen people play at. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

/** Phones and a tablet are touched, the others have a mouse. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1024, height: 768, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 2560, height: 1440, touch: false },
];

/** A browser of a size. */
export const contextOf = ({ width, height, touch }: Size): BrowserContextOptions => ({
  viewport: { width, height },
  ...(touch && { hasTouch: true, isMobile: true }),
});

/** What a screen of a size must keep to, in CSS pixels. */
const limitsOf = ({ width, touch }: Size) => ({
  /** Whether the whole table is in sight at once. */
  whole: width >= 1024,
  text: width >= 1920 ? 14 : 12,
  target: touch ? 44 : 32,
});

/** Gives the window a size. What looks at the page then waits until it is drawn in it, as `misfits` does. */
export async function resize(page: Page, { width, height }: Omit<Size, 'touch'>): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    (size) => innerWidth === size.width && innerHeight === size.height,
    { width, height },
    { polling: 'raf' },
  );
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** What is wrong with the layout that is shown, once everything has found its place. */
export const layoutFaults = (page: Page, size: Size): Promise<string[]> =>
  untilNone(() => lookAtLayout(page, size));

/**
 * What is wrong with the layout as it stands: letters or pieces too small, targets too small or covered, parts or texts
 * lying over each other, and parts of the table out of sight where it should be seen as a whole. Where the table
 * is a strip of pages, each of them is looked at.
 */
function lookAtLayout(page: Page, size: Size): Promise<string[]> {
  return page.evaluate(async ({ whole, text: smallest, target: least }) => {
    const found = new Set<string>();
    const main = document.querySelector('main')!;
    const name = (element: Element) => {
      const words =
        element.getAttribute('aria-label') ??
        element.getAttribute('data-move') ??
        element.textContent?.trim();
      const [style = ''] = (element.getAttribute('class') ?? '').split(' ');
      return `${element.tagName.toLowerCase()}.${style.replace(/^_|_[^_]*_\d+$/g, '')} "${words?.slice(0, 30)}"`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const within = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
      return new DOMRect(
        x,
        y,
        Math.max(0, Math.min(a.right, b.right) - x),
        Math.max(0, Math.min(a.bottom, b.bottom) - y),
      );
    };
    /** What an element sticks to the edge of a scrolled box with. */
    const stuck = (element: Element | null): Element | null =>
      !element || getComputedStyle(element).position === 'sticky' ? element : stuck(element.parentElement);
    const boxes = new Map<Element, DOMRect>();
    /** Where what an element holds can be seen: within the window and everything around that scrolls or cuts. */
    const windowOf = (element: Element | null): DOMRect => {
      if (!element) return new DOMRect(0, 0, innerWidth, innerHeight);
      const known = boxes.get(element);
      if (known) return known;
      let seen = windowOf(element.parentElement);
      if (element !== document.body && getComputedStyle(element).overflow !== 'visible')
        seen = within(element.getBoundingClientRect(), seen);
      boxes.set(element, seen);
      return seen;
    };
    /** How far two boxes lie over each other, in the direction they do least. */
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    /** Choices that do not fit in the bar's line wait below it, behind a button. */
    const waits = (element: Element) => {
      const choice = element.closest('[data-choice], details');
      const line = choice?.closest('[data-over=true]')?.querySelector('section');
      return !!line && choice!.getBoundingClientRect().top > line.getBoundingClientRect().bottom - 2;
    };

    function lookAtScrolling() {
      if (document.documentElement.scrollHeight > innerHeight)
        found.add(`the page scrolls by ${document.documentElement.scrollHeight - innerHeight} px`);
      // The log beside the table grows all through the game: it may scroll.
      for (const box of [main, ...main.querySelectorAll(':not(ol)')]) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const wide = box.scrollWidth - box.clientWidth;
        const high = box.scrollHeight - box.clientHeight;
        if (/auto|scroll/.test(overflowX) && wide > 1)
          found.add(`${name(box)} scrolls sideways by ${wide} px`);
        if (/auto|scroll/.test(overflowY) && high > 1) found.add(`${name(box)} scrolls down by ${high} px`);
      }
    }

    function lookAtParts() {
      const frame = main.getBoundingClientRect();
      const parts = [...main.querySelectorAll('section[aria-label], section[aria-labelledby]')]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ part, box }) => isSeen(part) && over(box, windowOf(part.parentElement)) > 0);
      for (const [i, a] of parts.entries()) {
        if (whole && (a.box.bottom > frame.bottom + 1 || a.box.right > frame.right + 1))
          found.add(`${name(a.part)} leaves the table`);
        for (const b of parts.slice(i + 1)) {
          if (a.part.contains(b.part)) {
            const out = Math.max(
              b.box.right - a.box.right,
              b.box.bottom - a.box.bottom,
              a.box.left - b.box.left,
            );
            if (out > 3) found.add(`${name(b.part)} leaves ${name(a.part)} by ${Math.round(out)} px`);
          } else if (over(a.box, b.box) > 3 && stuck(a.part) === stuck(b.part))
            found.add(`${name(a.part)} lies over ${name(b.part)}`);
        }
      }
    }

    /** Everything a clan has stays in its domain, however much it is. */
    function lookAtHands() {
      for (const piece of main.querySelectorAll('[data-domain] section > *')) {
        const home = piece.closest('[data-domain]')!.getBoundingClientRect();
        const box = piece.getBoundingClientRect();
        const out = Math.max(box.right - home.right, box.bottom - home.bottom, home.top - box.top);
        if (isSeen(piece) && out > 0) found.add(`${name(piece)} leaves its domain by ${Math.ceil(out)} px`);
      }
    }

    /** A piece is no dot. */
    function lookAtPieces() {
      for (const piece of main.querySelectorAll('[data-piece]')) {
        const { width, height } = piece.getBoundingClientRect();
        if (isSeen(piece) && Math.min(width, height) < 12)
          found.add(`${piece.getAttribute('data-piece')} is ${Math.round(width)} x ${Math.round(height)} px`);
      }
    }

    function lookAtTexts(open: Element | null) {
      const lines: { text: string; box: DOMRect; parent: Element }[] = [];
      const texts = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement!;
        const text = node.textContent!.trim();
        if (!text || parent.closest('.unseen, script, style, option, .tip-layer, [popover]')) continue;
        if (!isSeen(parent) || waits(parent) || getComputedStyle(parent).clipPath !== 'none') continue;
        // The letters of a drawing grow and shrink with it.
        const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
        const height = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
        if (height < smallest - 0.05)
          found.add(`"${text.slice(0, 30)}" in ${name(parent)} is ${height.toFixed(1)} px high`);
        range.selectNodeContents(node);
        // What is scrolled away lies under nothing, and what sticks to an edge covers what scrolls under it.
        for (const whole of range.getClientRects()) {
          const box = within(whole, windowOf(parent));
          if (box.width > 1 && box.height > whole.height / 2) lines.push({ text, box, parent });
        }
      }
      // The boxes of letters are higher than the letters.
      for (const [i, a] of lines.entries())
        for (const b of lines.slice(i + 1))
          if (
            a.parent !== b.parent &&
            over(a.box, b.box) > Math.min(a.box.height, b.box.height) * 0.35 &&
            stuck(a.parent) === stuck(b.parent)
          )
            found.add(`"${a.text.slice(0, 24)}" and "${b.text.slice(0, 24)}" lie over each other`);
    }

    /** What can be chosen can be hit: from its middle, half a target's length in each direction. */
    function lookAtTargets(open: Element | null) {
      const targets = open
        ? open.querySelectorAll('button, a[href]')
        : document.querySelectorAll(
            '[data-legal], .glow[aria-pressed], [data-choice]:enabled, header:has(h1) :is(button, a), nav button',
          );
      const half = least / 2 - 2;
      for (const target of targets) {
        const box = target.getBoundingClientRect();
        const seen = windowOf(target.parentElement);
        if (!isSeen(target) || over(box, seen) <= 0 || waits(target)) continue;
        // A small piece may be hit around itself.
        const around = getComputedStyle(target, '::after');
        const width = Math.max(box.width, Number.parseFloat(around.width) || 0);
        const height = Math.max(box.height, Number.parseFloat(around.height) || 0);
        if (width < least - 0.5 || height < least - 0.5)
          found.add(`${name(target)} is a target of ${Math.round(width)} x ${Math.round(height)} px`);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Where the place as a whole is the target, what else explains itself there takes nothing from it.
        const stretched = width > box.width * 1.5 && width > least * 2;
        for (const [dx, dy] of stretched
          ? [[0, 0]]
          : [
              [0, 0],
              [half, 0],
              [-half, 0],
              [0, half],
              [0, -half],
            ]) {
          if (x + dx < seen.left || x + dx > seen.right || y + dy < seen.top || y + dy > seen.bottom)
            continue;
          const hit = document.elementFromPoint(x + dx, y + dy);
          if (hit && !target.contains(hit) && !hit.contains(target))
            found.add(`${name(hit.closest('button') ?? hit)} lies over ${name(target)}`);
        }
      }
    }

    const open = document.querySelector('dialog[open]');
    const look = () => {
      boxes.clear();
      lookAtTexts(open);
      lookAtTargets(open);
      if (open) return;
      lookAtParts();
      lookAtHands();
      lookAtPieces();
    };
    if (whole && !open) lookAtScrolling();
    look();
    const tabs = open ? [] : [...main.querySelectorAll<HTMLElement>('nav button')].filter(isSeen);
    const strip = main.querySelector<HTMLElement>(':has(> [data-page])');
    if (strip) strip.style.scrollBehavior = 'auto';
    for (const tab of tabs.filter((one) => !one.hasAttribute('aria-current'))) {
      tab.click();
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      look();
    }
    return [...found];
  }, limitsOf(size));
}

/** Where the outermost parts of the table and the bar stand, by name: none of them may move while a game goes on. */
export function partsOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const places: Record<string, string> = {};
    for (const part of document.querySelectorAll('main section[aria-label], [data-area=bar]')) {
      if (part.parentElement?.closest('section')) continue;
      const { x, y, width, height } = part.getBoundingClientRect();
      const name = part.getAttribute('data-area') ?? part.getAttribute('aria-label')!;
      places[name] = [x, y, width, height].map(Math.round).join(' ');
    }
    return places;
  });
}

/** The parts of a table that stand somewhere else than before. */
export const movedParts = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  Object.keys(after)
    .filter((name) => before[name] !== undefined && before[name] !== after[name])
    .map((name) => `${name} moves from ${before[name]} to ${after[name]}`);
