import type { State } from '@shirasagi/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus of somebody who plays by keyboard: when the button just used is gone with its decision, the
 * first choice of the next one in the same area gets it.
 */
export function useFocusCare(root: RefObject<HTMLElement | null>, state: State): void {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what makes buttons go
  useLayoutEffect(() => {
    if (!byKeyboard.current || !area.current) return;
    // Legal moves arrive once the decision is kept; the buttons are there a moment later.
    const timer = setTimeout(() => {
      const active = document.activeElement as HTMLElement | null;
      const lost =
        !active || active === document.body || active.matches('[data-move]:not([data-legal]), :disabled');
      if (!lost) return;
      const choices = (where: string) =>
        root.current?.querySelector<HTMLElement>(
          `[data-area="${where}"] :is([data-legal], [data-choice]:not(:disabled))`,
        );
      (choices(area.current!) ?? choices('bar'))?.focus({ preventScroll: false });
    }, 60);
    return () => clearTimeout(timer);
  }, [state]);
}
