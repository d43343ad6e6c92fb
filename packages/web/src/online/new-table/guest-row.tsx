import { useTranslations } from 'use-intl';
import { Crest } from '../../art/crest';
import { Face } from '../../art/face';
import { characterOf, isLevel, LEVELS } from '../../table/seats/characters.js';
import { CLANS } from '../../table/seats/seat-names';
import { opponentInFull, playsWords } from '../../words/opponent-words';
import styles from '../form.module.css';
import type { Guest } from './new-table';

interface GuestRowProps {
  /** The seat's number; undefined while lots decide which it is. */
  readonly seat: number | undefined;
  /** Which player it is while lots decide; the person who opens the table is player 1. */
  readonly number: number;
  readonly guest: Guest;
  readonly invite: (guest: Guest) => void;
}

/** A seat of a new table that is not one's own: anyone, those who have the link, or an opponent of a level. */
export function GuestRow({ seat, number, guest, invite }: GuestRowProps) {
  const t = useTranslations('online.open');
  const words = useTranslations();
  const clan = seat === undefined ? undefined : CLANS[seat];
  return (
    <div className={styles.seat}>
      {seat !== undefined && clan && (
        <Crest seat={seat} size="2.25rem" label={words(`effects.clan.${clan}`)} />
      )}
      <select
        aria-label={clan ? t('seatOf', { clan }) : t('guestOf', { number })}
        value={guest}
        onChange={(event) => invite(event.target.value as Guest)}
      >
        <option value="open">{t('anyone')}</option>
        <option value="link">{t('link')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {opponentInFull(words, level)}
          </option>
        ))}
      </select>
      {isLevel(guest) && (
        <span className={styles.opponent}>
          <Face who={characterOf(guest)} size="3rem" />
          {playsWords(words, guest)}
        </span>
      )}
    </div>
  );
}
