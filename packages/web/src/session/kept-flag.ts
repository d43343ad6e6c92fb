const KEY = 'shirasagi-kept';

/** Whether games may be kept in this browser: known before the database is open, so that a page can leave room. */
export function mayHaveGames(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether games are kept. */
export function noteGames(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked: the list then comes a moment after the rest of the page.
  }
}
