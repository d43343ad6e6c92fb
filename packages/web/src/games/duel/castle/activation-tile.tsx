import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { useTargets } from '../../../table/targets';
import { useLabelled } from '../../../words/labelled.js';
import { ACTIVATIONS, type Activation, CLIMB_COST, GARDEN_COST, TRADE_COST, YARD_COST } from '../printed';
import { SelectButton } from '../select-button';
import { useSelection } from '../selection';
import { useDuel } from '../table-context';
import styles from './source.module.css';
import { WellInstead } from './well-instead';

type Space = 'act1' | 'act2' | 'act3' | 'act4' | 'act5' | 'act6';

/** What each action is drawn with, and what it asks for. */
const FACES = {
  garden: { icon: 'gardener', pays: 'food', costs: Object.values(GARDEN_COST) },
  training: { icon: 'warrior', pays: 'iron', costs: Object.values(YARD_COST) },
  courtier: { icon: 'courtier', pays: 'pearl', costs: CLIMB_COST },
  trade: { icon: 'goods-common', pays: 'any', costs: Object.values(TRADE_COST) },
  lantern: { icon: 'lantern', pays: null, costs: [] },
  improve: { icon: 'improve', pays: null, costs: [] },
} as const;

/** Where a long name may be broken. */
const SOFT_HYPHEN = '\u00ad';

const Face = memo(function Face({ tile }: { readonly tile: Activation }) {
  const t = useTranslations('duel');
  const { icon, pays, costs } = FACES[tile];
  return (
    <span data-piece={`tile-${tile}`} className={`${styles.tile} on-light`} data-tile={tile}>
      <span className={styles.picture}>
        <Icon name={icon} />
      </span>
      <span className={styles.name}>{t(`action.${tile}`)}</span>
      <span className={styles.cost}>
        {pays ? (
          <>
            {costs.join(' · ')} <Icon name={pays} />
          </>
        ) : (
          t(`action.${tile}Free` as 'action.lanternFree')
        )}
      </span>
    </span>
  );
});

/** The move that swaps two tiles: the one earlier in the component list is named first. */
function swapMove(a: Activation, b: Activation): string {
  return ACTIVATIONS.indexOf(a) < ACTIVATIONS.indexOf(b) ? `swap:${a}:${b}` : `swap:${b}:${a}`;
}

/** An Activation tile on its space; with a Change tile two of them can be swapped. */
export function ActivationTile({ space }: { readonly space: Space }) {
  const t = useTranslations('duel');
  const labelled = useLabelled();
  const { position } = useDuel();
  const { byText } = useTargets();
  const { selected } = useSelection();
  const tile = position.floors[space] as Activation;
  const name = t(`action.${tile}`).replaceAll(SOFT_HYPHEN, '');
  const swapping = byText.has('noSwap');
  const other = selected?.kind === 'tile' && selected.tile !== tile ? selected.tile : null;
  return (
    <div className={styles.source} data-source="tile">
      {swapping && !other ? (
        <SelectButton
          selection={{ kind: 'tile', tile }}
          label={labelled(name, t('swap.choose'))}
          className={styles.button}
        >
          <Face tile={tile} />
        </SelectButton>
      ) : (
        <TargetButton
          move={other ? swapMove(tile, other) : `act:${space}`}
          label={labelled(name, t(`actionWords.${tile}`))}
          className={styles.button}
        >
          <Face tile={tile} />
        </TargetButton>
      )}
      <WellInstead source={space} />
    </div>
  );
}
