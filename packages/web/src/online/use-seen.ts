import { useEffect } from 'react';
import type { OnlineSession } from '../session/online-session.js';
import { rememberSeen } from '../session/seen.js';
import { useSnapshot } from '../table/use-snapshot';

/** Remembers in this browser up to where a person has seen a table. */
export function useSeen(session: OnlineSession, person: string | undefined): void {
  const { waiting } = useSnapshot(session);
  const entries = session.table.fold?.entries ?? 0;
  useEffect(() => {
    if (person === undefined || waiting > 0) return;
    const look = () => {
      if (!document.hidden) rememberSeen(person, session.id, entries);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [session, person, waiting, entries]);
}
