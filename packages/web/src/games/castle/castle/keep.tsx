import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Hand } from '../bridges/hand';
import { FLOOR1, FLOOR2 } from '../printed';
import { Court, Worth } from './court';
import { Daimyo } from './daimyo';
import { Deck } from './deck';
import { Gate, Outside, Well } from './ground';
import styles from './keep.module.css';
import { Ridge, Roof } from './roof';
import { Room } from './room';
import { KeepScenery, Stones } from './scenery';

/** The castle: three stacked roofs over their rooms, the gate and the well at its foot. */
export const Keep = memo(function Keep() {
  const t = useTranslations('castle');
  return (
    <section className={styles.keep} aria-label={t('castle')}>
      <KeepScenery />
      <Hand />
      <div className={styles.floor} data-floor="3">
        <Ridge />
        <Roof crown />
        <span className={styles.plaque}>
          <span className={styles.name} aria-hidden="true">
            {t('daimyo')}
          </span>
        </span>
        <Daimyo />
      </div>
      <div className={styles.floor} data-floor="2">
        <Roof />
        <span className={styles.plaque}>
          <Deck floor={2} />
        </span>
        <div className={styles.rooms}>
          {FLOOR2.map((room) => (
            <Room key={room} room={room} />
          ))}
          <div className={styles.corridor}>
            <Worth place="floor2" />
            <Court place="floor2" />
          </div>
        </div>
      </div>
      <div className={styles.floor} data-floor="1">
        <Roof />
        <span className={styles.plaque}>
          <Deck floor={1} />
        </span>
        <div className={styles.rooms}>
          {FLOOR1.map((room) => (
            <Room key={room} room={room} />
          ))}
          <div className={styles.corridor}>
            <Worth place="floor1" />
            <Court place="floor1" />
          </div>
        </div>
      </div>
      <div className={styles.base}>
        <Stones className={styles.stones} />
        <Gate />
        <div className={styles.ground}>
          <Outside space="outside1" />
          <Well />
          <Outside space="outside2" />
        </div>
      </div>
    </section>
  );
});
