import type { DuelComponents } from '@shirasagi/engine';
import { motion } from 'motion/react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Tip } from '../../../art/tip';
import { ScoringIcons } from '../icons';
import { useGame } from '../table-context';
import { useWords } from '../use-words';
import styles from './influence-card.module.css';

const KINDS = { w: 'weapon', f: 'flag', o: 'origami' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** The kind of an Influence card, which its id begins with. */
export const kindOf = (id: string): Kind => KINDS[id[0] as keyof typeof KINDS];

type Card = DuelComponents['influence'][Kind][number];

/** Price, scroll and icons of an Influence card, as the edition has them. */
export function useCard(id: string): Card {
  const { components } = useGame().edition;
  const card = components.influence[kindOf(id)].find((c) => c.id === id);
  if (!card) throw new Error(`no Influence card ${id}`);
  return card;
}

interface InfluenceCardProps {
  readonly id: string;
  /** On a deck the price counts, with a player only whether it is improved. */
  readonly face: 'offer' | 'plain' | 'improved';
}

/** An Influence card: price and scroll while it is for sale, and the icons it counts for once improved. */
export const InfluenceCard = memo(function InfluenceCard({ id, face }: InfluenceCardProps) {
  const t = useTranslations('duel');
  const words = useWords();
  const card = useCard(id);
  const icons = words.icons(card.icons);
  const kind = kindOf(id);
  const tip =
    face === 'offer'
      ? t('card.later', { icons })
      : t(face === 'plain' ? 'card.plain' : 'card.improved', { kind, icons });
  return (
    <motion.span
      layoutId={`card-${id}`}
      data-piece={`card-${id}`}
      className={styles.card}
      data-kind={kind}
      data-face={face}
    >
      {face === 'offer' ? (
        <>
          <span className={styles.head}>
            <EffectIcons text={card.cost} game="duel" />
          </span>
          <span className={styles.scroll}>
            <EffectIcons text={card.scroll} game="duel" />
          </span>
        </>
      ) : null}
      <Tip words={tip} className={styles.icons}>
        <ScoringIcons letters={card.icons} />
      </Tip>
    </motion.span>
  );
});
