import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/button';
import { SettingsButton } from '../app/settings-button';
import { Icon } from '../art/icon';
import styles from './frame.module.css';

interface FrameProps {
  readonly title: string;
  /** Where the way out leads and what it is called; to the start unless told. */
  readonly back?: { readonly href: string; readonly name: string };
  /** More in the bar: who one is, for instance. */
  readonly tools?: ReactNode;
  /** A picture behind the title. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** What the online screens before a game share: the bar, the title, the column below it. */
export function Frame({ title, back, tools, picture, children }: FrameProps) {
  const t = useTranslations('online');
  const { href, name } = back ?? { href: '#/', name: t('home') };
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={buttonClass('quiet')} href={href}>
          <Icon name="castle" size="1.5em" /> <span className={styles.name}>{name}</span>
        </a>
        <div className={styles.tools}>
          {tools}
          <SettingsButton />
        </div>
      </header>
      <div className={styles.hero}>
        {picture}
        <h1>{title}</h1>
      </div>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
