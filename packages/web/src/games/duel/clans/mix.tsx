import { question } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { useTargets } from '../../../table/targets';
import styles from './mix.module.css';

/** Coins and seals in any mix, to pay or to gain: every split as a button. */
export function Mix() {
  const t = useTranslations('duel');
  const { state, byText } = useTargets();
  const asked = state ? question(state) : null;
  const pieces = asked?.kind === 'payMix' ? asked.price : asked?.kind === 'gainMoney' ? asked.count : 0;
  const splits = [...byText].flatMap(([text, { info }]) =>
    info.kind === 'payMix' || info.kind === 'gainMoney' ? [{ text, coins: info.coins, kind: info.kind }] : [],
  );
  if (splits.length === 0) return null;
  return (
    <div className={styles.mix}>
      {splits.map(({ text, coins, kind }) => (
        <TargetButton
          key={text}
          move={text}
          label={t(`mix.${kind}`, { coins, seals: pieces - coins })}
          className={styles.split}
        >
          {coins > 0 ? (
            <span>
              {coins} <Icon name="coin" />
            </span>
          ) : null}
          {coins < pieces ? (
            <span>
              {pieces - coins} <Icon name="seal" />
            </span>
          ) : null}
        </TargetButton>
      ))}
    </div>
  );
}
