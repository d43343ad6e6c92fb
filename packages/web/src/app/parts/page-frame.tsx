import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icon';
import { SettingsButton } from '../settings/settings-button';
import { buttonClass } from './button';
import styles from './page-frame.module.css';

interface PageBarProps {
  /** What the way out is called, and where it leads; to the start unless told. */
  readonly name: string;
  readonly href?: string;
  readonly icon?: IconName;
  /** Whether a small screen shows the icon alone. */
  readonly short?: boolean;
  readonly className?: string;
  /** More in the bar, before the settings. */
  readonly children?: ReactNode;
}

/** The bar above a page: the way out, and the settings. */
export function PageBar({
  name,
  href = '#/',
  icon = 'castle',
  short,
  className = '',
  children,
}: PageBarProps) {
  const label = short ? { 'aria-label': name, title: name } : {};
  return (
    <header className={`${styles.bar} ${className}`}>
      <a className={buttonClass('quiet')} href={href} {...label}>
        <Icon name={icon} size="1.5em" /> <span className={short ? styles.short : undefined}>{name}</span>
      </a>
      <div className={styles.tools}>
        {children}
        <SettingsButton />
      </div>
    </header>
  );
}

interface PageFrameProps {
  readonly bar: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page that is as high as the screen at least, below its bar. */
export function PageFrame({ bar, className = '', children }: PageFrameProps) {
  return (
    <div className={`${styles.page} ${className}`}>
      {bar}
      {children}
    </div>
  );
}
