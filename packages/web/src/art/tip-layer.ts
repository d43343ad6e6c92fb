import { installArrowKeys } from './arrow-keys';

const PRESS_MS = 450;
const GAP = 8;

let layer: HTMLElement | undefined;

function place(anchor: Element, tip: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(4, box.left + box.width / 2 - width / 2), innerWidth - width - 4);
  const above = box.top - height - GAP;
  const top = above >= 4 ? above : Math.min(box.bottom + GAP, innerHeight - height - 4);
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

const tipped = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-tip]') : null;

function show(anchor: Element | null): void {
  const tip = layer;
  if (!tip) return;
  const words = anchor?.getAttribute('data-tip');
  if (!anchor || !words) {
    tip.removeAttribute('data-open');
    return;
  }
  // A popover or dialog in the top layer would cover the tip, so the tip follows into it.
  const home = anchor.closest('dialog[open], [popover]:popover-open') ?? document.body;
  if (tip.parentElement !== home) home.append(tip);
  tip.textContent = words;
  place(anchor, tip);
  tip.setAttribute('data-open', '');
}

/**
 * One layer for all tips of the page: anything with `data-tip` shows its words on hover, focus and long press.
 * Hundreds of icons stand on a table; one listener serves them all.
 */
export function installTips(): void {
  if (layer || typeof document === 'undefined') return;
  layer = document.createElement('div');
  layer.className = 'tip-layer';
  // The words are the accessible names of the things themselves already.
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);

  installArrowKeys();
  let press: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(tipped(event.target));
  });
  document.addEventListener('pointerdown', (event) => {
    show(null);
    clearTimeout(press);
    if (event.pointerType === 'mouse') return;
    const anchor = tipped(event.target);
    press = setTimeout(() => show(anchor), PRESS_MS);
  });
  for (const over of ['pointerup', 'pointercancel', 'pointermove'] as const) {
    document.addEventListener(over, (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(press);
    });
  }
  document.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    if (target.matches(':focus-visible')) show(tipped(target));
  });
  document.addEventListener('focusout', () => show(null));
  document.addEventListener('scroll', () => show(null), { capture: true, passive: true });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(null);
  });
}
