import type { CardBlock, CastleComponents } from '@shirasagi/engine/castle';
import { cards } from '@shirasagi/engine/castle';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { GardenFace } from '../bridges/bridges';
import bridges from '../bridges/bridges.module.css';
import daimyo from '../castle/daimyo.module.css';
import ground from '../castle/ground.module.css';
import yards from '../castle/yards.module.css';
import { ActionFace, BridgeFace } from '../clans/rival';
import { MiniCard } from '../domain/card';
import { LanternSide, StartingActionFace, StartingResourceFace } from '../domain/draft';
import styles from './pictures.module.css';

/** A Steward or Diplomat card as it lies in its room. */
export function RoomCardPicture({ components, id }: { components: CastleComponents; id: string }) {
  const { threePlus } = cards.roomCards(components).find((card) => card.id === id)!;
  const blocks: readonly CardBlock[] = cards.cardBlocks(components, id);
  return (
    <span className={styles.roomCard}>
      <span className={styles.blocks} data-rows={blocks.map(({ rows }) => rows.length).join('')}>
        <MiniCard blocks={blocks} />
      </span>
      {threePlus && <span className={styles.players}>3+</span>}
    </span>
  );
}

/** The three favours of a Daimyo card. */
export function DaimyoPicture({ favours }: { readonly favours: readonly string[] }) {
  return (
    <span className={`${daimyo.room} ${styles.daimyo}`}>
      {favours.map((favour, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: favours have fixed places
        <span key={slot} className={`${daimyo.favour} ${styles.centred} on-light`}>
          <EffectIcons text={favour} game="castle" />
        </span>
      ))}
    </span>
  );
}

export function StartingActionPicture({ effect }: { readonly effect: string }) {
  return (
    <span className={styles.starting}>
      <StartingActionFace effect={effect} />
    </span>
  );
}

export function StartingResourcePicture(card: { readonly gain: string; readonly lantern: string }) {
  return (
    <span className={styles.starting}>
      <StartingResourceFace {...card} />
    </span>
  );
}

/** The Lantern side of a card, as it lies in a Lantern Area. */
export function LanternPicture({ effect }: { readonly effect: string }) {
  return (
    <span className={`${styles.starting} ${styles.lantern} on-light`}>
      <LanternSide effect={effect} />
    </span>
  );
}

export function GardenPicture({ card }: { readonly card: CastleComponents['gardens'][number] }) {
  return (
    <span className={`${bridges.garden} ${bridges[card.kind]} ${styles.garden}`}>
      <GardenFace card={card} />
    </span>
  );
}

/** Both sides of a yard tile. */
export function YardTilePicture({ blue, yellow }: { readonly blue: string; readonly yellow: string }) {
  return (
    <span className={styles.sides}>
      <span className={`${yards.tile} ${yards.blue} ${styles.centred}`}>
        <EffectIcons text={blue} game="castle" />
      </span>
      <span className={`${yards.tile} ${yards.yellow} ${styles.centred}`}>
        <EffectIcons text={yellow} game="castle" />
      </span>
    </span>
  );
}

/** The reward side of the Die tiles of all three colours. */
export function DieTilePicture({ reward }: { readonly reward: string }) {
  return (
    <span className={styles.sides}>
      <span className={`${ground.reward} ${styles.tile} on-light`}>
        <EffectIcons text={reward} game="castle" />
      </span>
      <span className={styles.colours} aria-hidden="true">
        <Icon name="tile-coral" />
        <Icon name="tile-black" />
        <Icon name="tile-white" />
      </span>
    </span>
  );
}

/** Both faces of a card of the rival. */
export function RivalPicture({ card }: { readonly card: CastleComponents['rivalDeck'][number] }) {
  return (
    <span className={styles.rival}>
      <BridgeFace card={card} />
      <ActionFace actions={card.actions} />
    </span>
  );
}
