import { useTranslations } from 'use-intl';
import { TargetButton } from '../../../art/target-button';
import { useTarget } from '../../../table/targets';
import { Goods } from '../castle/harbour';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './hand.module.css';
import { InfluenceCard, kindOf, useCard } from './influence-card';

interface OwnedCardProps {
  readonly id: string;
  readonly improved: boolean;
}

/** An Influence card of a player; a button while it can be improved. */
function OwnedCard({ id, improved }: OwnedCardProps) {
  const t = useTranslations('duel');
  const words = useWords();
  const { icons } = useCard(id);
  const target = useTarget(`improve:${id}`);
  const card = <InfluenceCard id={id} face={improved ? 'improved' : 'plain'} />;
  if (!target) return card;
  return (
    <TargetButton
      move={`improve:${id}`}
      label={t('card.improve', { kind: kindOf(id), icons: words.icons(icons) })}
      className={styles.button}
    >
      {card}
    </TargetButton>
  );
}

/** The Influence cards and the goods a clan has. */
export function Hand({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { cards, goods } = useDuel().position.seats[seat];
  return (
    <section
      className={styles.hand}
      data-part="cards"
      aria-label={t('part.hand', { clan: useWords().clanId(seat) })}
    >
      {cards.map(({ id, improved }) => (
        <OwnedCard key={id} id={id} improved={improved} />
      ))}
      {goods.map((id) => (
        <Goods key={id} id={id} />
      ))}
      {cards.length + goods.length === 0 ? <span className={styles.none}>{t('domain.noCards')}</span> : null}
    </section>
  );
}
