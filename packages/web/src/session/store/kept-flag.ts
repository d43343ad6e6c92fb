const KEY = 'shirasagi-kept';
/** The database games are kept in. */
export const DATABASE = 'shirasagi';

/** Whether there are games of this page, wherever they are kept. */
let here = false;

/** Whether games may be kept in this browser: known before the database is open, so that a page can leave room. */
export function mayHaveGames(): boolean {
  try {
    return here || localStorage.getItem(KEY) !== null;
  } catch {
    return here;
  }
}

/** Whether there is a database of games after all: what a browser remembers otherwise may have been cleared. */
export async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    // A browser that does not tell is asked for the games themselves.
    return typeof indexedDB !== 'undefined';
  }
}

/** Remembers whether games are kept. */
export function noteGames(kept: boolean): void {
  here = kept;
  try {
    if (kept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked: the list then comes a moment after the rest of the page.
  }
}
