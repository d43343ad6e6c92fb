import { useTranslations } from 'use-intl';
import { EffectIcons } from '../art/effect-icons';
import { Icon, type IconName } from '../art/icon';
import styles from './figures.module.css';
import { Amount } from './pieces';

const MARKS = ['flag', 'katana', 'kabuto', 'crane-blue', 'crane-white'] as const;

/** The icons that count at the end. */
export function IconsFigure() {
  const t = useTranslations('effects.icon');
  return (
    <figure className={styles.row}>
      {MARKS.map((mark) => (
        <span key={mark} className={styles.piece}>
          <Icon name={mark} size="2.4rem" />
          {t(mark)}
        </span>
      ))}
    </figure>
  );
}

const STACKS: readonly { readonly tile: IconName; readonly allowed: readonly IconName[] }[] = [
  { tile: 'lantern-coral', allowed: ['lantern-black', 'lantern-white'] },
  { tile: 'lantern-black', allowed: ['lantern-coral', 'lantern-white'] },
];

/** Which tokens an empty location takes. */
export function TokensFigure() {
  return (
    <figure className={styles.row}>
      {STACKS.map(({ tile, allowed }) => (
        <span key={tile} className={styles.card}>
          <span className={styles.line}>
            {allowed.map((token) => (
              <Icon key={token} name={token} size="1.8rem" />
            ))}
            <Icon name="pay" className={styles.arrow} />
            <Icon name={tile} size="2.2rem" />
          </span>
        </span>
      ))}
    </figure>
  );
}

/** The three lanterns of a domain and what is printed on them. */
export function LanternsFigure() {
  return (
    <figure className={styles.row}>
      {(
        [
          ['lantern-coral', 'food 1'],
          ['lantern-black', 'iron 1'],
          ['lantern-white', 'pearl 1'],
        ] as const
      ).map(([lantern, text]) => (
        <span key={lantern} className={styles.card}>
          <Icon name={lantern} size="2.4rem" />
          <EffectIcons text={text} game="duel" />
        </span>
      ))}
    </figure>
  );
}

const ACTIONS = [
  { action: 'garden', icon: 'gardener', pays: 'food', costs: '2 / 5' },
  { action: 'training', icon: 'warrior', pays: 'iron', costs: '2 / 5' },
  { action: 'courtier', icon: 'courtier', pays: 'pearl', costs: '2 / 5' },
  { action: 'trade', icon: 'goods-common', pays: 'any', costs: '1 / 2 / 5' },
  { action: 'lantern', icon: 'lantern', pays: null, costs: '' },
  { action: 'improve', icon: 'improve', pays: null, costs: '' },
] as const;

/** The six actions and what they ask for. */
export function ActionsFigure() {
  const t = useTranslations();
  return (
    <figure>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rules.label.action')}</th>
            <th scope="col">{t('rules.label.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {ACTIONS.map(({ action, icon, pays, costs }) => (
            <tr key={action}>
              <th scope="row">
                <span className={styles.line}>
                  <Icon name={icon} size="1.6em" /> {t(`effects.action.${action}`)}
                </span>
              </th>
              <td>{pays ? <Price icon={pays} costs={costs} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Price({
  icon,
  costs,
}: {
  readonly icon: 'food' | 'iron' | 'pearl' | 'any';
  readonly costs: string;
}) {
  const t = useTranslations('effects.icon');
  return (
    <>
      {costs} <Icon name={icon} label={t(icon)} />
    </>
  );
}

/** An Influence card: price, scroll, and the icons once improved. */
export function CardFigure() {
  return (
    <figure className={styles.row}>
      <span className={styles.card}>
        <EffectIcons text="3c 1s" game="duel" />
        <span className={styles.line}>
          <Icon name="scroll" size="1.5em" />
          <EffectIcons text="improve 1" game="duel" />
        </span>
      </span>
      <Icon name="improve" size="1.8rem" />
      <span className={styles.card}>
        <span className={styles.line}>
          <Icon name="katana" size="2rem" />
          <Icon name="kabuto" size="2rem" />
        </span>
      </span>
    </figure>
  );
}

/** The three spaces of a path and what a flag is worth on each. */
export function ClimbFigure() {
  return (
    <figure className={styles.stairs}>
      {(['coin 2', 'lantern:any', 'buy_card'] as const).map((text, height) => (
        <span key={text} className={styles.stair} data-height={height + 1}>
          <span className={styles.step}>
            <EffectIcons text={text} game="duel" />
            <span className={styles.line}>
              <Icon name="flag" /> × {height + 1}
            </span>
          </span>
        </span>
      ))}
    </figure>
  );
}

/** What resources buy at the harbour. */
export function TradeFigure() {
  return (
    <figure className={styles.row}>
      {(
        [
          [1, 'card'],
          [2, 'goods-common'],
          [5, 'goods-luxury'],
        ] as const
      ).map(([cost, icon]) => (
        <span key={icon} className={styles.card}>
          <span className={styles.line}>
            <Amount icon="any" change={-cost} />
            <Icon name="pay" className={styles.arrow} />
            <Icon name={icon} size="2rem" />
          </span>
        </span>
      ))}
    </figure>
  );
}
