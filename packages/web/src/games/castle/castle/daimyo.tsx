import { cards } from '@shirasagi/engine/castle';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { useTargets } from '../../../table/targets';
import { effectWords } from '../../../words/effect-words';
import { clanOf, placeName } from '../../../words/names';
import { TableMember } from '../pieces/piece';
import { Spot } from '../spot';
import { useCastle } from '../table-context';
import { Court, Worth } from './court';
import styles from './daimyo.module.css';

const CLIMBS = ['climb:floor2:1', 'climb:floor1:2'] as const;

/** The Daimyo's room: three favours, and the courtiers who came so far. */
export function Daimyo() {
  const t = useTranslations();
  const { state, position } = useCastle();
  const { byText } = useTargets();
  const { card, favours } = position.daimyo;
  const name = placeName(t, 'daimyo');
  const legal = CLIMBS.filter((move) => byText.has(move));
  const onFavour = (seat: number): number => favours.filter((who) => who === seat).length;
  return (
    <section className={styles.room} aria-label={name}>
      <span className={styles.seat} aria-hidden="true">
        <Icon name="seal" />
      </span>
      <div className={styles.favours}>
        {cards.favours(state.edition.components, card).map((favour, slot) => {
          const who = favours[slot];
          const gives = t('castle.favour', { effect: effectWords(t, favour, 'castle') });
          return (
            <Spot
              // biome-ignore lint/suspicious/noArrayIndexKey: favours have fixed places
              key={slot}
              moves={[`favour:${slot}`]}
              name={
                who === null ? gives : t('castle.favourTaken', { favour: gives, clan: clanOf(state, who) })
              }
              className={`${styles.favour} on-light`}
            >
              <EffectIcons text={favour} game="castle" />
              {who !== null && (
                <span className={styles.guest}>
                  <TableMember
                    kind="courtier"
                    seat={who}
                    place="daimyo"
                    n={favours.slice(0, slot).filter((other) => other === who).length}
                  />
                </span>
              )}
            </Spot>
          );
        })}
      </div>
      <div className={styles.others}>
        <Court place="daimyo" without={onFavour} />
        <Worth place="daimyo" />
      </div>
      {legal.length > 0 && (
        <span className={styles.climbs}>
          {legal.map((move) => (
            <Spot
              key={move}
              moves={[move]}
              name={name}
              stretch={legal.length === 1}
              className={`${styles.climb} on-light`}
            >
              <b>{move.includes('floor1') ? 1 : 2}</b>
              <Icon name="climb" />
            </Spot>
          ))}
        </span>
      )}
    </section>
  );
}
