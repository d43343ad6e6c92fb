import type { CastleComponents } from '@shirasagi/engine/castle';
import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Die, type PieceColour } from '../../../art/die';
import { Icon, type IconName } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { levelName, placeForm, placeName } from '../../../words/names';
import deck from '../castle/deck.module.css';
import { rivalActionWords } from '../sentences/events';
import { useCastle } from '../table-context';
import styles from './rival.module.css';

type RivalCard = CastleComponents['rivalDeck'][number];

function useRivalCards() {
  return useCastle().state.edition.components.rivalDeck;
}

/** Icons and number of an action on a rival's card. */
function drawAction(text: string): { icons: readonly IconName[]; count: string } {
  const [word, number = ''] = text.split(' ');
  if (word.startsWith('yard')) return { icons: ['warrior', 'iron'], count: word.slice(4) };
  if (word === 'gate') return { icons: ['courtier', 'gate'], count: '' };
  if (word === 'climb') return { icons: ['climb'], count: number };
  if (word === 'garden') return { icons: ['gardener', 'plant', 'stone'], count: '' };
  if (word === 'plant' || word === 'stone') return { icons: ['gardener', word], count: '' };
  return { icons: [word as IconName], count: number };
}

/** One action on a rival's card. */
export function RivalAction({ text }: { readonly text: string }) {
  const t = useTranslations();
  const { icons, count } = drawAction(text);
  return (
    <Tip words={rivalActionWords(t, text)} className={styles.action}>
      {count && <b>{count}</b>}
      {icons.map((icon) => (
        <Icon key={icon} name={icon} />
      ))}
    </Tip>
  );
}

/** The action face of a rival's card: its two actions. */
export function ActionFace({ actions }: { readonly actions: readonly string[] }) {
  return (
    <span className={`${styles.card} on-light`}>
      {actions.map((action, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two actions in fixed places
        <RivalAction key={i} text={action} />
      ))}
    </span>
  );
}

/** The bridge face of a rival's card: which die, and where it goes. */
export function BridgeFace({ card }: { readonly card: Pick<RivalCard, 'die' | 'to'> }) {
  const t = useTranslations();
  const [colour, end] = card.die;
  const words = t('castle.rival.face', {
    colour,
    end,
    ...placeForm(card.to),
  });
  return (
    <Tip words={words} className={styles.face}>
      <span className={styles.ends}>
        {(['left', 'centre', 'right'] as const).map((place) => (
          <span key={place} className={styles.end} data-here={place === end}>
            {place === end && <Die colour={colour as PieceColour} size="1.5rem" />}
          </span>
        ))}
      </span>
      <Icon name="pay" className={styles.arrow} />
      <span className={styles.to}>{placeName(t, card.to)}</span>
    </Tip>
  );
}

/** The rival of the solo game: the open top card of its deck, the cards it has drawn, and its level. */
export const Rival = memo(function Rival() {
  const t = useTranslations();
  const id = useId();
  const { state, position } = useCastle();
  const cards = useRivalCards();
  const pile = position.rivalDeck ?? [];
  const top = cards.find((card) => card.id === pile[0]);
  const row = Array.from({ length: 9 }, (_, place) => state.rivalRow(place))
    .filter((number) => number > 0)
    .map((number) => cards[number - 1]);
  const known = pile.flatMap((name) => cards.filter((card) => card.id === name));
  const unknown = cards.filter((card) => !known.includes(card) && !row.includes(card));
  const words = t('castle.rival.deck', { count: pile.length });
  return (
    <section className={styles.rival} data-part="rival" aria-label={t('castle.rival.name')}>
      <header className={styles.header}>
        <h2>{t('castle.rival.next')}</h2>
        <span className={styles.level}>{levelName(t, position.level as 'easy')}</span>
        <button type="button" className={deck.deck} popoverTarget={id} data-tip={words}>
          <span className="unseen">{words}</span>
          <span className={deck.face} aria-hidden="true">
            <Icon name="deck" />
            {pile.length}
          </span>
        </button>
      </header>
      {top && <BridgeFace card={top} />}
      {row.length > 0 && (
        <div className={styles.row}>
          {row.map((card) => (
            <ActionFace key={card.id} actions={card.actions} />
          ))}
        </div>
      )}
      <div id={id} popover="auto" className={deck.list} role="dialog" aria-label={words}>
        <h2 className={deck.title}>{words}</h2>
        <p className={deck.note}>{t('castle.rival.which', { count: known.length })}</p>
        <ol className={styles.list}>
          {[...known, ...unknown].map((card, i) => (
            <li key={card.id} className={styles.entry}>
              <b className={styles.number}>{i < known.length ? i + 1 : '?'}</b>
              <BridgeFace card={card} />
              <ActionFace actions={card.actions} />
            </li>
          ))}
        </ol>
        <button type="button" className={deck.close} popoverTarget={id} popoverTargetAction="hide">
          {t('castle.deck.close')}
        </button>
      </div>
    </section>
  );
});
