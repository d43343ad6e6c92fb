import { cards } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { effectWords } from '../../../words/effect-words';
import { Spot } from '../spot';
import { useCastle } from '../table-context';
import styles from './draft.module.css';

/** What is printed on a starting action card. */
export function StartingActionFace({ effect }: { readonly effect: string }) {
  return (
    <span className={styles.action}>
      <EffectIcons text={effect} game="castle" />
    </span>
  );
}

interface StartingResourceProps {
  readonly gain: string;
  /** Its Lantern side. */
  readonly lantern: string;
}

/** What is printed on a starting resource card. */
export function StartingResourceFace({ gain, lantern }: StartingResourceProps) {
  return (
    <span className={`${styles.resource} on-light`}>
      <EffectIcons text={gain} game="castle" />
      <LanternSide effect={lantern} />
    </span>
  );
}

/** The Lantern side of a card. */
export function LanternSide({ effect }: { readonly effect: string }) {
  return (
    <span className={styles.lantern}>
      <Icon name="lantern" />
      <EffectIcons text={effect} game="castle" />
    </span>
  );
}

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
      <StartingActionFace effect={block.do} />
      <StartingResourceFace gain={gain} lantern={cards.lanternSide(components, resource)} />
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
