import type { DayHead } from '@shirasagi/protocol';

/** What this browser keeps of days: those that are over, to be played without a network, and the hashes it was shown. */
export interface KeptDays {
  /** Newest first. */
  readonly past: readonly DayHead[];
  /** The hash of each day as it was first shown here. */
  readonly shown: Readonly<Record<string, string>>;
}

const KEY = 'shirasagi-days';
/** Days kept at most, some 700 bytes each. */
const MOST = 120;

const NONE: KeptDays = { past: [], shown: {} };

/** Takes in a day: its hash if it is new here, and all of it once its seed is known. */
export function withDay({ past, shown }: KeptDays, head: DayHead): KeptDays {
  const { day, commitment, seed } = head;
  const known = { [day]: commitment, ...shown };
  const newest = Object.keys(known).sort().slice(-MOST);
  return {
    past:
      seed === null
        ? past
        : [...past.filter((old) => old.day !== day), head]
            .sort((a, b) => (a.day < b.day ? 1 : -1))
            .slice(0, MOST),
    shown: Object.fromEntries(newest.map((each) => [each, known[each]])),
  };
}

/** What is kept; nothing where the browser refuses. */
export function readKept(): KeptDays {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptDays> | null;
    return { ...NONE, ...kept };
  } catch {
    return NONE;
  }
}

/** Keeps days that were just told; returns everything kept. */
export function keep(heads: readonly DayHead[]): KeptDays {
  const now = heads.reduce(withDay, readKept());
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Blocked or full: the calendar then needs the server.
  }
  return now;
}
