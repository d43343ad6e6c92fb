import type { CastlePosition } from '@shirasagi/engine';
import { type CastleComponents, cards } from '@shirasagi/engine/castle';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PieceColour } from '../../../art/die';
import { Drawing } from '../../../art/drawing';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { effectWords } from '../../../words/effect-words';
import { useLabelled } from '../../../words/labelled.js';
import { clanName } from '../../../words/names';
import { River } from '../castle/scenery';
import { TableDie, TableMember } from '../pieces/piece';
import { COLOURS, GARDENS, type GardenName } from '../printed';
import { Spot } from '../spot';
import { useCastle, useGame } from '../table-context';
import styles from './bridges.module.css';

function Arch({ colour }: { readonly colour: PieceColour }) {
  return (
    <Drawing className={styles.arch} viewBox="0 0 340 80" preserveAspectRatio="none" data-colour={colour}>
      <path d="M2 70C90 34 250 34 338 70l-12 8C246 50 94 50 14 78z" className={styles.deck} />
      <path
        d="M2 52C90 16 250 16 338 52M40 40v20M96 26v20M152 20v20M188 20v20M244 26v20M300 40v20M4 50v22M336 50v22"
        className={styles.rail}
      />
      {colour === 'coral' && (
        <path
          d="M60 58c8-6 16-6 24 0M130 49c8-6 16-6 24 0M186 49c8-6 16-6 24 0M256 58c8-6 16-6 24 0"
          className={styles.wave}
        />
      )}
    </Drawing>
  );
}

/** How high the arch stands at a place between 0 and 1, in its own height. */
const rise = (at: number): number => 4 * at * (1 - at);

interface BridgeProps {
  readonly colour: PieceColour;
  /** The dice on it. */
  readonly here: CastlePosition['bridges'][string];
}

/** A bridge over the river with its dice. */
export const Bridge = memo(function Bridge({ colour, here: { left, centre, right } }: BridgeProps) {
  const t = useTranslations();
  const dice = [left, ...centre, right];
  const sameBefore = (i: number): number => dice.slice(0, i).filter((value) => value === dice[i]).length;
  const at = (i: number): number => i / (dice.length - 1);
  const labelled = useLabelled();
  const name = t(`castle.bridge.${colour}`);
  return (
    <div className={styles.bridge}>
      <River />
      <Arch colour={colour} />
      <Tip words={t('castle.bridge.lantern')} className={styles.lantern}>
        <Icon name="lantern" />
      </Tip>
      {dice.map((value, i) => {
        if (!value) return null;
        const place = { left: `${17 + at(i) * 69}%`, bottom: `calc(1.05rem + ${rise(at(i))} * var(--rise))` };
        const end = i === 0 ? 'left' : i === dice.length - 1 ? 'right' : undefined;
        const die = <TableDie colour={colour} value={value} place="bridge" n={sameBefore(i)} />;
        return (
          <span key={end ?? `centre ${value} ${sameBefore(i)}`} className={styles.die} style={place}>
            {end ? (
              <Spot
                moves={[`takeDie:${colour}:${end}`]}
                name={labelled(name, t('castle.dieInside', { colour, value }))}
                className={styles.end}
              >
                {die}
              </Spot>
            ) : (
              <Tip words={t('castle.die', { colour, value })}>{die}</Tip>
            )}
          </span>
        );
      })}
    </div>
  );
});

interface GardenFaceProps {
  readonly card: Pick<CastleComponents['gardens'][number], 'kind' | 'food' | 'points' | 'do'>;
  /** Who stands on it. */
  readonly children?: ReactNode;
}

/** What is printed on a garden card. */
export function GardenFace({ card, children }: GardenFaceProps) {
  return (
    <>
      <span className={styles.head}>
        <span className={styles.food}>
          <b>{card.food}</b>
          <Icon name="food" />
        </span>
        <Icon name={card.kind} className={styles.kind} />
        <span className={styles.food}>
          <b>{card.points}</b>
          <Icon name="vp" />
        </span>
      </span>
      <span className={styles.body}>
        <EffectIcons text={card.do} game="castle" />
        {children}
      </span>
    </>
  );
}

interface GardenProps {
  readonly colour: PieceColour;
  readonly kind: GardenName;
  /** Its card and the gardeners on it. */
  readonly here: CastlePosition['gardens'][string][string];
}

const Garden = memo(function Garden({ colour, kind, here: { card: id, clans } }: GardenProps) {
  const t = useTranslations();
  const game = useGame();
  const card = cards.garden(game.edition.components, id);
  const name = t('castle.garden', {
    bridge: colour,
    garden: kind,
    food: card.food,
    points: card.points,
    effect: effectWords(t, card.do, 'castle'),
  });
  const place = `${colour}:${kind}`;
  const at = clans.map((seat) => clanName(t, game, seat)).join(', ');
  return (
    <Spot
      moves={[`garden:${place}`, `activateGarden:${place}`, `rivalGarden:${place}`]}
      name={at ? t('castle.gardeners', { label: name, clans: at }) : name}
      className={`${styles.garden} ${styles[kind]}`}
    >
      <GardenFace card={card}>
        <span className={styles.gardeners}>
          {clans.map((seat) => (
            <TableMember key={seat} kind="gardener" seat={seat} place={place} size="1.75rem" />
          ))}
        </span>
      </GardenFace>
    </Spot>
  );
});

/** A bridge with its dice, and the gardens below it. */
export function Bank({ colour }: { readonly colour: PieceColour }) {
  const t = useTranslations('castle');
  const { position } = useCastle();
  return (
    <section className={styles.bank} aria-label={t(`bridge.${colour}`)}>
      <Bridge colour={colour} here={position.bridges[colour]} />
      <div className={styles.gardens}>
        {GARDENS.map((kind) => (
          <Garden key={kind} colour={colour} kind={kind} here={position.gardens[colour][kind]} />
        ))}
      </div>
    </section>
  );
}

/** The three bridges over the river with their dice, and the gardens below them. */
export const Bridges = memo(function Bridges() {
  const t = useTranslations('castle');
  return (
    <section className={styles.bridges} aria-label={t('bridge.all')}>
      {COLOURS.map((colour) => (
        <Bank key={colour} colour={colour} />
      ))}
    </section>
  );
});
