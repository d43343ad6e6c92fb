import type { TableView } from '@shirasagi/protocol';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { OFFERS } from '../../games/offers';
import { useClockWords } from '../clock-words';
import { SeatList, useTags } from '../table-words';
import styles from './table-card.module.css';

interface TableCardProps {
  readonly table: TableView;
  /** How it stands, above the seats. */
  readonly standing?: ReactNode;
  /** Whether it waits for the reader. */
  readonly calls?: boolean;
  readonly action: ReactNode;
}

/** A table in a list: the game, who sits there, how time is kept, and what one can do. */
export function TableCard({ table, standing, calls, action }: TableCardProps) {
  const t = useTranslations('online');
  const clock = useClockWords();
  const tags = useTags()(table);
  return (
    <li className={styles.card} data-calls={calls || undefined}>
      <Icon name={OFFERS[table.game].sign} size="2.25rem" className={styles.sign} />
      <div className={styles.words}>
        <h3>{t(`game.${table.game}`)}</h3>
        {standing && <p className={styles.standing}>{standing}</p>}
        <SeatList table={table} />
        <p className={styles.more}>{[clock.kept(table.clock), ...tags].join(' · ')}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
