import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import { Face } from '../art/face';
import { characterOf } from '../table/seats/characters.js';
import { CLANS } from '../table/seats/seat-names';
import { opponentInFull, playsWords } from '../words/opponent-words';
import { OCCUPANTS, type Occupant } from './seats';
import styles from './setup-dialog.module.css';

interface SeatRowProps {
  readonly seat: number;
  readonly occupant: Occupant;
  readonly name: string;
  readonly sit: (occupant: Occupant) => void;
  readonly rename: (name: string) => void;
}

/** Who sits in one seat: a person with a name, or an opponent of a level. */
export function SeatRow({ seat, occupant, name, sit, rename }: SeatRowProps) {
  const words = useTranslations();
  const t = useTranslations('start');
  const clan = CLANS[seat];
  return (
    <div className={styles.seat}>
      <Crest seat={seat} size="2.25rem" label={words(`effects.clan.${clan}`)} />
      <select
        aria-label={t('setup.seatOf', { clan })}
        value={occupant}
        onChange={(event) => sit(event.target.value as Occupant)}
      >
        {OCCUPANTS.map((value) => (
          <option key={value} value={value}>
            {value === 'person' ? t(seat === 0 ? 'setup.you' : 'setup.person') : opponentInFull(words, value)}
          </option>
        ))}
      </select>
      {occupant === 'person' ? (
        <input
          aria-label={t('setup.nameOf', { clan })}
          placeholder={t('setup.name')}
          maxLength={24}
          value={name}
          onChange={(event) => rename(event.target.value)}
        />
      ) : (
        <span className={styles.opponent}>
          <Face who={characterOf(occupant)} size="3rem" />
          {playsWords(words, occupant)}
        </span>
      )}
    </div>
  );
}
