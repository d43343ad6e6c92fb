import { useTranslations } from 'use-intl';
import type { OnlineTable } from '../session/online/online-table.js';
import styles from './presence-mark.module.css';

/** Whether a person is at a table; the reader is, whatever the server has said so far. */
export const isHere = (table: OnlineTable, user: string | null, me: string | undefined): boolean =>
  user !== null && (user === me || table.present.includes(user));

/** A lantern that is lit while the person is at the table. */
export function PresenceMark({ here }: { readonly here: boolean }) {
  const t = useTranslations('online.seat');
  const words = t(here ? 'here' : 'away');
  return (
    <span className={styles.mark} data-here={here || undefined} title={words}>
      <span className="unseen">{words}</span>
    </span>
  );
}
