import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The server's time, to the minute: `told` is what it was when the page heard of it. */
export function useMinutes(told: number): number {
  const [ahead, setAhead] = useState(() => told - Date.now());
  const [now, setNow] = useState(told);
  useEffect(() => {
    setAhead(told - Date.now());
    setNow(told);
  }, [told]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), MINUTE_MS);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}
