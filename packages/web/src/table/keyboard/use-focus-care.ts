import type { Move, State } from '@shirasagi/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { chooseable } from './focus-walk';

/** Pieces that can no longer be chosen. */
const GONE = '[data-move]:not([data-legal]), :disabled, [aria-disabled=true]';
const LATER_MS = 40;

/**
 * Keeps the focus of a player who uses the keyboard: when the button just used is gone with its decision, the
 * first choice of the next one in the same area gets it.
 */
export function useFocusCare(
  root: RefObject<HTMLElement | null>,
  state: State,
  legal: readonly Move[],
): void {
  const area = useRef<string>(undefined);
  const byKeyboard = useRef(false);

  useEffect(() => {
    const keyed = () => {
      byKeyboard.current = true;
    };
    const pointed = () => {
      byKeyboard.current = false;
    };
    const focused = (event: FocusEvent) => {
      const inside = (event.target as Element).closest<HTMLElement>('[data-area]');
      if (inside) area.current = inside.dataset.area;
    };
    addEventListener('keydown', keyed, true);
    addEventListener('pointerdown', pointed, true);
    addEventListener('focusin', focused);
    return () => {
      removeEventListener('keydown', keyed, true);
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('focusin', focused);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is what makes buttons come and go
  useLayoutEffect(() => {
    if (!byKeyboard.current || !area.current) return;
    // The table may draw its part a moment later.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const lost = !active || active === document.body || active.matches(GONE);
      if (!lost || !root.current) return;
      const inArea = root.current.querySelector(`[data-area="${area.current}"]`);
      const [first] = [...(inArea ? chooseable(inArea) : []), ...chooseable(root.current)];
      first?.focus();
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, [state, legal]);
}
