import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../art/icon';
import styles from './figures.module.css';
import { Amount } from './pieces';

const SEASONS = [
  { season: 'spring', spaces: '0–5', seals: 0, points: '0' },
  { season: 'summer', spaces: '6–10', seals: 1, points: '3' },
  { season: 'autumn', spaces: '11–14', seals: 2, points: '6' },
  { season: 'winter', spaces: '15–20', seals: 3, points: '10–15' },
] as const;

/** The four seasons: seals to enter them, and points at the end. */
export function TimeFigure() {
  const t = useTranslations('rules.label');
  return (
    <figure className={styles.seasons}>
      {SEASONS.map(({ season, spaces, seals, points }) => (
        <span key={season} className={styles.season} data-season={season}>
          <b>{t(season)}</b>
          <span>{spaces}</span>
          {seals > 0 && <Amount icon="seal" change={-seals} />}
          <span className={styles.amount}>
            {points} <Icon name="vp" />
          </span>
        </span>
      ))}
    </figure>
  );
}

type Row = readonly [icon: IconName, name: string, points: string];

function ScoreTable({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTranslations('rules.label');
  return (
    <figure>
      <table className={styles.table}>
        <thead className="unseen">
          <tr>
            <th scope="col">{t('gives')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([icon, name, points]) => (
            <tr key={icon}>
              <th scope="row">
                <span className={styles.line}>
                  <Icon name={icon} size="1.6em" /> {name}
                </span>
              </th>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Everything that scores at the end of the castle game. */
export function CastleScoring() {
  const t = useTranslations();
  const floors = (['gate', 'floor1', 'floor2', 'daimyo'] as const)
    .map((floor, i) => `${t(`rules.label.${floor}`)} = ${[1, 3, 6, 10][i]}`)
    .join(', ');
  return (
    <ScoreTable
      rows={[
        ['coin', t('effects.category.coins'), t('rules.label.leftovers')],
        ['any', t('effects.category.resources'), t('rules.label.resources')],
        ['time', t('effects.category.time'), '3, 6, 10–15'],
        ['courtier', t('effects.category.courtiers'), floors],
        ['warrior', t('effects.category.warriors'), t('rules.label.warriorsTimes')],
        ['gardener', t('effects.category.gardeners'), t('rules.label.gardenersCard')],
      ]}
    />
  );
}

/** Everything that scores at the end of the Duel. */
export function DuelScoring() {
  const t = useTranslations();
  return (
    <ScoreTable
      rows={[
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
export function LevelFigure() {
  const t = useTranslations();
  return (
    <figure>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rules.label.level')}</th>
            <th scope="col">{t('rules.label.points')}</th>
            <th scope="col">{t('rules.label.order')}</th>
            <th scope="col">{t('rules.label.influence')}</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map(({ level, points, order, time }) => (
            <tr key={level}>
              <th scope="row">{t(`effects.level.${level}`)}</th>
              <td>{points}</td>
              <td>{t(`rules.label.${order}`)}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
