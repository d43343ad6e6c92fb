import { type RefObject, useEffect, useRef, useState } from 'react';
import { pagesInView } from './strip';

interface ShownPages<Page extends string> {
  readonly strip: RefObject<HTMLDivElement | null>;
  /** The pages of the strip that are in view. */
  readonly shown: readonly Page[];
  /** Looks again: for a strip that was scrolled. */
  readonly follow: () => void;
}

/** Follows which pages of a table's strip are in view. `pages` stay the same all the time. */
export function useShownPages<Page extends string>(pages: readonly Page[]): ShownPages<Page> {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<readonly Page[]>(pages.slice(0, 1));
  const follow = (): void => setShown((before) => pagesInView(strip.current, pages, before));
  useEffect(() => {
    const turned = () => setShown((before) => pagesInView(strip.current, pages, before));
    turned();
    addEventListener('resize', turned);
    return () => removeEventListener('resize', turned);
  }, [pages]);
  return { strip, shown, follow };
}
