import { registerSW } from 'virtual:pwa-register';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button';
import styles from './update-bar.module.css';

/** Makes the page work offline, and offers a new version when there is one; nothing is changed unasked. */
export function UpdateBar() {
  const t = useTranslations('app.update');
  const [ready, setReady] = useState(false);
  const use = useRef<(reload: boolean) => Promise<void>>(undefined);
  useEffect(() => {
    // Without a network there is no newer version to ask for, and the one at hand already serves the page.
    if (navigator.onLine) use.current = registerSW({ onNeedRefresh: () => setReady(true) });
  }, []);
  return (
    <div role="status">
      {ready && (
        <p className={styles.bar}>
          {t('ready')}
          <Button onClick={() => void use.current?.(true)}>{t('use')}</Button>
          <Button look="quiet" onClick={() => setReady(false)}>
            {t('later')}
          </Button>
        </p>
      )}
    </div>
  );
}
