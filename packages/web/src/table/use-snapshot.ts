import { useCallback, useSyncExternalStore } from 'react';
import type { Session, Snapshot } from '../session/session.js';

/** The current picture of a session. */
export function useSnapshot(session: Session): Snapshot {
  return useSyncExternalStore(
    useCallback((changed) => session.subscribe(changed), [session]),
    () => session.snapshot(),
  );
}
