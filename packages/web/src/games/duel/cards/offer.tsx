import type { DuelComponents } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { TargetButton } from '../../../art/target-button';
import { PaperLantern } from '../pieces/token';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './offer.module.css';

type StartingCard = DuelComponents['starting'][number];

/** What is printed on a Starting Resource card. */
export function StartingFace({ card: { gain, colour, reward } }: { readonly card: StartingCard }) {
  return (
    <span className={styles.card}>
      <span className={styles.gain}>
        <EffectIcons text={gain} game="duel" />
      </span>
      <span className={styles.reward} data-colour={colour}>
        <PaperLantern colour={colour} />
        <EffectIcons text={reward} game="duel" />
      </span>
    </span>
  );
}

/** The Starting Resource cards laid open: what is gained at once, and what stays in which Lantern Area. */
export function Offer() {
  const t = useTranslations('duel');
  const words = useWords();
  const { position, components } = useDuel();
  const cards = components.starting.filter(({ id }) => position.offer?.includes(id));
  return (
    <section className={styles.offer} aria-label={t('part.offer')}>
      {cards.map((card) => (
        <TargetButton
          key={card.id}
          move={`start:${card.id}`}
          label={t('start.card', {
            gain: words.effect(card.gain),
            colour: card.colour,
            reward: words.effect(card.reward),
          })}
          className={styles.button}
        >
          <StartingFace card={card} />
        </TargetButton>
      ))}
    </section>
  );
}
