import { useTranslations } from 'use-intl';
import styles from './presence-mark.module.css';

/** A lantern that is lit while somebody is at the table. */
export function PresenceMark({ here }: { readonly here: boolean }) {
  const t = useTranslations('online.seat');
  const words = t(here ? 'here' : 'away');
  return (
    <span className={styles.mark} data-here={here || undefined} title={words}>
      <span className="unseen">{words}</span>
    </span>
  );
}
