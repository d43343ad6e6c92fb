import { cards } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { effectWords } from '../../../words/effect-words';
import { Spot } from '../spot';
import { useCastle } from '../table-context';
import styles from './draft.module.css';

interface PairProps {
  readonly pair: number;
  readonly action: string;
  readonly resource: string;
}

function Pair({ pair, action, resource }: PairProps) {
  const t = useTranslations();
  const { state } = useCastle();
  const { components } = state.edition;
  const gain = components.startingResources.find((card) => card.id === resource)?.gain ?? '';
  const [block] = cards.cardBlocks(components, action);
  return (
    <Spot
      moves={[`draft:${pair}`]}
      name={t('castle.draft.pair', {
        action: effectWords(t, block.do, 'castle'),
        gain: effectWords(t, gain, 'castle'),
      })}
      className={styles.pair}
    >
      <span className={styles.action}>
        <EffectIcons text={block.do} game="castle" />
      </span>
      <span className={`${styles.resource} on-light`}>
        <EffectIcons text={gain} game="castle" />
        <span className={styles.lantern}>
          <Icon name="lantern" />
          <EffectIcons text={cards.lanternSide(components, resource)} game="castle" />
        </span>
      </span>
    </Spot>
  );
}

/** The pairs of starting cards laid open before the game. */
export const Draft = memo(function Draft() {
  const t = useTranslations('castle');
  const { position } = useCastle();
  return (
    <section className={styles.draft} aria-label={t('draft.name')}>
      <header className={styles.header}>
        <h2>{t('draft.name')}</h2>
        <p>{t('draft.about')}</p>
      </header>
      <div className={styles.pairs}>
        {position.pairs?.map((pair, i) =>
          pair ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is named by its place
            <Pair key={i} pair={i} {...pair} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair is named by its place
            <span key={i} className={styles.taken}>
              {t('draft.taken')}
            </span>
          ),
        )}
      </div>
    </section>
  );
});
