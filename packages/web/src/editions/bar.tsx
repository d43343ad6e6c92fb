import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import { SettingsButton } from '../app/settings/settings-button';
import { Icon } from '../art/icon';
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
    <header className={styles.bar}>
      <a className={buttonClass('quiet')} href={up ? '#/editions' : '#/'}>
        <Icon name={up ? 'deck' : 'castle'} size="1.5em" />{' '}
        <span className={children ? styles.barName : undefined}>{t(up ? 'all' : 'home')}</span>
      </a>
      <span className={styles.barTools}>
        {children}
        <SettingsButton />
      </span>
    </header>
  );
}
