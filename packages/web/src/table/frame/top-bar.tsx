import type { GameName, State } from '@shirasagi/engine';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { SettingsButton } from '../../app/settings/settings-button';
import { Icon } from '../../art/icon';
import { viewOf } from '../../games';
import { rulesAddress } from '../../rules/address';
import { roundOf } from '../end/story.js';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly game: GameName;
  readonly state: State;
  /** Where the way out leads. */
  readonly home: string;
  /** What others did last. */
  readonly last: ReactNode;
  /** More buttons. */
  readonly tools?: ReactNode;
  /** More that can be done here: buttons with words. On a phone they stand in a menu, with the rules. */
  readonly menu?: ReactNode;
  readonly logOpen: boolean;
  readonly toggleLog: () => void;
}

/** The line above the table: the way out, the round, and log, rules and settings. */
export const TopBar = memo(function TopBar({
  game,
  state,
  home,
  last,
  tools,
  menu,
  logOpen,
  toggleLog,
}: TopBarProps) {
  const t = useTranslations('table');
  const drafting = viewOf(state).drafting(state);
  return (
    <header className={styles.bar}>
      <a className={buttonClass('quiet')} href={home} aria-label={t('top.home')} title={t('top.home')}>
        <Icon name="castle" size="1.5em" />
      </a>
      <h1 className={styles.round}>
        <span className={styles.name}>
          {drafting ? t('top.draft') : t(`top.round.${game}`, { round: roundOf(state) })}
        </span>
        <span className={styles.short}>
          {drafting ? t('top.short.draft') : t(`top.short.${game}`, { round: roundOf(state) })}
        </span>
      </h1>
      {last}
      <a
        className={buttonClass('quiet', menu ? styles.wide : undefined)}
        href={rulesAddress(state)}
        aria-label={t('top.rules')}
        title={t('top.rules')}
      >
        <Icon name="scroll" size="1.3em" /> <span className={styles.name}>{t('top.rules')}</span>
      </a>
      <Button
        look="quiet"
        aria-keyshortcuts="L"
        aria-expanded={logOpen}
        aria-label={t('bar.log')}
        title={t('bar.log')}
        onClick={toggleLog}
      >
        <Icon name="log" size="1.3em" /> <span className={styles.name}>{t('bar.log')}</span>
      </Button>
      {tools}
      {menu && (
        <>
          <span className={styles.wide}>{menu}</span>
          <Button
            look="quiet"
            className={styles.more}
            popoverTarget="table-menu"
            aria-label={t('top.more')}
            title={t('top.more')}
          >
            <Icon name="more" size="1.4em" />
          </Button>
          <div id="table-menu" popover="auto" className={styles.menu}>
            <a className={buttonClass('quiet')} href={rulesAddress(state)}>
              <Icon name="scroll" size="1.3em" /> {t('top.rules')}
            </a>
            {menu}
          </div>
        </>
      )}
      <SettingsButton />
    </header>
  );
});
