import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { Courtier } from '../pieces/courtier';
import { CLIMB_COST } from '../printed';
import { useDuel } from '../table-context';
import styles from './gate.module.css';

/** The gate in the stone foot of the castle, where courtiers wait, with the price of going up. */
export function Gate() {
  const t = useTranslations('duel');
  const { position } = useDuel();
  return (
    <section className={styles.foot} aria-label={t('climb.gate')}>
      <Tip words={t('climb.prices')} className={styles.price}>
        {CLIMB_COST.map((cost, i) => (
          <span key={cost}>
            {cost}
            <Icon name="pearl" />
            {'▲'.repeat(i + 1)}
          </span>
        ))}
      </Tip>
      <span className={styles.gate}>
        {position.seats.map((seat, n) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          seat.path === null ? <Courtier key={n} seat={n} /> : null,
        )}
      </span>
    </section>
  );
}
