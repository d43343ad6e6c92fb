import { useTranslations } from 'use-intl';
import { useBoardNames } from './board-names';
import { numberOf } from './characters.js';
import { OpponentFace } from './opponent-face';
import styles from './seat-name.module.css';

interface SeatNameProps {
  readonly seat: number;
  /** What the seat is called where nobody is known to sit in it. */
  readonly clan: string;
}

/** Who sits in a seat, for its board; a computer opponent with its face and its level. */
export function SeatName({ seat, clan }: SeatNameProps) {
  const t = useTranslations('opponents');
  const { name = clan, level } = useBoardNames().seats?.[seat] ?? {};
  if (level === undefined) return name;
  return (
    <span className={styles.seat}>
      <OpponentFace level={level} size="1.7em" />
      <span>
        {name} <small>{t('level', { number: numberOf(level) })}</small>
      </span>
    </span>
  );
}
