import type { SeatView, TableView } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import { OpponentFace } from '../table/seats/opponent-face';
import { opponentInShort } from '../words/opponent-words';
import styles from './lobby/table-card.module.css';

/** Who sits in a seat, in words. */
export function useSeatWords() {
  const t = useTranslations('online');
  const words = useTranslations();
  return (seat: SeatView): string => {
    switch (seat.kind) {
      case 'opponent':
        return opponentInShort(words, seat.level);
      case 'held':
        return t('seat.held', { name: seat.name });
      case 'person':
        return seat.name || t('seat.gone');
      default:
        return t(`seat.${seat.kind}`);
    }
  };
}

/** The seat of a person at a table; -1 for none. */
export const seatOf = ({ seats }: TableView, me: string | undefined): number =>
  seats.findIndex((seat) => seat.kind === 'person' && me !== undefined && seat.user === me);

/** The seats of a table, each with its crest. */
export function SeatList({ table }: { readonly table: TableView }) {
  const t = useTranslations('online.seat');
  const words = useSeatWords();
  return (
    <ul className={styles.seats} aria-label={t('seats')}>
      {table.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={i} data-free={seat.kind === 'open' || seat.kind === 'link' || undefined}>
          <Crest seat={i} size="1.3rem" />{' '}
          {seat.kind === 'opponent' && <OpponentFace level={seat.level} size="1.6rem" />} {words(seat)}
        </li>
      ))}
    </ul>
  );
}

/** What is special about a table, in a few words each. */
export function useTags() {
  const t = useTranslations('online.tags');
  return ({ options, visibility, spectators, edition }: TableView): string[] => [
    ...(edition ? [t('edition', { name: edition.name })] : []),
    ...(options.promo ? [t('promo')] : []),
    ...(options.firstGame ? [t('firstGame')] : []),
    ...(visibility === 'private' ? [t('private')] : []),
    ...(spectators ? [] : [t('noSpectators')]),
  ];
}
