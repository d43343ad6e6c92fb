const KEY = 'shirasagi-seen';
/** Tables remembered; those looked at longest ago are forgotten first. */
const MOST = 200;

/** Entries of the record by person and table, the one looked at last at the end. */
type Seen = Readonly<Record<string, number>>;

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Seen) : {};
  } catch {
    // Blocked or broken: nothing is remembered.
    return {};
  }
}

const nameOf = (person: string, table: string): string => `${person} ${table}`;

/** Up to how many entries of its record a person saw a table in this browser; undefined when that is not known. */
export function lastSeen(person: string, table: string): number | undefined {
  const entries = read()[nameOf(person, table)];
  return Number.isInteger(entries) ? entries : undefined;
}

/** Remembers up to where a person saw a table. */
export function rememberSeen(person: string, table: string, entries: number): void {
  const name = nameOf(person, table);
  const { [name]: _, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, entries]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked: the record itself tells when the person decided last.
  }
}
