import { useEffect, useState } from 'react';
import type { LogEntry, Session, Snapshot } from '../session/session.js';
import { tells } from './steps.js';

/** How long the last step is told once the viewer decides. */
const READ_MS = 6000;

interface Followed {
  readonly log: readonly LogEntry[];
  readonly step: LogEntry | undefined;
}

/** The step that a longer log brought, if it is another player's; ending a turn leaves what was told before. */
function next(session: Session, { log: old, step }: Followed, log: readonly LogEntry[]): Followed {
  const last = log.at(-1);
  const single = log.length === old.length + 1 && log.at(-2) === old.at(-1);
  if (!single || !last || !session.isNews(last)) return { log, step: undefined };
  return { log, step: tells(last) ? last : step };
}

/** The step of another player that is told on the table now; none where everything is shown at once. */
export function useFollowed(session: Session, snapshot: Snapshot, telling: boolean): LogEntry | undefined {
  const { log } = snapshot;
  const [followed, setFollowed] = useState<Followed>({ log, step: undefined });
  if (followed.log !== log) setFollowed(next(session, followed, log));
  const { step } = followed;
  const deciding = snapshot.legal.length > 0;
  useEffect(() => {
    if (!step || !deciding) return;
    const timer = setTimeout(() => setFollowed((now) => ({ ...now, step: undefined })), READ_MS);
    return () => clearTimeout(timer);
  }, [step, deciding]);
  return telling ? step : undefined;
}
