import type { SeatView } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import { Crest } from '../../art/crest';
import { Icon } from '../../art/icon';
import type { OnlineTable } from '../../session/online/online-table.js';
import { OpponentFace } from '../../table/seats/opponent-face';
import { useOnline } from '../online-context';
import { isHere, PresenceMark } from '../presence-mark';
import { seatOf, useSeatWords } from '../table-words';
import { SeatClock } from './seat-clock';
import styles from './seat-strip.module.css';

interface SeatProps {
  readonly table: OnlineTable;
  readonly seat: SeatView;
  readonly number: number;
  readonly now: boolean;
}

function Seat({ table, seat, number, now }: SeatProps) {
  const t = useTranslations('online.seat');
  const { me } = useOnline();
  const name = useSeatWords()(seat);
  const gone = table.seats.givenUp.get(number);
  return (
    <li className={styles.seat} data-now={now || undefined} aria-current={now ? 'true' : undefined}>
      <Crest seat={number} size="1.4rem" />
      {seat.kind === 'opponent' && <OpponentFace level={seat.level} size="1.6rem" />}
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.state}>
        {gone && <small>{t(gone)}</small>}
        {seat.kind === 'person' && !gone && (
          <>
            <PresenceMark here={isHere(table, seat.user, me?.id)} />
            <SeatClock table={table} seat={number} name={name} now={now} />
          </>
        )}
      </span>
    </li>
  );
}

/** Who sits where, who is there, and how much time they have. */
export function SeatStrip({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations('online.seat');
  const { me } = useOnline();
  const view = table.view!;
  const toMove = view.status === 'running' ? (table.gameLog?.game.state.toMove ?? -1) : -1;
  const seated = new Set(view.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : [])));
  const spectators = table.present.filter((user) => !seated.has(user)).length;
  const watching = seatOf(view, me?.id) < 0;
  const words = watching ? t('youWatch') : t('watching', { count: spectators });
  return (
    <section className={styles.strip} aria-label={t('seats')}>
      <ul className={styles.seats}>
        {view.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Seat key={i} table={table} seat={seat} number={i} now={i === toMove} />
        ))}
      </ul>
      {(spectators > 0 || watching) && (
        <span className={styles.watching} title={words}>
          <Icon name="eye" size="1.3em" label={words} />
          <span aria-hidden="true">{words}</span>
        </span>
      )}
    </section>
  );
}
