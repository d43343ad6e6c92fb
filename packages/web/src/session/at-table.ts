import type { Session } from './session.js';

let latest: Session | undefined;

/** Remembers the session a table was laid for, closed or not: a report of an error takes its record along. */
export function noteSession(session: Session): void {
  latest = session;
}

/** The session whose table was laid last. */
export const sessionAtTable = (): Session | undefined => latest;
