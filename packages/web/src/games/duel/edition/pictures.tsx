import type { DuelComponents } from '@shirasagi/engine/duel';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { LanternFace } from '../cards/lantern-row';
import lanterns from '../cards/lantern-row.module.css';
import { StartingFace } from '../cards/offer';
import climbing from '../castle/climbing-path.module.css';
import gardens from '../castle/gardens.module.css';
import { GoodsFace } from '../castle/harbour';
import harbour from '../castle/harbour.module.css';
import { YardRewards } from '../castle/yards';
import { InfluenceFace, kindOf } from '../domain/influence-card';
import influence from '../domain/influence-card.module.css';
import { PaperLantern } from '../pieces/token';
import type { Colour } from '../printed';
import styles from './pictures.module.css';

type Influence = DuelComponents['influence']['weapon'][number];

/** An Influence card as it lies on its deck. */
export function InfluencePicture({ card }: { readonly card: Influence }) {
  return (
    <span className={`${influence.card} ${styles.influence}`} data-kind={kindOf(card.id)} data-face="offer">
      <InfluenceFace card={card} face="offer" />
    </span>
  );
}

export function LanternPicture(card: { readonly colour: Colour; readonly reward: string }) {
  return (
    <span className={`${lanterns.card} ${styles.lantern}`} data-colour={card.colour}>
      <LanternFace {...card} />
    </span>
  );
}

export function StartingPicture({ card }: { readonly card: DuelComponents['starting'][number] }) {
  return (
    <span className={styles.starting}>
      <StartingFace card={card} />
    </span>
  );
}

export function LocationPicture({ colour }: { readonly colour: Colour }) {
  return (
    <span className={styles.location}>
      <PaperLantern colour={colour} />
    </span>
  );
}

/** A floor of the castle: sources and the locations between them. */
export function FloorPicture({ floor, colours }: { floor: readonly string[]; colours: readonly Colour[] }) {
  return (
    <span className={styles.floor}>
      {floor.map((place) => {
        const number = Number(place.slice(-1));
        return (
          <span key={place} className={styles.place}>
            {place.startsWith('loc') ? (
              <PaperLantern colour={colours[number - 1]} />
            ) : (
              <Icon name={place.startsWith('deck') ? 'deck' : 'change'} />
            )}
            <b>{number}</b>
          </span>
        );
      })}
    </span>
  );
}

/** Both sides of a Garden tile. */
export function GardenTilePicture({ stone, plant }: { readonly stone: string; readonly plant: string }) {
  return (
    <span className={styles.sides}>
      {(['stone', 'plant'] as const).map((kind) => (
        <span key={kind} className={`${gardens.garden} ${styles.side}`} data-kind={kind}>
          <Icon name={kind} />
          <span className={gardens.tile}>
            <EffectIcons text={kind === 'stone' ? stone : plant} game="duel" />
          </span>
        </span>
      ))}
    </span>
  );
}

/** The foot of a garden column. */
export function ColumnPicture({ kind, icons }: { readonly kind: 'stone' | 'plant'; readonly icons: string }) {
  return (
    <span className={`${gardens.garden} ${styles.column}`} data-kind={kind}>
      <Icon name={kind} />
      <span className={gardens.foot}>
        <GoodsFace icons={icons} />
      </span>
    </span>
  );
}

export function YardPicture({ choose }: { readonly choose: string }) {
  return (
    <span className={styles.yard}>
      <YardRewards choose={choose} />
    </span>
  );
}

export function SpacesPicture({ yard, spaces }: { readonly yard: 'basic' | 'elite'; spaces: number }) {
  return (
    <span className={styles.spaces}>
      <Icon name={yard === 'basic' ? 'katana' : 'kabuto'} />
      <b>{spaces}</b>
    </span>
  );
}

/** Both sides of a Social Climbing tile, or one that is printed on the board. */
export function ClimbPicture({
  sides,
}: {
  sides: Readonly<Partial<Record<'light' | 'dark' | 'top', string>>>;
}) {
  const grounds = { light: 'on-light', dark: 'on-dark', top: '' };
  return (
    <span className={styles.sides}>
      {Object.entries(sides).map(([side, reward]) => (
        <span
          key={side}
          className={`${climbing.tile} ${grounds[side as keyof typeof grounds]} ${styles.climb}`}
          data-side={side}
        >
          <EffectIcons text={reward} game="duel" />
        </span>
      ))}
    </span>
  );
}

export function GoodsPicture({ stack, icons }: { readonly stack: 'common' | 'luxury'; icons: string }) {
  return (
    <span className={`${harbour.goods} ${styles.goods}`} data-stack={stack}>
      <GoodsFace icons={icons} />
    </span>
  );
}
