import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import { Face } from '../art/face';
import { characterOf, isLevel, LEVELS } from '../table/characters.js';
import { CLANS } from '../table/seat-names';
import { opponentInFull, playsWords } from '../words/opponent-words';
import styles from './form.module.css';
import type { Guest } from './new-table';

interface GuestRowProps {
  readonly seat: number;
  /** Who may sit here; without it the seat is one's own. */
  readonly guest?: Guest;
  readonly invite?: (guest: Guest) => void;
}

/** A seat of a new table: anyone, those who have the link, or an opponent of a level. */
export function GuestRow({ seat, guest, invite }: GuestRowProps) {
  const t = useTranslations('online.open');
  const words = useTranslations();
  const clan = CLANS[seat];
  return (
    <div className={styles.seat}>
      <Crest seat={seat} size="2.25rem" label={words(`effects.clan.${clan}`)} />
      {guest === undefined ? (
        <span>{t('you')}</span>
      ) : (
        <select
          aria-label={t('seatOf', { clan })}
          value={guest}
          onChange={(event) => invite?.(event.target.value as Guest)}
        >
          <option value="open">{t('anyone')}</option>
          <option value="link">{t('link')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {opponentInFull(words, level)}
            </option>
          ))}
        </select>
      )}
      {guest !== undefined && isLevel(guest) && (
        <span className={styles.opponent}>
          <Face who={characterOf(guest)} size="3rem" />
          {playsWords(words, guest)}
        </span>
      )}
    </div>
  );
}
