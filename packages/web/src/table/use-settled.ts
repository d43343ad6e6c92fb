import { useState } from 'react';
import type { Snapshot } from '../session/session.js';

/** The last picture that asked or told something; for the moment of keeping a decision the next one is not there yet. */
export function useSettled(snapshot: Snapshot): Snapshot {
  const [settled, setSettled] = useState(snapshot);
  const shown = snapshot.settling ? settled : snapshot;
  if (shown !== settled) setSettled(shown);
  return shown;
}
