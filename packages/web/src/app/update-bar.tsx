import { registerSW } from 'virtual:pwa-register';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './parts/button';
import styles from './update-bar.module.css';

/** How often a page that stays open asks whether there is a newer one. */
const ASK_AGAIN_MS = 60 * 60 * 1000;

/** Whether newer versions are asked for already: the page may be laid anew after an error. */
let asking = false;

/** Asks for a newer version now and then, and each time the reader comes back to the page. */
function keepAsking(registration: ServiceWorkerRegistration): void {
  if (asking) return;
  asking = true;
  let asked = Date.now();
  const askAgain = () => {
    if (document.hidden || !navigator.onLine || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    // A server that does not answer is asked again next time.
    registration.update().catch(() => {});
  };
  setInterval(askAgain, ASK_AGAIN_MS / 4);
  document.addEventListener('visibilitychange', askAgain);
}

/** Reloads as soon as the new version is in charge; where no page was in its way it is already. */
async function reloadWith(use: (() => Promise<void>) | undefined): Promise<void> {
  const next = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!next) location.reload();
  next?.addEventListener('statechange', () => next.state === 'activated' && location.reload());
  await use?.();
}

/** Makes the page work offline, and offers a new version when there is one; nothing is changed unasked. */
export function UpdateBar() {
  const t = useTranslations('app.update');
  const [ready, setReady] = useState(false);
  const use = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    // Where no version serves the page yet, the one that is slow to take over is the first, not a newer one.
    const isServed = !!navigator.serviceWorker?.controller;
    // Without a network there is no newer version to ask for, and the one at hand already serves the page.
    if (navigator.onLine)
      use.current = registerSW({
        onNeedRefresh: () => setReady(isServed),
        onRegisteredSW: (_, registration) => registration && keepAsking(registration),
      });
  }, []);
  return (
    <div role="status">
      {ready && (
        <p className={styles.bar}>
          {t('ready')}
          <Button onClick={() => void reloadWith(use.current)}>{t('use')}</Button>
          <Button look="quiet" onClick={() => setReady(false)}>
            {t('later')}
          </Button>
        </p>
      )}
    </div>
  );
}
