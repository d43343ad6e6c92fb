import type { GameName } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Icon } from '../art/icon';
import { type IconWord, iconAbout, iconName } from '../words/effect-words';
import styles from './icon-list.module.css';

const GOODS = ['food', 'iron', 'pearl', 'any', 'coin', 'seal', 'vp'] as const;
const MEMBERS = ['courtier', 'gardener', 'warrior'] as const;
const PAGE = ['back', 'restart', 'end', 'hint', 'log', 'settings'] as const;

const CASTLE: readonly IconWord[] = [
  ...GOODS,
  'time',
  'lantern',
  'well',
  ...MEMBERS,
  'worker',
  'climb',
  'gate',
  'domain',
  'light',
  'tile-coral',
  'tile-black',
  'tile-white',
  'tile-any',
  'plant',
  'stone',
  'die',
  'heron',
  'decree',
  'pay',
  ...PAGE,
];

const DUEL: readonly IconWord[] = [
  ...GOODS,
  'change',
  'lantern',
  'well',
  ...MEMBERS,
  'climb',
  'gate',
  'plant',
  'stone',
  'lantern-coral',
  'lantern-black',
  'lantern-white',
  'lantern-card',
  'card',
  'money',
  'or',
  'scroll',
  'improve',
  'flag',
  'katana',
  'kabuto',
  'crane-blue',
  'crane-white',
  'goods-common',
  'goods-luxury',
  ...PAGE,
];

interface ListProps {
  readonly labelledBy: string;
}

interface IconListProps extends ListProps {
  readonly icons: readonly IconWord[];
  readonly game: GameName;
}

function IconList({ icons, game, labelledBy }: IconListProps) {
  const t = useTranslations();
  return (
    <dl className={styles.list} aria-labelledby={labelledBy}>
      {icons.map((name) => (
        <div key={name} className={styles.entry}>
          <dt>
            <Icon name={name} label={iconName(t, name)} size="1.8rem" />
          </dt>
          <dd>{iconAbout(t, name, game)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every icon of the castle game, in words. */
export function CastleIcons({ labelledBy }: ListProps) {
  return <IconList icons={CASTLE} game="castle" labelledBy={labelledBy} />;
}

/** Every icon of the Duel, in words. */
export function DuelIcons({ labelledBy }: ListProps) {
  return <IconList icons={DUEL} game="duel" labelledBy={labelledBy} />;
}
