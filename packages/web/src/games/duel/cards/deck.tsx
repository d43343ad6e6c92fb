import { useTranslations } from 'use-intl';
import { TargetButton } from '../../../art/target-button';
import { useTargets } from '../../../table/targets';
import styles from '../castle/source.module.css';
import { WellInstead } from '../castle/well-instead';
import { InfluenceCard, kindOf, useCard } from '../domain/influence-card';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import { Unseen } from './unseen';

type DeckName = 'deck1' | 'deck2' | 'deck3';

function TopCard({ deck, id }: { readonly deck: DeckName; readonly id: string }) {
  const t = useTranslations('duel');
  const words = useWords();
  const { byText } = useTargets();
  const card = useCard(id);
  const move = byText.has(`buy:${deck}`) ? `buy:${deck}` : `act:${deck}`;
  const label = t('deck.buy', {
    kind: kindOf(id),
    price: words.cost(card.cost),
    scroll: words.effect(card.scroll),
    icons: words.icons(card.icons),
  });
  return (
    <TargetButton move={move} label={label} className={styles.button}>
      <InfluenceCard id={id} face="offer" />
    </TargetButton>
  );
}

/** An Influence deck: its top card, how many are left, and on request which have not been seen. */
export function Deck({ deck }: { readonly deck: DeckName }) {
  const t = useTranslations('duel');
  const { position } = useDuel();
  const { top, left } = position.floors[deck];
  return (
    <div className={styles.source} data-source="deck" data-left={Math.min(left, 3)}>
      {top ? (
        <TopCard deck={deck} id={top} />
      ) : (
        <TargetButton move={`act:${deck}`} label={t('deck.empty')} className={styles.button}>
          <span className={styles.empty}>{t('deck.empty')}</span>
        </TargetButton>
      )}
      <Unseen of="influence" left={left} />
      <WellInstead source={deck} />
    </div>
  );
}
