import { cards } from '@shirasagi/engine/duel';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { PaperLantern } from '../pieces/token';
import { COLOURS, type Colour } from '../printed';
import { useDuel, useGame } from '../table-context';
import { useWords } from '../use-words';
import styles from './lantern-row.module.css';
import { Unseen } from './unseen';

/** The colour of a Lantern card, or of a starting card turned over. */
export function areaColour(id: string, starting: readonly { id: string; colour: Colour }[]): Colour {
  const card = starting.find((c) => c.id === id);
  return card?.colour ?? COLOURS.find((colour) => id.startsWith(colour)) ?? 'coral';
}

/** What is printed on a Lantern card. */
export function LanternFace({ colour, reward }: { readonly colour: Colour; readonly reward: string }) {
  return (
    <>
      <PaperLantern colour={colour} />
      <EffectIcons text={reward} game="duel" />
    </>
  );
}

/** A Lantern card: the colour of its area and what it adds there. */
export const LanternCard = memo(function LanternCard({ id }: { readonly id: string }) {
  const { components } = useGame().edition;
  return (
    <span
      data-piece={`lantern-${id}`}
      className={styles.card}
      data-colour={areaColour(id, components.starting)}
    >
      <LanternFace
        colour={areaColour(id, components.starting)}
        reward={cards.lanternReward(components, id)}
      />
    </span>
  );
});

/** The face-up Lantern cards beside their deck. */
export const LanternRow = memo(function LanternRow() {
  const t = useTranslations('duel');
  const words = useWords();
  const { position, components } = useDuel();
  return (
    <section className={styles.row} aria-label={t('part.lanternCards')}>
      <div className={styles.title}>
        <Icon name="lantern" />
        <h2>{t('part.lanternCards')}</h2>
        <Unseen of="lantern" left={position.lanternLeft} />
      </div>
      <div className={styles.cards}>
        {position.lanternRow.map((id, slot) => (
          <TargetButton
            key={id}
            move={`lanternCard:${slot}`}
            label={t('lantern.card', {
              colour: areaColour(id, components.starting),
              reward: words.effect(cards.lanternReward(components, id)),
            })}
            className={styles.button}
          >
            <LanternCard id={id} />
          </TargetButton>
        ))}
        {position.lanternRow.length === 0 ? (
          <span className={styles.none}>{t('lantern.noCards')}</span>
        ) : null}
      </div>
    </section>
  );
});
