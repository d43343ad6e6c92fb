import { useEffect, useRef } from 'react';
import type { OnlineSession } from '../../session/online/online-session.js';
import { lastSeen, rememberSeen } from '../../session/store/seen.js';
import { useSnapshot } from '../../table/use-snapshot';

/** A tab hidden for less was only glanced away from. */
const AWAY_MS = 60_000;

/**
 * Remembers in this browser up to where a person has seen a table. After a while in a hidden tab, what happened
 * meanwhile is told as it is to somebody who opens the table again.
 */
export function useSeen(session: OnlineSession, person: string | undefined): void {
  const { waiting } = useSnapshot(session);
  const entries = session.table.gameLog?.entries ?? 0;
  const hiddenAt = useRef<number>(undefined);
  useEffect(() => {
    if (person === undefined) return;
    const look = () => {
      if (document.hidden) {
        hiddenAt.current ??= Date.now();
        return;
      }
      const away = Date.now() - (hiddenAt.current ?? Date.now());
      hiddenAt.current = undefined;
      if (away >= AWAY_MS && session.returnAfter(lastSeen(person, session.id))) return;
      if (waiting === 0) rememberSeen(person, session.id, entries);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session, person, waiting, entries]);
}
