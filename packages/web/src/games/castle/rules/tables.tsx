import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { GOODS, MEMBERS, PAGE, SymbolTable } from '../../../rules/icon-list';
import type { TableProps } from '../../../rules/rules-parts';
import { cellLine, Grid, ScoreTable } from '../../../rules/tables';
import type { IconWord } from '../../../words/effect-words';
import { SEASONS, timePoints } from '../printed';

/** The four seasons: their spaces, seals to enter them, and points at the end. */
export function Seasons({ caption }: TableProps) {
  const t = useTranslations();
  const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);
  return (
    <Grid
      caption={caption}
      heads={(['season', 'spaces', 'entry', 'points'] as const).map((name) => t(`rules.label.${name}`))}
      rows={SEASONS.map(({ name, from, to, seals }) => [
        name,
        t(`rules.label.${name}`),
        range(from, to),
        seals > 0 ? (
          <span key="seals" className={cellLine}>
            {seals} <Icon name="seal" label={t('effects.icon.seal')} />
          </span>
        ) : (
          '–'
        ),
        range(timePoints(from), timePoints(to)),
      ])}
    />
  );
}

/** Everything that scores at the end of the castle game. */
export function CastleScoring({ caption }: TableProps) {
  const t = useTranslations();
  const floors = (['gate', 'floor1', 'floor2', 'daimyo'] as const)
    .map((floor, i) => `${t(`rules.label.${floor}`)} ${[1, 3, 6, 10][i]}`)
    .join(', ');
  return (
    <ScoreTable
      caption={caption}
      scores={[
        ['coin', t('effects.category.coins'), t('rules.label.leftovers')],
        ['any', t('effects.category.resources'), t('rules.label.resources')],
        ['time', t('effects.category.time'), t('rules.label.timePoints')],
        ['courtier', t('effects.category.courtiers'), floors],
        ['warrior', t('effects.category.warriors'), t('rules.label.warriorsTimes')],
        ['gardener', t('effects.category.gardeners'), t('rules.label.gardenersCard')],
      ]}
    />
  );
}

const LEVELS = [
  { level: 'easy', points: 0, order: 'second', time: 0 },
  { level: 'medium', points: 3, order: 'first', time: 1 },
  { level: 'hard', points: 8, order: 'first', time: 3 },
] as const;

/** How far ahead the rival begins. */
export function Levels({ caption }: TableProps) {
  const t = useTranslations();
  return (
    <Grid
      caption={caption}
      heads={(['level', 'points', 'order', 'influence'] as const).map((name) => t(`rules.label.${name}`))}
      rows={LEVELS.map(({ level, points, order, time }) => [
        level,
        t(`effects.level.${level}`),
        points,
        t(`rules.label.${order}`),
        time,
      ])}
    />
  );
}

const ICONS: readonly IconWord[] = [
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

/** Every icon of the castle game, in words. */
export function CastleIcons({ caption }: TableProps) {
  return <SymbolTable caption={caption} icons={ICONS} game="castle" />;
}
