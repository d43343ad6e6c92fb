import { useTranslations } from 'use-intl';
import type { PieceColour } from '../../../art/die';
import { TableDie } from '../pieces/piece';
import { useCastle } from '../table-context';
import styles from './hand.module.css';

/** The die taken from a bridge and not placed yet. */
export function Hand() {
  const t = useTranslations('castle');
  const { position } = useCastle();
  const die = position.inTurn?.die;
  if (!die) return null;
  return (
    <div className={styles.hand}>
      <span className={styles.word}>{t('hand')}</span>
      <TableDie colour={die.colour as PieceColour} value={die.value} place="hand" size="3.2rem" />
    </div>
  );
}
