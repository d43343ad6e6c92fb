import { useEffect } from 'react';
import { painted } from '../session/painted.js';

/** How long the pieces of a new table take to rise, and a little more. */
const RISING_MS = 400;

/** Calls back once a table that was just drawn is painted and its pieces have come to rest. */
export function useRisen(tell: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    void painted().then(() => {
      if (!gone) timer = setTimeout(tell, RISING_MS);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [tell]);
}
