import { memo, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import bare from '../../../art/bare-button.module.css';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { kindOf } from '../domain/influence-card';
import { ScoringIcons } from '../icons';
import { PaperLantern } from '../pieces/token';
import { COLOURS } from '../printed';
import { useDuel } from '../table-context';
import styles from './unseen.module.css';

type Pile = 'influence' | 'lantern' | 'common' | 'luxury';

/** The Influence cards nobody has seen: in one of the three decks, no one knows which. */
function Influence() {
  const t = useTranslations('duel');
  const { position, components } = useDuel();
  const { floors, seats } = position;
  const seen = new Set([
    floors.deck1.top,
    floors.deck2.top,
    floors.deck3.top,
    ...seats.flatMap(({ cards }) => cards.map(({ id }) => id)),
  ]);
  return Object.entries(components.influence).map(([kind, cards]) => (
    <section key={kind} className={styles.group}>
      <h3>{t(`kind.${kindOf(cards[0].id)}`)}</h3>
      <ul>
        {cards
          .filter(({ id }) => !seen.has(id))
          .map(({ id, cost, scroll, icons }) => (
            <li key={id} data-kind={kind}>
              <EffectIcons text={cost} game="duel" />
              <EffectIcons text={scroll} game="duel" />
              <ScoringIcons letters={icons} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The Lantern cards still face down. */
function Lanterns() {
  const { position, components } = useDuel();
  const seen = new Set([
    ...position.lanternRow,
    ...position.seats.flatMap(({ lantern }) => Object.values(lantern).flat()),
  ]);
  return COLOURS.map((colour) => (
    <section key={colour} className={styles.group}>
      <ul>
        {components.lantern[colour].map((reward, i) => {
          const id = `${colour}${i + 1}`;
          return seen.has(id) ? null : (
            <li key={id}>
              <PaperLantern colour={colour} />
              <EffectIcons text={reward} game="duel" />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** The tiles of a stack of goods below the open one, in no known order. */
function GoodsBelow({ stack }: { readonly stack: 'common' | 'luxury' }) {
  const { position, components } = useDuel();
  const below = position.goods[stack].slice(1);
  return (
    <section className={styles.group}>
      <ul>
        {components.merchandise[stack]
          .filter(({ id }) => below.includes(id))
          .map(({ id, icons }) => (
            <li key={id}>
              <ScoringIcons letters={icons} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How many cards or tiles of a pile nobody has seen. */
function useHidden(of: Pile): number {
  const { floors, lanternLeft, goods } = useDuel().position;
  if (of === 'lantern') return lanternLeft;
  if (of !== 'influence') return Math.max(0, goods[of].length - 1);
  return [floors.deck1, floors.deck2, floors.deck3].reduce((sum, { left }) => sum + Math.max(0, left - 1), 0);
}

function Contents({ of }: { readonly of: Pile }) {
  const t = useTranslations('duel');
  if (useHidden(of) === 0) return <p className={styles.group}>{t('unseen.nothing')}</p>;
  if (of === 'influence') return <Influence />;
  return of === 'lantern' ? <Lanterns /> : <GoodsBelow stack={of} />;
}

/** How many cards or tiles a pile holds; on request, which ones nobody has seen yet. */
export const Unseen = memo(function Unseen({ of, left }: { readonly of: Pile; readonly left: number }) {
  const t = useTranslations('duel');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${bare.reach} ${styles.count}`}
        popoverTarget={id}
        aria-label={t('unseen.open', { left })}
      >
        <Icon name="card" />
        {left}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h2>{t(`unseen.${of}`)}</h2>
        {open ? <Contents of={of} /> : null}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {t('unseen.close')}
        </button>
      </div>
    </>
  );
});
