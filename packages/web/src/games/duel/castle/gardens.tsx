import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { SealSpaces, useSealWords } from '../clans/clan-seal';
import { ScoringIcons } from '../icons';
import { COLUMN_SPACES, GARDEN_COST } from '../printed';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './gardens.module.css';
import heading from './place-heading.module.css';

type Kind = 'stone' | 'plant';

interface ColumnProps {
  readonly kind: Kind;
  readonly index: number;
}

/** One garden column: its tile, two seal spaces, and the icons at its foot. */
function Column({ kind, index }: ColumnProps) {
  const t = useTranslations('duel');
  const words = useWords();
  const { position, components, names } = useDuel();
  const { gardens } = components;
  const column = `${kind}${index + 1}`;
  const tile = gardens.tiles.find(({ id }) => id === position.gardens[kind][index].tile);
  const icons = (kind === 'stone' ? gardens.stoneIcons : gardens.plantIcons)[index];
  const label = t('garden.column', {
    garden: kind,
    number: index + 1,
    cost: GARDEN_COST[kind],
    reward: tile ? words.effect(tile[kind]) : '',
    icons: words.icons(icons),
  });
  const seals = useSealWords(column);
  return (
    <TargetButton
      move={`gardenColumn:${column}`}
      label={seals ? `${label} ${seals}` : label}
      className={styles.column}
    >
      <span className={styles.tile}>{tile ? <EffectIcons text={tile[kind]} game="duel" /> : null}</span>
      <Icon name={kind} className={styles.motif} />
      <SealSpaces place={column} spaces={COLUMN_SPACES} names={names} />
      <Tip words={t('garden.icons', { icons: words.icons(icons) })} className={styles.foot}>
        <ScoringIcons letters={icons} />
      </Tip>
    </TargetButton>
  );
}

function Garden({ kind }: { readonly kind: Kind }) {
  const t = useTranslations('duel');
  return (
    <section className={styles.garden} data-kind={kind} aria-label={t(`garden.${kind}`)}>
      <h2 className={heading.title}>
        <Icon name={kind} />
        {t(`garden.${kind}`)}
        <Tip words={t('garden.cost', { cost: GARDEN_COST[kind] })} className={heading.cost}>
          {GARDEN_COST[kind]}
          <Icon name="food" />
        </Tip>
      </h2>
      <div className={styles.columns}>
        {[0, 1, 2].map((index) => (
          <Column key={index} kind={kind} index={index} />
        ))}
      </div>
    </section>
  );
}

/** The gardens left of the castle: three stone columns and three plant columns. */
export const Gardens = memo(function Gardens() {
  return (
    <div className={styles.gardens}>
      <Garden kind="stone" />
      <Garden kind="plant" />
    </div>
  );
});
