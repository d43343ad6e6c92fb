import { animate, useReducedMotion } from 'motion/react';
import { useEffect, useRef } from 'react';

/** A number that counts to its new value. */
export function Tick({ value }: { readonly value: number }) {
  const calm = useReducedMotion();
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    const write = (now: number): void => {
      if (text.current) text.current.textContent = String(Math.round(now));
    };
    if (calm || from === value) {
      write(value);
      return;
    }
    const counting = animate(from, value, { duration: 0.3, onUpdate: write, onComplete: () => write(value) });
    return () => {
      counting.stop();
      write(value);
    };
  }, [value, calm]);
  return <span ref={text}>{value}</span>;
}
