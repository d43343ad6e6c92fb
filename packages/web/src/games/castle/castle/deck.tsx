import { cards } from '@shirasagi/engine/castle';
import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { MiniCard } from '../domain/card';
import { useCastle, useGame } from '../table-context';
import styles from './deck.module.css';

/** The cards of a list of ids, which is one text as long as it is the same. */
const Cards = memo(function Cards({ ids }: { readonly ids: string }) {
  const { edition } = useGame();
  return (
    <div className={styles.cards}>
      {ids
        .split(' ')
        .filter(Boolean)
        .map((card) => (
          <MiniCard key={card} blocks={cards.cardBlocks(edition.components, card)} />
        ))}
    </div>
  );
});

/** A floor's deck: how many cards are left and, on request, which. */
export const Deck = memo(function Deck({ floor }: { readonly floor: 1 | 2 }) {
  const t = useTranslations('castle');
  const { state } = useCastle();
  const id = useId();
  const left = cards.cardsLeft(state, floor).map((card) => card.id);
  const name = t(`deck.floor${floor}`);
  const words = t('deck.left', { deck: name, count: left.length });
  return (
    <>
      <button type="button" className={styles.deck} popoverTarget={id} data-tip={words}>
        <span className="unseen">{words}</span>
        <span className={styles.face} aria-hidden="true">
          <span className={styles.name}>{name}</span>
          <Icon name="deck" />
          <span>{left.length}</span>
        </span>
      </button>
      <div id={id} popover="auto" className={styles.list} role="dialog" aria-label={words}>
        <h2 className={styles.title}>{words}</h2>
        <p className={styles.note}>{t('deck.which')}</p>
        <Cards ids={left.join(' ')} />
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {t('deck.close')}
        </button>
      </div>
    </>
  );
});
