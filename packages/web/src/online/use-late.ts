import { useEffect, useState } from 'react';

/** True once something has held for a while: what passes at once is not worth a word. */
export function useLate(holds: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!holds) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && late;
}
