import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import type { Session, Snapshot } from '../../session/session.js';
import styles from './notices.module.css';

/** What a player should know about the game itself: not kept, played elsewhere, an opponent replaced. */
export function Notices({ session, snapshot }: { readonly session: Session; readonly snapshot: Snapshot }) {
  const t = useTranslations('table.notice');
  const [seen, setSeen] = useState(false);
  return (
    <div role="status">
      {snapshot.elsewhere && (
        <p className={styles.notice}>
          {t('elsewhere')} <Button onClick={() => session.takeOver()}>{t('takeOver')}</Button>
        </p>
      )}
      {snapshot.kept === 'memory' && <p className={styles.notice}>{t('memory')}</p>}
      {snapshot.replaced && !seen && (
        <p className={styles.notice}>
          {t('replaced')} <Button onClick={() => setSeen(true)}>{t('close')}</Button>
        </p>
      )}
    </div>
  );
}
