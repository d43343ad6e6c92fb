import { useEffect, useState } from 'react';

/** The section one is reading: the last title that has passed into the upper part of the window. */
export function useReading(names: readonly string[]): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    const find = () => {
      const line = innerHeight * 0.3;
      const passed = names.filter((name) => {
        const title = document.getElementById(`rules-${name}`);
        return title && title.getBoundingClientRect().top < line;
      });
      setReading(passed.at(-1));
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [names]);
  return reading;
}
