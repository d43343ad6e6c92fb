import { scoreSheet } from '@shirasagi/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { useBoardNames } from '../../../table/seats/board-names';
import { SeatName } from '../../../table/seats/seat-name';
import { Offer } from '../cards/offer';
import { Holdings } from '../clans/holdings';
import { Storage } from '../clans/storage';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './domain.module.css';
import { Hand } from './hand';
import { DomainLanterns } from './lanterns';

/** What the final scoring would give for icons now: drawn by the icon that names the category. */
const SCORED = [
  ['flags', 'flag'],
  ['katanas', 'katana'],
  ['kabutos', 'kabuto'],
  ['cranes', 'crane-blue'],
] as const;

function Identity({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { state, position, you } = useDuel();
  const { seats, watching } = useBoardNames();
  // A name and a level, or "You", say it already.
  const said = watching || seats?.[seat].level !== undefined || seats?.[seat].alone === true;
  const clan = useWords().clan(seat);
  const { categories, total } = scoreSheet(state)[seat];
  return (
    <header className={styles.identity}>
      <span className={styles.crest}>
        <Crest seat={seat} />
      </span>
      <h2 className={styles.name}>
        <SeatName seat={seat} clan={clan} />
        {!said && <small>{seat === you ? t('domain.yours') : t('domain.theirs')}</small>}
      </h2>
      <Tip words={t('domain.points', { points: position.seats[seat].vp })} className={styles.points}>
        <Icon name="vp" />
        <b>{position.seats[seat].vp}</b>
      </Tip>
      <Tip words={t('domain.total', { ...categories, total })} className={styles.scored}>
        {SCORED.map(([category, icon]) => (
          <span key={category}>
            <Icon name={icon} />
            {categories[category]}
          </span>
        ))}
        <b>= {total}</b>
      </Tip>
    </header>
  );
}

/** A clan's domain: its lanterns, holdings, storage, cards and goods. */
export const Domain = memo(function Domain({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { position, you } = useDuel();
  const drafting = position.offer !== undefined && seat === you;
  return (
    <section
      className={styles.domain}
      data-seat={seat}
      data-domain={seat}
      data-home={seat}
      data-side={seat === you ? 'near' : 'far'}
      data-drafting={drafting}
      data-active={position.toMove === seat}
      aria-label={t('domain.label', { clan: useWords().clanId(seat) })}
    >
      <Identity seat={seat} />
      <Holdings seat={seat} />
      <Storage seat={seat} />
      <DomainLanterns seat={seat} />
      {drafting ? <Offer /> : <Hand seat={seat} />}
    </section>
  );
});
