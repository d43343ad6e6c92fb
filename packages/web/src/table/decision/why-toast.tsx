import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import styles from './why-toast.module.css';

/** Long enough to read one sentence twice. */
const SHOWN_MS = 6000;

/** Says in one sentence why something cannot be chosen. */
export function WhyToast({ text, close }: { readonly text: string | undefined; readonly close: () => void }) {
  const t = useTranslations('table.why');
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, close]);
  return (
    <div role="alert" className={styles.place}>
      {text && (
        <p className={styles.toast}>
          {text}
          <Button look="quiet" aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </Button>
        </p>
      )}
    </div>
  );
}
