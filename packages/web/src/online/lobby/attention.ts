/** The page's own title; while something waits, what waits stands before it. */
const TITLE = document.title;

const words = new Map<'table' | 'news', string>();

/** Puts a word before the title of the tab, or takes it away: for the table one sits at, and for news of others. */
export function entitle(of: 'table' | 'news', word: string | undefined): void {
  if (word) words.set(of, word);
  else words.delete(of);
  const [first] = words.values();
  document.title = first ? `${first} · ${TITLE}` : TITLE;
}

/** Whether this browser knows notifications, and what it says about ours. */
export function leave(): NotificationPermission | 'unknown' {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.permission;
}

/** Asks for leave to notify; only ever called by a click. */
export async function askLeave(): Promise<NotificationPermission | 'unknown'> {
  return typeof Notification === 'undefined' ? 'unknown' : Notification.requestPermission();
}

/** Tells something with a notification that leads to an address of the page. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (leave() !== 'granted') return;
  const options = { body, tag: address, icon: './icon-192.png' };
  try {
    const told = new Notification(title, options);
    told.onclick = () => {
      window.focus();
      location.hash = address;
      told.close();
    };
  } catch {
    // Phones want it shown by the service worker.
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.showNotification(title, options);
    } catch {
      // Leave was taken back in between: the tab's title still tells it.
    }
  }
}
