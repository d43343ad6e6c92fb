import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageBar } from '../app/parts/page-frame';
import styles from './editions.module.css';

interface BarProps {
  /** The list of editions, where that is not where one is. */
  readonly up?: boolean;
  readonly children?: ReactNode;
}

/** The bar above the pages of editions. */
export function Bar({ up = true, children }: BarProps) {
  const t = useTranslations('editions');
  return (
    <PageBar
      className={styles.bar}
      name={t(up ? 'all' : 'home')}
      href={up ? '#/editions' : '#/'}
      icon={up ? 'deck' : 'castle'}
      short={children !== undefined}
    >
      {children}
    </PageBar>
  );
}
