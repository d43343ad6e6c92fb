import type { DayHead, DayView } from '@shirasagi/protocol';
import { useCallback, useEffect, useState } from 'react';
import { RequestRefused } from '../session/online/online-api.js';
import { days } from './daily-api.js';
import { keep, readKept } from './kept-days.js';

/** What is known of a day: all of it, what this browser kept while no server answers, or nothing. */
export type ToldDay =
  | { readonly is: 'loading' | 'missing' | 'away' }
  | { readonly is: 'kept'; readonly head: DayHead }
  | { readonly is: 'told'; readonly head: DayHead; readonly view: DayView };

/** Without a server, what was kept of a day. */
function withoutServer(day: string | undefined): ToldDay {
  const head = readKept().past.find((known) => known.day === day);
  return head ? { is: 'kept', head } : { is: 'away' };
}

/** Asks for a day, today's unless one is named, and again when the person here becomes another. */
export function useDay(
  day: string | undefined,
  person?: string,
): { readonly told: ToldDay; readonly again: () => void } {
  const [told, setTold] = useState<ToldDay>({ is: 'loading' });
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another try, and asking again is asking again
  useEffect(() => {
    let current = true;
    // Nobody can answer: a question would only be an error in the browser's list.
    if (!navigator.onLine) {
      setTold(withoutServer(day));
      return;
    }
    (day === undefined ? days.today() : days.day(day)).then(
      (view) => {
        keep([view.head]);
        if (current) setTold({ is: 'told', head: view.head, view });
      },
      (error) => {
        if (!current) return;
        const refused = error instanceof RequestRefused && ['not-found', 'bad-request'].includes(error.code);
        // A page from a plain folder has no such address at all.
        const known = withoutServer(day);
        setTold(refused && known.is === 'away' && day !== undefined ? { is: 'missing' } : known);
      },
    );
    return () => {
      current = false;
    };
  }, [day, person, asked]);
  return { told, again };
}
