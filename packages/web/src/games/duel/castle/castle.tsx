import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Deck } from '../cards/deck';
import type { Activation } from '../printed';
import { useDuel } from '../table-context';
import { ActivationTile } from './activation-tile';
import styles from './castle.module.css';
import { ClimbingPath } from './climbing-path';
import { Gate } from './gate';
import { Location } from './location';
import { Roof } from './roof';
import { Round } from './round';
import { Scenery } from './scenery';

/** The names of a floor's sources in words, by their place. */
function useSourceWords(): (source: string) => string {
  const t = useTranslations('duel');
  const { floors } = useDuel().position;
  return (source) =>
    source.startsWith('deck')
      ? t('deck.name')
      : t(`action.${floors[source as 'act1'] as Activation}`).replaceAll('\u00ad', '');
}

/** One place of a floor: a source or a location. */
function Place({ floor, index }: { readonly floor: readonly string[]; readonly index: number }) {
  const words = useSourceWords();
  const place = floor[index];
  if (place.startsWith('loc')) {
    return (
      <Location location={place as 'loc1'} left={words(floor[index - 1])} right={words(floor[index + 1])} />
    );
  }
  return place.startsWith('deck') ? (
    <Deck deck={place as 'deck1'} />
  ) : (
    <ActivationTile space={place as 'act1'} />
  );
}

/** The castle: three floors under their roofs, the paths at the sides, the gate at the foot. */
export const Castle = memo(function Castle() {
  const t = useTranslations('duel');
  const { components } = useDuel();
  return (
    <section className={styles.castle} aria-label={t('part.castle')}>
      <Scenery />
      <Round />
      <ClimbingPath path="left" />
      <div className={styles.keep}>
        {components.floors.map((floor, level) => (
          <div key={floor.join()} className={styles.floor} data-level={level}>
            <Roof top={level === 0} />
            <div className={styles.hall}>
              {floor.map((place, index) => (
                <Place key={place} floor={floor} index={index} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ClimbingPath path="right" />
      <Gate />
    </section>
  );
});
