import type { TableView } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { useClockWords } from '../clock-words';
import { seatOf, useSeatWords } from '../table-words';
import { TableCard } from './table-card';
import styles from './table-card.module.css';
import type { MyTables as Mine } from './use-my-tables';

interface MyTablesProps {
  readonly mine: Mine;
  readonly me: string;
  readonly sit: (table: TableView) => void;
}

/** How one's own table stands: whose turn it is and how long they have, who is missing, who won. */
function useStanding({ mine, me }: Pick<MyTablesProps, 'mine' | 'me'>) {
  const t = useTranslations('online.list');
  const clock = useClockWords();
  const names = useSeatWords();
  return (table: TableView): string => {
    const { status, turn, result, seats } = table;
    if (status === 'over') {
      const winners = seats.filter((_, seat) => result?.ranks[seat] === 1);
      return winners.length > 0 ? t('won', { names: winners.map(names).join(', ') }) : t('over');
    }
    if (status === 'open') return seatOf(table, me) < 0 ? t('awaited') : t('waiting');
    if (!turn || turn.seat < 0) return '';
    const whose =
      turn.seat === seatOf(table, me) ? t('yourTurn') : t('turn', { name: names(seats[turn.seat]) });
    if (turn.deadline === null) return whose;
    return `${whose} · ${t('left', { time: clock.left(turn.deadline - Date.now() - mine.offset) })}`;
  };
}

/** The reader's tables: those where it is their turn come first. */
export function MyTables({ mine, me, sit }: MyTablesProps) {
  const t = useTranslations('online.list');
  const standing = useStanding({ mine, me });
  const calls = (table: TableView) =>
    table.turn !== undefined && table.turn.seat === seatOf(table, me) && seatOf(table, me) >= 0;
  const going = mine.tables.filter(({ status }) => status !== 'over');
  const over = mine.tables.filter(({ status }) => status === 'over');
  const sorted = [...going.filter(calls), ...going.filter((table) => !calls(table))];
  const card = (table: TableView) => (
    <TableCard
      key={table.id}
      table={table}
      standing={standing(table)}
      calls={calls(table)}
      action={
        table.seats.some((seat) => seat.kind === 'held' && seat.user === me) ? (
          <Button look="main" onClick={() => sit(table)}>
            {t('sit')}
          </Button>
        ) : (
          <a className={buttonClass(calls(table) ? 'main' : 'plain')} href={`#/online/${table.id}`}>
            {t(table.status === 'over' ? 'look' : 'continue')}
          </a>
        )
      }
    />
  );
  if (mine.tables.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="my-tables">
      <h2 id="my-tables">{t('mine')}</h2>
      {sorted.length > 0 && <ul className={styles.list}>{sorted.map(card)}</ul>}
      {over.length > 0 && (
        <details className={styles.finished}>
          <summary>{t('finished', { count: over.length })}</summary>
          <ul className={styles.list}>{over.map(card)}</ul>
        </details>
      )}
    </section>
  );
}
