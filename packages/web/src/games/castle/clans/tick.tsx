import { animate } from 'motion/react';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../../app/settings/settings';

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
    const counting = animate(from, value, { duration: 0.3, onUpdate: write, onComplete: () => write(value) });
    return () => {
      counting.stop();
      write(value);
    };
  }, [value, moving]);
  return <span ref={text}>{value}</span>;
}
