import { installArrowKeys } from './arrow-keys';

const LAYER = 'tip-layer';
const PRESS_MS = 450;
const GAP = 8;

/** What the table knows about its symbols, in the reader's language. */
export interface SymbolWords {
  /** A symbol's name and what it does; nothing for drawings that only decorate. */
  icon(name: string): { readonly name: string; readonly about: string } | undefined;
  /** Why a move cannot be made now. */
  why(move: string): string;
}

let layer: HTMLElement | undefined;
let known: SymbolWords | undefined;

/** Lets the tips explain the symbols of a table; returns the way to end that. */
export function explainSymbols(words: SymbolWords): () => void {
  known = words;
  return () => {
    if (known === words) known = undefined;
  };
}

function place(anchor: Element, tip: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.min(Math.max(4, box.left + box.width / 2 - width / 2), innerWidth - width - 4);
  const above = box.top - height - GAP;
  const top = above >= 4 ? above : Math.min(box.bottom + GAP, innerHeight - height - 4);
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

interface Found {
  readonly anchor: Element;
  /** What it is, then what it does, then why it cannot be chosen now. */
  readonly name: string;
  readonly about: readonly string[];
}

/** What there is to tell about a place of the page; the sentences of a quiet piece tell why it is quiet. */
function find(target: EventTarget | null, why: boolean): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const tipped = target.closest('[data-tip]');
  const icon = target.closest('[data-icon]');
  // A button with a title is named by the browser itself.
  const anchor = tipped ?? (icon?.closest('[title]') ? null : icon);
  if (!anchor) return undefined;
  const icons = icon ? [icon] : [...anchor.querySelectorAll('[data-icon]')];
  const words = [...new Set(icons.map((one) => one.getAttribute('data-icon')!))]
    .map((name) => known?.icon(name))
    .filter((one) => one !== undefined);
  const name = tipped?.getAttribute('data-tip') ?? words[0]?.name;
  if (!name) return undefined;
  const about = words.map((one) => one.about);
  const quiet = why ? target.closest('[data-move]:not([data-legal])')?.getAttribute('data-move') : undefined;
  if (quiet && known) about.push(known.why(quiet));
  return { anchor, name, about };
}

const line = (tag: string, text: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

function show(found: Found | undefined): void {
  const tip = layer;
  if (!tip) return;
  if (!found) {
    tip.removeAttribute('data-open');
    return;
  }
  const { anchor, name, about } = found;
  // A popover or dialog in the top layer would cover the tip, so the tip follows into it.
  const home = anchor.closest('dialog[open], [popover]:popover-open') ?? document.body;
  if (tip.parentElement !== home) home.append(tip);
  tip.replaceChildren(
    line(about.length > 0 ? 'b' : 'span', name),
    ...about.map((sentence) => line('p', sentence)),
  );
  place(anchor, tip);
  tip.setAttribute('data-open', '');
}

/** What a tap does something else with than to explain it. */
const acts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href], button:not([aria-disabled=true]), summary') !== null;

/**
 * One layer for all tips of the page: anything with `data-tip` and every symbol of a table tells its words on
 * hover, focus, tap and, where a tap chooses, long press. Hundreds of icons stand on a table; one listener
 * serves them all.
 */
export function installTips(): void {
  if (layer || typeof document === 'undefined') return;
  layer = document.createElement('div');
  layer.className = LAYER;
  layer.id = LAYER;
  // Read out as the description of what has the focus; by itself it says nothing.
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);

  installArrowKeys();
  let press: ReturnType<typeof setTimeout> | undefined;
  let touched = false;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') show(find(event.target, true));
  });
  document.addEventListener('pointerdown', (event) => {
    show(undefined);
    clearTimeout(press);
    touched = event.pointerType !== 'mouse';
    if (touched) press = setTimeout(() => show(find(event.target, true)), PRESS_MS);
  });
  document.addEventListener('pointerup', (event) => {
    // Tapping a quiet piece says why beside the bar as well.
    if (touched && !acts(event.target)) show(find(event.target, false));
  });
  for (const over of ['pointerup', 'pointercancel', 'pointermove'] as const) {
    document.addEventListener(over, (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(press);
    });
  }
  document.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    if (!target.matches(':focus-visible')) return;
    const found = find(target, true);
    show(found);
    if (found && found.about.length > 0 && !target.hasAttribute('aria-describedby'))
      target.setAttribute('aria-describedby', LAYER);
  });
  document.addEventListener('focusout', (event) => {
    const left = event.target as Element;
    if (left.getAttribute('aria-describedby') === LAYER) left.removeAttribute('aria-describedby');
    // A finger moves the focus after it has been lifted, when what it asked for is shown already.
    if (!touched) show(undefined);
  });
  document.addEventListener('scroll', () => show(undefined), { capture: true, passive: true });
  document.addEventListener('keydown', (event) => {
    touched = false;
    if (event.key === 'Escape') show(undefined);
  });
}
