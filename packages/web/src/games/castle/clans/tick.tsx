import { useEffect, useRef } from 'react';
import { useSettings } from '../../../app/settings/settings';

/** How long a number takes to its new value. */
const COUNTING_MS = 300;

/** A number that counts to its new value. */
export function Tick({ value }: { readonly value: number }) {
  const { moving } = useSettings();
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    const write = (now: number): void => {
      if (text.current) text.current.textContent = String(Math.round(now));
    };
    if (!moving || from === value) {
      write(value);
      return;
    }
    const began = performance.now();
    const count = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - began) / COUNTING_MS));
      write(from + (value - from) * done);
      if (done < 1) frame = requestAnimationFrame(count);
    };
    write(from);
    let frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      write(value);
    };
  }, [value, moving]);
  return <span ref={text}>{value}</span>;
}
