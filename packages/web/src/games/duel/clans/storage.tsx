import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { useLabelled } from '../../../words/labelled.js';
import { CHANGE_PLACES, CLAN_SEALS, STORAGE } from '../printed';
import { SelectButton } from '../select-button';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import { ClanSeal } from './clan-seal';
import { Mix } from './mix';
import styles from './storage.module.css';

type Money = 'coin' | 'seal';

const places = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** How many coins or seals; while too many are held, a button to give one back. */
function Amount({ seat, money }: { readonly seat: number; readonly money: Money }) {
  const t = useTranslations('duel');
  const { position } = useDuel();
  const { byText } = useTargets();
  const count = position.seats[seat][money];
  const words = t(`domain.${money}s`, { count });
  const inside = (
    <>
      <Icon name={money} />
      <b>{count}</b>
    </>
  );
  if (position.toMove === seat && byText.has(`giveBack:${money}`)) {
    return (
      <TargetButton move={`giveBack:${money}`} label={words} className={styles.amount}>
        {inside}
      </TargetButton>
    );
  }
  return (
    <Tip words={words} className={styles.amount}>
      {inside}
    </Tip>
  );
}

/** The ten places of the storage: coins from the left, then seals. */
function Rack({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { coin, seal } = useDuel().position.seats[seat];
  const held = Math.max(STORAGE, coin + seal);
  return (
    <Tip words={t('domain.storage', { coins: coin, seals: seal, most: STORAGE })} className={styles.rack}>
      {places(held).map((i) => (
        <span key={i} className={styles.slot}>
          {i < coin ? <Icon name="coin" /> : i < coin + seal ? <Icon name="seal" /> : null}
        </span>
      ))}
    </Tip>
  );
}

/** Two seals for a resource, at any decision of one's own. */
function Exchange() {
  const t = useTranslations('duel');
  const { byText } = useTargets();
  if (![...byText.keys()].some((text) => text.startsWith('exchange:'))) return null;
  return (
    <SelectButton
      selection={{ kind: 'exchange' }}
      label={t('domain.exchange')}
      glow={false}
      className={styles.exchange}
    >
      2<Icon name="seal" />→<Icon name="any" />
    </SelectButton>
  );
}

/** Change Activation tiles held; keeping them is a click while one could be used. */
function Changes({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const labelled = useLabelled();
  const { position } = useDuel();
  const { byText } = useTargets();
  const count = position.seats[seat].change;
  const tiles = (
    <span className={styles.changes}>
      {places(CHANGE_PLACES).map((i) => (
        <span key={i} className={styles.change} data-full={i < count}>
          {i < count ? <Icon name="change" /> : null}
        </span>
      ))}
    </span>
  );
  if (position.toMove === seat && byText.has('noSwap')) {
    return (
      <TargetButton
        move="noSwap"
        label={labelled(t('swap.keepShort'), t('swap.keep'))}
        className={styles.keep}
      >
        {tiles}
        <span className={styles.words}>{t('swap.keepShort')}</span>
      </TargetButton>
    );
  }
  return <Tip words={t('domain.changes', { count })}>{tiles}</Tip>;
}

/** The storage of 10 for coins and seals, the Change tiles and the Clan Seals not placed yet. */
export function Storage({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { position, names } = useDuel();
  const home = names.get(`domain${seat}:seal${seat}`) ?? [];
  const deciding = position.toMove === seat;
  const clan = useWords().clanId(seat);
  return (
    <section className={styles.storage} data-part="storage" aria-label={t('part.storage', { clan })}>
      <div className={styles.line}>
        <Amount seat={seat} money="coin" />
        <Amount seat={seat} money="seal" />
        <span className={styles.end}>
          <Changes seat={seat} />
        </span>
      </div>
      <Rack seat={seat} />
      {deciding ? <Mix /> : null}
      <div className={styles.line}>
        <Tip words={t('domain.clanSeals', { count: home.length, all: CLAN_SEALS })} className={styles.seals}>
          {home.map((name) => (
            <ClanSeal key={name} seat={seat} name={name} />
          ))}
        </Tip>
        {deciding ? <Exchange /> : null}
      </div>
    </section>
  );
}
