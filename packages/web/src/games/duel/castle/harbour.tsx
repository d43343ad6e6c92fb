import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { markWords } from '../../../words/effect-words';
import { useLabelled } from '../../../words/labelled.js';
import { Unseen } from '../cards/unseen';
import { ScoringIcons } from '../icons';
import { TRADE_COST } from '../printed';
import { useDuel, useGame } from '../table-context';
import { useWords } from '../use-words';
import styles from './harbour.module.css';

type Stack = 'common' | 'luxury';

/** What is printed on a Merchandise tile. */
export function GoodsFace({ icons }: { readonly icons: string }) {
  const t = useTranslations();
  return (
    <Tip words={t('duel.trade.owned', { icons: markWords(t, icons) })}>
      <ScoringIcons letters={icons} />
    </Tip>
  );
}

/** A Merchandise tile and the icons it counts for. */
export const Goods = memo(function Goods({ id }: { readonly id: string }) {
  const { merchandise } = useGame().edition.components;
  const luxury = merchandise.luxury.find((goods) => goods.id === id);
  const icons = (luxury ?? merchandise.common.find((goods) => goods.id === id))?.icons ?? '';
  return (
    <span data-piece={`goods-${id}`} className={styles.goods} data-stack={luxury ? 'luxury' : 'common'}>
      <GoodsFace icons={icons} />
    </span>
  );
});

/** So many resources of any kind. */
function Cost({ trade }: { readonly trade: keyof typeof TRADE_COST }) {
  const t = useTranslations('duel');
  return (
    <Tip words={t('trade.cost', { cost: TRADE_COST[trade] })} className={styles.cost}>
      {TRADE_COST[trade]}
      <Icon name="any" />
    </Tip>
  );
}

function GoodsStack({ stack }: { readonly stack: Stack }) {
  const t = useTranslations('duel');
  const inWords = useWords();
  const labelled = useLabelled();
  const { position, components } = useDuel();
  const [top, ...rest] = position.goods[stack];
  const icons = components.merchandise[stack].find(({ id }) => id === top)?.icons;
  const name = t(`trade.${stack}`);
  const words = icons
    ? t('trade.goods', {
        cost: TRADE_COST[stack],
        icons: inWords.icons(icons),
      })
    : t('trade.empty');
  const label = icons ? labelled(name, words) : labelled(words, name);
  return (
    <div className={styles.berth}>
      <TargetButton move={`trade:${stack}`} label={label} className={styles.button}>
        <Cost trade={stack} />
        {top ? <Goods id={top} /> : <span className={styles.sold}>{t('trade.empty')}</span>}
        <span className={styles.name}>{name}</span>
      </TargetButton>
      <Unseen of={stack} left={rest.length + (top ? 1 : 0)} />
    </div>
  );
}

/** The harbour: the two stacks of goods, and a trade for a card. */
export const Harbour = memo(function Harbour() {
  const t = useTranslations('duel');
  const labelled = useLabelled();
  return (
    <section className={styles.harbour} aria-label={t('part.harbour')}>
      <h2 className={styles.title}>{t('part.harbour')}</h2>
      <div className={styles.berth}>
        <TargetButton
          move="trade:card"
          label={labelled(t('trade.cardShort'), t('trade.card'))}
          className={styles.button}
        >
          <Cost trade="card" />
          <span className={styles.picture}>
            <Icon name="card" />
          </span>
          <span className={styles.name}>{t('trade.cardShort')}</span>
        </TargetButton>
      </div>
      <GoodsStack stack="common" />
      <GoodsStack stack="luxury" />
    </section>
  );
});
