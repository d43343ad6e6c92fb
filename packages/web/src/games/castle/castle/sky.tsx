import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { Heron } from '../../../art/heron';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { clanName } from '../../../words/names';
import { SEASONS, timePoints } from '../printed';
import { Spot, useAnyLegal } from '../spot';
import { useCastle } from '../table-context';
import { SeasonMotif } from './season-motif';
import styles from './sky.module.css';

type Season = (typeof SEASONS)[number];

/** One space of the track with the herons on it, the one on top first. */
function Space({ space }: { readonly space: number }) {
  const t = useTranslations();
  const { state, position } = useCastle();
  const herons = position.timeOrder.filter((seat) => position.seats[seat].time === space);
  const clans = herons.map((seat) => clanName(t, state, seat)).join(', ');
  return (
    <li className={styles.space} aria-hidden={herons.length === 0}>
      {herons.length > 0 && (
        <Tip words={t('castle.time.herons', { clans, space })} className={styles.herons}>
          {herons.map((seat) => (
            <span key={seat} data-piece={`heron-${seat}`} className={styles.heron}>
              <Heron seat={seat} size="2.5rem" />
            </span>
          ))}
        </Tip>
      )}
      <span className={styles.number} aria-hidden="true">
        {space}
      </span>
    </li>
  );
}

/** The border of a season and its price; it can be paid here by the clan that stands before it. */
function Border({ season }: { readonly season: Season }) {
  const t = useTranslations('castle');
  const { position } = useCastle();
  const { name, from, seals } = season;
  const asked = useAnyLegal(['season:yes']) && position.seats[position.toMove]?.time === from - 1;
  const words = t('time.border', { season: t(`time.${name}`), seals });
  const price = (
    <>
      <b>{seals}</b>
      <Icon name="seal" />
      <Icon name="pay" className={styles.arrow} />
    </>
  );
  return asked ? (
    <Spot moves={['season:yes']} name={words} className={styles.border}>
      {price}
    </Spot>
  ) : (
    <Tip words={words} className={styles.border}>
      {price}
    </Tip>
  );
}

function SeasonBand({ season }: { readonly season: Season }) {
  const t = useTranslations('castle');
  const { name, from, to, seals } = season;
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const points = timePoints(from);
  const last = timePoints(to);
  return (
    <section
      className={styles.season}
      data-season={name}
      style={{ flexGrow: spaces.length }}
      aria-label={t(`time.${name}`)}
    >
      <SeasonMotif season={name} />
      <header className={styles.header}>
        {seals > 0 && <Border season={season} />}
        <span className={styles.name} aria-hidden="true">
          {t(`time.${name}`)}
        </span>
        {last > 0 && (
          <Tip words={t('time.worth', { points, last })} className={styles.worth}>
            <b>{points === last ? points : `${points}–${last}`}</b>
            <Icon name="vp" />
          </Tip>
        )}
      </header>
      <ol className={styles.spaces}>
        {spaces.map((space) => (
          <Space key={space} space={space} />
        ))}
      </ol>
    </section>
  );
}

/** Who plays in which order. */
function Order() {
  const t = useTranslations();
  const { state, position } = useCastle();
  return (
    <div className={styles.turns}>
      <span className={styles.title} id="turn-order" aria-hidden="true">
        {t('castle.order')}
      </span>
      <ol className={styles.order} aria-labelledby="turn-order">
        {position.order.map((seat) => (
          <li key={seat} data-now={seat === position.toMove}>
            <Crest seat={seat} size="1.7rem" label={clanName(t, state, seat)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The Passage of Time: a band of sky through the four seasons, with the clans' herons. */
export const Sky = memo(function Sky() {
  const t = useTranslations('castle');
  return (
    <section className={styles.sky} data-part="time" aria-label={t('time.name')}>
      <div className={styles.band}>
        {SEASONS.map((season) => (
          <SeasonBand key={season.name} season={season} />
        ))}
      </div>
      <Order />
    </section>
  );
});
