import { useTranslations } from 'use-intl';
import { Die } from '../art/die';
import { EffectIcons } from '../art/effect-icons';
import { Icon } from '../art/icon';
import { Member } from '../art/member';
import styles from './figures.module.css';
import { Amount, RoomCard, Space } from './pieces';

/** The three kinds of members. */
export function MembersFigure() {
  const t = useTranslations('effects.icon');
  return (
    <figure className={styles.row}>
      {(['courtier', 'gardener', 'warrior'] as const).map((kind, seat) => (
        <span key={kind} className={styles.piece}>
          <Member kind={kind} seat={seat} size="4rem" />
          {t(kind)}
        </span>
      ))}
    </figure>
  );
}

/** A pair of starting cards. */
export function PairFigure() {
  return (
    <figure className={styles.row}>
      <span className={styles.card}>
        <EffectIcons text="courtier" game="castle" />
      </span>
      <span className={styles.card}>
        <EffectIcons text="food 2, iron 2, pearl 1, coin 4, seal 1" game="castle" />
      </span>
    </figure>
  );
}

/** A die from the left end goes to a room: coins, lantern, blocks. */
export function TurnFigure() {
  return (
    <figure className={styles.row}>
      <Die colour="white" value={5} size="2.6rem" />
      <Icon name="pay" className={styles.arrow} />
      <Space value={3} />
      <Icon name="pay" className={styles.arrow} />
      <Amount icon="coin" change={2} />
      <Icon name="lantern" size="2rem" />
      <RoomCard
        blocks={[
          { tile: 'white', text: 'pay seal 1 > courtier', dark: true },
          { tile: 'coral', text: 'time 1' },
          { tile: 'white', text: 'iron 2' },
        ]}
        lit="white"
      />
    </figure>
  );
}

/** A bridge: only its ends can be taken; and what a die pays or brings. */
export function BridgeFigure() {
  const t = useTranslations('rules.label');
  return (
    <figure>
      <div className={styles.bridge}>
        <span className={styles.end}>
          <Die colour="coral" value={1} size="2.6rem" />
          <span className={styles.caption}>
            {t('left')} <Icon name="lantern" />
          </span>
        </span>
        <span className={styles.between}>
          <Die colour="coral" value={3} size="2.3rem" />
          <Die colour="coral" value={4} size="2.3rem" />
        </span>
        <span className={styles.end}>
          <Die colour="coral" value={6} size="2.6rem" />
          <span className={styles.caption}>{t('right')}</span>
        </span>
      </div>
      <div className={styles.row}>
        <Space value={3} die={<Die colour="coral" value={5} size="2.2rem" />} />
        <Amount icon="coin" change={2} />
        <Space value={5} die={<Die colour="white" value={1} size="2.2rem" />} />
        <Amount icon="coin" change={-4} />
      </div>
    </figure>
  );
}

const VALUES = [
  ['rooms1', 3],
  ['rooms2', 4],
  ['outside', 5],
  ['well', 1],
  ['domain', 6],
] as const;

/** The printed value of every space. */
export function SpacesFigure() {
  const t = useTranslations('rules.label');
  return (
    <figure className={styles.row}>
      {VALUES.map(([place, value]) => (
        <span key={place} className={styles.piece}>
          <Space value={value} />
          {t(place)}
        </span>
      ))}
    </figure>
  );
}

const FLOORS = [
  ['gate', 1],
  ['floor1', 3],
  ['floor2', 6],
  ['daimyo', 10],
] as const;

/** The way of a courtier, with the points of each stop. */
export function CourtFigure() {
  const t = useTranslations('rules.label');
  return (
    <figure className={styles.stairs}>
      {FLOORS.map(([floor, points], height) => (
        <span key={floor} className={styles.stair} data-height={height}>
          <Member kind="courtier" seat={0} size="2.4rem" />
          <span className={styles.step}>
            <span>{t(floor)}</span>
            <Amount icon="vp" change={points} />
          </span>
        </span>
      ))}
    </figure>
  );
}

const GARDENS = [
  { kind: 'plant', food: 4, points: 7, text: 'pay coin 3 > courtier' },
  { kind: 'stone', food: 1, points: 1, text: 'coin 3' },
] as const;

/** A plant garden and a stone garden. */
export function GardenFigure() {
  const t = useTranslations('effects.icon');
  return (
    <figure className={styles.row}>
      {GARDENS.map(({ kind, food, points, text }) => (
        <span key={kind} className={styles.garden} data-kind={kind}>
          <b>
            <Icon name={kind} /> {t(kind)}
          </b>
          <span className={styles.line}>
            <Amount icon="food" change={-food} />
            <Amount icon="vp" change={points} />
          </span>
          <EffectIcons text={text} game="castle" />
        </span>
      ))}
    </figure>
  );
}

/** The three yards: what they cost and what a warrior there is worth. */
export function YardFigure() {
  return (
    <figure className={styles.row}>
      {[
        { iron: 5, worth: 2, tiles: ['tile:black', 'time 2'] },
        { iron: 3, worth: 1, tiles: ['gardener'] },
        { iron: 1, worth: 1, tiles: ['coin 5'] },
      ].map(({ iron, worth, tiles }) => (
        <span key={iron} className={styles.card}>
          <Amount icon="iron" change={-iron} />
          {tiles.map((text) => (
            <EffectIcons key={text} text={text} game="castle" />
          ))}
          <span className={styles.line}>
            {worth} × <Icon name="courtier" />
          </span>
        </span>
      ))}
    </figure>
  );
}

/** A Lantern Area of four cards: one reward gives all of them. */
export function LanternFigure() {
  return (
    <figure className={styles.row}>
      <Icon name="lantern" size="2.4rem" />
      <Icon name="pay" className={styles.arrow} />
      {['vp 2', 'food 1', 'coin 1', 'time 1'].map((text) => (
        <span key={text} className={styles.card}>
          <EffectIcons text={text} game="castle" />
        </span>
      ))}
    </figure>
  );
}

/** Both exchanges. */
export function ExchangeFigure() {
  return (
    <figure className={styles.row}>
      {['pay seal 2 > any 1', 'pay seal 1 > coin 1'].map((text) => (
        <span key={text} className={styles.card}>
          <EffectIcons text={text} game="castle" />
        </span>
      ))}
    </figure>
  );
}
