import { type ComponentType, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../art/icon';
import { SEASONS, timePoints } from '../games/castle/printed';
import type { RulesPageName } from '../games/rules';
import { CastleIcons, DuelIcons } from './icon-list';
import styles from './tables.module.css';

interface TableProps {
  readonly caption: string;
}

interface GridProps extends TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [key: string, head: ReactNode, ...cells: ReactNode[]])[];
}

function Grid({ caption, heads, rows }: GridProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, head, ...cells]) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have fixed places
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The four seasons: their spaces, seals to enter them, and points at the end. */
function Seasons({ caption }: TableProps) {
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
          <span key="seals" className={styles.line}>
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

type Score = readonly [icon: IconName, name: string, points: string];

function ScoreTable({ caption, scores }: TableProps & { readonly scores: readonly Score[] }) {
  const t = useTranslations('rules.label');
  return (
    <Grid
      caption={caption}
      heads={[t('gives'), t('points')]}
      rows={scores.map(([icon, name, points]) => [
        icon,
        <span key={icon} className={styles.line}>
          <Icon name={icon} size="1.6em" /> {name}
        </span>,
        points,
      ])}
    />
  );
}

/** Everything that scores at the end of the castle game. */
function CastleScoring({ caption }: TableProps) {
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

/** Everything that scores at the end of the Duel. */
function DuelScoring({ caption }: TableProps) {
  const t = useTranslations();
  return (
    <ScoreTable
      caption={caption}
      scores={[
        ['coin', t('effects.category.coins'), t('rules.label.leftovers')],
        ['any', t('effects.category.resources'), t('rules.label.resources')],
        ['flag', t('effects.category.flags'), t('rules.label.flags')],
        ['katana', t('effects.category.katanas'), t('rules.label.katanas')],
        ['kabuto', t('effects.category.kabutos'), t('rules.label.kabutos')],
        ['crane-blue', t('effects.category.cranes'), t('rules.label.cranes')],
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
function Levels({ caption }: TableProps) {
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

/** A list of symbols under its caption. */
function symbols(List: ComponentType<{ readonly labelledBy: string }>): ComponentType<TableProps> {
  return function Symbols({ caption }: TableProps) {
    const id = useId();
    return (
      <div className={styles.symbols}>
        <h3 id={id} className={styles.caption}>
          {caption}
        </h3>
        <List labelledBy={id} />
      </div>
    );
  };
}

type Tables = Readonly<Partial<Record<string, Readonly<Partial<Record<string, ComponentType<TableProps>>>>>>>;

/** The tables of each section by their keys in the messages. */
export const TABLES: Readonly<Record<RulesPageName, Tables>> = {
  castle: {
    time: { t1: Seasons },
    scoring: { t1: CastleScoring },
    icons: { t1: symbols(CastleIcons) },
  },
  solo: { setup: { t1: Levels } },
  duel: { scoring: { t1: DuelScoring }, icons: { t1: symbols(DuelIcons) } },
};
