import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import { server } from '../session/online/online-api.js';
import styles from './accounts.module.css';

/** How many tables a person has, and the way to them. */
export function OwnTables({ user }: { readonly user: string }) {
  const t = useTranslations('people.tables');
  const [counted, setCounted] = useState<{ running: number; over: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => {
    let current = true;
    server.myTables().then(
      ({ tables }) => {
        const over = tables.filter((table) => table.status === 'over').length;
        if (current) setCounted({ running: tables.length - over, over });
      },
      // The number is a nicety; the way to the tables is there without it.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [user]);
  return (
    <section className={styles.section}>
      <h2>{t('title')}</h2>
      <p className={styles.note}>{counted ? t('count', counted) : t('counting')}</p>
      <p>
        <a className={buttonClass('main')} href="#/online">
          {t('go')}
        </a>
      </p>
    </section>
  );
}
