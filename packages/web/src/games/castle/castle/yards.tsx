import type { CastlePosition } from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { effectWords } from '../../../words/effect-words';
import { clanOf } from '../../../words/names';
import { TableMember } from '../pieces/piece';
import { YARD_PRINT, YARDS, type YardName } from '../printed';
import { Spot } from '../spot';
import { useCastle, useGame } from '../table-context';
import styles from './yards.module.css';

interface YardProps {
  readonly yard: YardName;
  /** What lies and stands in it. */
  readonly here: CastlePosition['yards'][string];
}

function Warriors({ yard, here }: YardProps) {
  const t = useTranslations();
  const game = useGame();
  return (
    <span className={styles.warriors}>
      {here.warriors.map((count, seat) => {
        const clan = clanOf(game, seat);
        if (count === 0) return null;
        return (
          <Tip key={clan} words={t('castle.standing', { clan, count })} className={styles.clan}>
            {Array.from({ length: count }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: warriors of one clan in one yard are alike
              <TableMember key={n} kind="warrior" seat={seat} place={yard} n={n} size="1.75rem" />
            ))}
          </Tip>
        );
      })}
    </span>
  );
}

const Yard = memo(function Yard({ yard, here }: YardProps) {
  const t = useTranslations();
  const { edition } = useGame();
  const { iron, worth } = YARD_PRINT[yard];
  const tiles = cards.yardEffects(edition.components, here.tiles, yard);
  return (
    <section className={styles.yard} aria-label={t('castle.yard', { iron })} data-tiles={tiles.length}>
      <header className={styles.head}>
        <Spot moves={[`train:${yard}`]} name={t('castle.train', { iron })} stretch className={styles.cost}>
          <b>{iron}</b>
          <Icon name="iron" />
        </Spot>
        <Tip words={t('castle.yardWorth', { worth })} className={styles.worth}>
          <b>{worth}</b>
          <Icon name="vp" />
          <span aria-hidden="true">×</span>
          <Icon name="courtier" />
        </Tip>
      </header>
      <div className={styles.tiles}>
        {tiles.map((tile, place) => (
          <Spot
            key={tile.id}
            moves={[`yardTile:${tile.id}`]}
            name={t('castle.yardTile', { effect: effectWords(t, tile.do, 'castle') })}
            className={`${styles.tile} ${yard === 'yard3' || (yard === 'yard5' && place === 0) ? styles.blue : styles.yellow}`}
          >
            <EffectIcons text={tile.do} game="castle" />
          </Spot>
        ))}
      </div>
      <Warriors yard={yard} here={here} />
    </section>
  );
});

/** The training yards with their tiles and the warriors in them. */
export const Yards = memo(function Yards() {
  const t = useTranslations('castle');
  const { position } = useCastle();
  return (
    <section className={styles.yards} aria-labelledby="yards">
      <h2 className={styles.heading} id="yards">
        <Icon name="warrior" /> {t('yards')}
      </h2>
      {YARDS.map((yard) => (
        <Yard key={yard} yard={yard} here={position.yards[yard]} />
      ))}
    </section>
  );
});
