import type { DuelComponents } from '@shirasagi/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Tip } from '../../../art/tip';
import { markWords } from '../../../words/effect-words';
import { ScoringIcons } from '../icons';
import { useGame } from '../table-context';
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

/** Parts a scroll has room for at its full size: only editions of people's own have longer ones. */
const MOST_PARTS = 4;

/** How much is drawn on a scroll, which its size depends on. */
function partsOf(scroll: string): 'one' | 'several' | 'many' {
  const { length } = scroll.split(/[,/>]/);
  if (length > MOST_PARTS) return 'many';
  return length > 1 ? 'several' : 'one';
}

interface InfluenceFaceProps {
  readonly card: Card;
  readonly face: InfluenceCardProps['face'];
}

/** What is printed on an Influence card. */
export function InfluenceFace({ card, face }: InfluenceFaceProps) {
  const t = useTranslations();
  const icons = markWords(t, card.icons);
  const tip =
    face === 'offer'
      ? t('duel.card.later', { icons })
      : t(face === 'plain' ? 'duel.card.plain' : 'duel.card.improved', { kind: kindOf(card.id), icons });
  return (
    <>
      {face === 'offer' ? (
        <>
          <span className={styles.head}>
            <EffectIcons text={card.cost} game="duel" />
          </span>
          <span className={styles.scroll} data-parts={partsOf(card.scroll)}>
            <EffectIcons text={card.scroll} game="duel" />
          </span>
        </>
      ) : null}
      <Tip words={tip} className={styles.icons}>
        <ScoringIcons letters={card.icons} />
      </Tip>
    </>
  );
}

/** An Influence card: price and scroll while it is for sale, and the icons it counts for once improved. */
export const InfluenceCard = memo(function InfluenceCard({ id, face }: InfluenceCardProps) {
  const card = useCard(id);
  return (
    <span data-piece={`card-${id}`} className={styles.card} data-kind={kindOf(id)} data-face={face}>
      <InfluenceFace card={card} face={face} />
    </span>
  );
});
