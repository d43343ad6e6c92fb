import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { clanOf } from '../../../words/names';
import { TableMember } from '../pieces/piece';
import { COURT_POINTS } from '../printed';
import { useCastle } from '../table-context';
import styles from './court.module.css';

/** Where courtiers stand together. */
export type CourtPlace = keyof typeof COURT_POINTS;

/** What a courtier there is worth at the end. */
export function Worth({ place }: { readonly place: CourtPlace }) {
  const t = useTranslations('castle');
  const points = COURT_POINTS[place];
  return (
    <Tip words={t('worth', { points })} className={styles.worth}>
      <Icon name="courtier" />
      <b>{points}</b>
      <Icon name="vp" />
    </Tip>
  );
}

interface CourtProps {
  readonly place: CourtPlace;
  /** Courtiers of a clan that stand elsewhere in the same place already. */
  readonly without?: (seat: number) => number;
  readonly size?: string;
}

/** The courtiers at the gate or on a floor, clan by clan. */
export function Court({ place, without, size = '1.85rem' }: CourtProps) {
  const t = useTranslations();
  const { state, position } = useCastle();
  return (
    <span className={styles.court}>
      {position.seats.map(({ courtiers }, seat) => {
        const placed = without?.(seat) ?? 0;
        const count = courtiers[place] - placed;
        const clan = clanOf(state, seat);
        return count > 0 ? (
          <Tip key={clan} words={t('castle.standing', { clan, count })} className={styles.clan}>
            {Array.from({ length: count }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: courtiers of one clan on one floor are alike
              <TableMember key={n} kind="courtier" seat={seat} place={place} n={placed + n} size={size} />
            ))}
          </Tip>
        ) : (
          <Fragment key={clan} />
        );
      })}
    </span>
  );
}
