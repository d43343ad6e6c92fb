import type { ReactNode } from 'react';
import type { PieceColour } from '../art/die';
import { EffectIcons } from '../art/effect-icons';
import { Icon, type IconName } from '../art/icon';
import styles from './figures.module.css';

/** A number with a sign beside its icon; points have no plus. */
export function Amount({ icon, change }: { readonly icon: IconName; readonly change: number }) {
  const sign = change < 0 ? '−' : icon === 'vp' ? '' : '+';
  return (
    <span className={styles.amount}>
      {sign}
      {Math.abs(change)} <Icon name={icon} />
    </span>
  );
}

/** A space for a die with its printed value, and a die that comes to lie on it. */
export function Space({ value, die }: { readonly value: number; readonly die?: ReactNode }) {
  return (
    <span className={styles.space}>
      {value}
      {die && <span className={styles.on}>{die}</span>}
    </span>
  );
}

interface RoomBlock {
  readonly tile: PieceColour;
  readonly text: string;
  readonly dark?: boolean;
}

/** A Steward card with its Die tiles; the blocks that a die of the colour `lit` performs are bright. */
export function RoomCard({
  blocks,
  lit,
}: {
  readonly blocks: readonly RoomBlock[];
  readonly lit: PieceColour;
}) {
  return (
    <span className={styles.room}>
      {blocks.map(({ tile, text, dark }) => (
        <span key={text} className={styles.block} data-lit={tile === lit}>
          <Icon name={`tile-${tile}`} />
          <span className={dark ? `${styles.dark} on-dark` : `${styles.light} on-light`}>
            <EffectIcons text={text} game="castle" />
          </span>
        </span>
      ))}
    </span>
  );
}
