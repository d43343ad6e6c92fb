import type { CastlePosition } from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/castle';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon, type IconName } from '../../../art/icon';
import { Member, type MemberKind } from '../../../art/member';
import { Tip } from '../../../art/tip';
import { SeatName } from '../../../table/seats/seat-name';
import { partWords } from '../../../words/effect-words';
import { clanName } from '../../../words/names';
import { useCastle, useGame } from '../table-context';
import styles from './clans.module.css';
import { Tick } from './tick';

const HOLDINGS = ['food', 'iron', 'pearl', 'coin', 'seal'] as const satisfies readonly IconName[];

function Holding({ name, count }: { readonly name: IconName; readonly count: number }) {
  const t = useTranslations();
  return (
    <Tip words={partWords(t, name, count, 'castle')} className={styles.holding}>
      <Icon name={name} />
      <b>
        <Tick value={count} />
      </b>
    </Tip>
  );
}

function AtHome({
  kind,
  seat,
  count,
}: {
  readonly kind: MemberKind;
  readonly seat: number;
  readonly count: number;
}) {
  const t = useTranslations('castle');
  return (
    <Tip words={t(`home.${kind}`, { count })} className={styles.home}>
      <Member kind={kind} seat={seat} size="1.35rem" />
      <b>{count}</b>
    </Tip>
  );
}

interface ClanProps {
  readonly seat: number;
  readonly clan: CastlePosition['seats'][number];
  /** Whether it is to move. */
  readonly now: boolean;
}

const Clan = memo(function Clan({ seat, clan, now }: ClanProps) {
  const t = useTranslations();
  const game = useGame();
  const rival = game.level > 0 && seat === 1;
  return (
    <li className={styles.clan} data-now={now} data-seat={seat} data-home={seat}>
      <div className={styles.standing}>
        <Crest seat={seat} size="1.9rem" />
        <Tip words={partWords(t, 'vp', clan.vp, 'castle')} className={styles.points}>
          <b>
            <Tick value={clan.vp} />
          </b>
          <Icon name="vp" />
        </Tip>
      </div>
      <div className={styles.lines}>
        <div className={styles.line}>
          <span className={styles.name}>
            <SeatName seat={seat} clan={clanName(t, game, seat)} />
          </span>
          <span className={styles.members}>
            <AtHome kind="courtier" seat={seat} count={clan.courtiers.domain} />
            <AtHome kind="gardener" seat={seat} count={clan.gardeners} />
            <AtHome kind="warrior" seat={seat} count={clan.warriors} />
          </span>
        </div>
        <div className={styles.line}>
          {rival ? (
            <Holding name="coin" count={clan.coin} />
          ) : (
            HOLDINGS.map((name) => <Holding key={name} name={name} count={clan[name as 'coin']} />)
          )}
          {!rival && (
            <span className={styles.lanterns}>
              <Icon name="lantern" className={styles.lamp} label={t('castle.lanternArea')} />
              {clan.lantern.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one id may lie here
                <EffectIcons key={i} text={cards.lanternSide(game.edition.components, card)} game="castle" />
              ))}
            </span>
          )}
        </div>
      </div>
    </li>
  );
});

/** All clans at a glance: points, holdings, members at home and lantern row. */
export const Clans = memo(function Clans() {
  const t = useTranslations('castle');
  const { position } = useCastle();
  return (
    <ul className={styles.clans} data-part="clans" aria-label={t('clans')} data-count={position.seats.length}>
      {position.seats.map((clan, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
        <Clan key={seat} seat={seat} clan={clan} now={seat === position.toMove} />
      ))}
    </ul>
  );
});
