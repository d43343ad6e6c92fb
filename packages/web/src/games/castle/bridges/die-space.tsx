import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { placementCoins } from '../../../table/decision/foresee';
import { useTarget } from '../../../table/targets';
import { TableDie } from '../pieces/piece';
import { Spot } from '../spot';
import type { DieJson } from './dice';
import { sameBefore } from './dice';
import styles from './die-space.module.css';

interface DieSpaceProps {
  readonly moves: readonly string[];
  readonly name: string;
  readonly value: number;
  readonly place: string;
  readonly dice: readonly DieJson[];
  readonly className?: string;
}

/** What a die in hand would pay or bring here. */
export function Price({ move }: { readonly move: string }) {
  const target = useTarget(move);
  const coins = useMemo(() => target && placementCoins(target.state, target.move), [target]);
  if (coins === undefined) return null;
  return (
    <span className={`${styles.price} on-light`} data-sign={Math.sign(coins)} aria-hidden="true">
      {coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '±0'}
      <Icon name="coin" />
    </span>
  );
}

/** A space for dice with its printed value; a second die lies on the first. */
export function DieSpace({ moves, name, value, place, dice, className }: DieSpaceProps) {
  const t = useTranslations('castle');
  const lying = dice.map((die) => t('dieInside', { colour: die.colour, value: die.value }));
  const label = lying.length > 0 ? t('spaceTaken', { space: name, dice: lying.join(', ') }) : name;
  return (
    <Spot moves={moves} name={label} stretch className={[styles.space, className].filter(Boolean).join(' ')}>
      <span className={styles.slot}>
        <span className={styles.value}>{value}</span>
        {dice.map((die, i) => (
          <span key={`${die.colour}${die.value}${sameBefore(dice, i)}`} className={styles.die} data-layer={i}>
            <TableDie {...die} place={place} n={sameBefore(dice, i)} size="2.35rem" />
          </span>
        ))}
        <Price move={moves[0]} />
      </span>
    </Spot>
  );
}
