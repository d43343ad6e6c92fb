/** The waits between two tries: together longer than the restart of a server or a short tunnel. */
const WAITS_MS = [500, 1000, 2000, 4000];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function tryAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  return load();
}

/** Style sheets that did not come and are asked for again. */
const styles = new Map<string, Promise<void>>();

/** Loads a part of the page. When the network fails, it is asked for again before that is an error. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  tryAgain(async () => {
    const part = await load();
    await Promise.all(styles.values());
    return part;
  });

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} did not load.`)));
    document.head.append(link);
  });
}

async function loadStyles(href: string): Promise<void> {
  await pause(WAITS_MS[0]);
  await tryAgain(() => addStyles(href));
  styles.delete(href);
}

/** Vite asks for a part's style once and never again: without this it would come without it. */
export function askAgainForStyles(): void {
  const ask = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const { href } = target;
    target.remove();
    if (styles.has(href)) return;
    const loading = loadStyles(href);
    styles.set(href, loading);
    // Who waits for the part tells of it.
    loading.catch(() => styles.delete(href));
  };
  // Such errors do not bubble: they are only heard on their way down.
  addEventListener('error', ask, true);
}
