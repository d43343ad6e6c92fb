import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../art/icon';
import type { TableProps } from './rules-parts';
import styles from './tables.module.css';

interface GridProps extends TableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [key: string, head: ReactNode, ...cells: ReactNode[]])[];
}

/** A table with heads above and before its rows. */
export function Grid({ caption, heads, rows }: GridProps) {
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

/** A line of icons and numbers in a cell. */
export const cellLine = styles.line;

/** One line of a scoring table. */
type Score = readonly [icon: IconName, name: string, points: string];

/** What scores at the end of a game. */
export function ScoreTable({ caption, scores }: TableProps & { readonly scores: readonly Score[] }) {
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
