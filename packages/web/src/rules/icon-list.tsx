import type { GameName } from '@shirasagi/engine';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../art/icon';
import { type IconWord, iconAbout, iconName } from '../words/effect-words';
import styles from './icon-list.module.css';
import type { TableProps } from './rules-parts';
import tables from './tables.module.css';

/** Icons that every game has: what clans hold, their members, and what the page itself shows. */
export const GOODS = ['food', 'iron', 'pearl', 'any', 'coin', 'seal', 'vp'] as const;
export const MEMBERS = ['courtier', 'gardener', 'warrior'] as const;
export const PAGE = ['back', 'restart', 'end', 'hint', 'log', 'settings'] as const;

interface IconListProps {
  readonly icons: readonly IconWord[];
  readonly game: GameName;
}

function IconList({ icons, game, labelledBy }: IconListProps & { readonly labelledBy: string }) {
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

/** A list of symbols and what they mean, under its caption. */
export function SymbolTable({ caption, icons, game }: TableProps & IconListProps) {
  const id = useId();
  return (
    <div className={tables.symbols}>
      <h3 id={id} className={tables.caption}>
        {caption}
      </h3>
      <IconList icons={icons} game={game} labelledBy={id} />
    </div>
  );
}
