import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useTargets } from '../../../table/targets';
import { COLOURS } from '../printed';
import { useDuel } from '../table-context';
import { TokenPile } from './token-pile';
import styles from './token-tray.module.css';

/** The tokens to place, repeated under the castle where the domain is on another page. */
export const TokenTray = memo(function TokenTray() {
  const t = useTranslations('duel');
  const { position } = useDuel();
  const { byText } = useTargets();
  const placing = [...byText.values()].some(({ info }) => info.kind === 'place');
  if (!placing) return null;
  return (
    <section className={styles.tray} aria-label={t('token.tray')}>
      <span className={styles.words}>{t('token.tray')}</span>
      {COLOURS.map((colour) => (
        <TokenPile key={colour} seat={position.toMove} colour={colour} echo />
      ))}
    </section>
  );
});
