import type { CardBlock } from '@shirasagi/engine/castle';
import type { PieceColour } from '../../../art/die';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { Spot } from '../spot';
import styles from './card.module.css';

interface BlockProps {
  readonly block: CardBlock;
  readonly moves: readonly string[];
  readonly name: string;
  /** The Die tile beside it, in a castle room. */
  readonly tile?: PieceColour;
  /** The die in hand would not fire it. */
  readonly quiet?: boolean;
}

/** One block of a card as a place that may be chosen, with the Die tile that points at it. */
export function Block({ block, moves, name, tile, quiet }: BlockProps) {
  return (
    <span className={styles.line} data-quiet={quiet}>
      {tile && <Icon name={`tile-${tile}`} className={styles.tile} />}
      <Spot
        moves={moves}
        name={name}
        className={`${styles.block} ${block.dark ? `${styles.dark} on-dark` : `${styles.light} on-light`}`}
      >
        <EffectIcons text={block.do} game="castle" />
      </Spot>
    </span>
  );
}

/** A card seen in a list: its blocks only. */
export function MiniCard({ blocks }: { readonly blocks: readonly CardBlock[] }) {
  return (
    <span className={styles.mini}>
      {blocks.map((block) => (
        <span
          key={block.name}
          className={`${styles.block} ${block.dark ? `${styles.dark} on-dark` : `${styles.light} on-light`}`}
        >
          <EffectIcons text={block.do} game="castle" />
        </span>
      ))}
    </span>
  );
}
