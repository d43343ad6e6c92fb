import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide a drawing is shown, so that its letters are as large as all others whatever the screen. */
export function useWidth(before: number): readonly [RefObject<SVGSVGElement | null>, number] {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const measure = () => setWidth((known) => Math.round(current.clientWidth) || known);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
