import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Member } from '../../../art/member';
import { useWords } from '../use-words';
import styles from './courtier.module.css';

/** A clan's courtier, at the gate or on a path. */
export const Courtier = memo(function Courtier({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const label = t('climb.courtier', { clan: useWords().clanId(seat) });
  return (
    <span data-piece={`courtier-${seat}`} className={styles.courtier} data-tip={label}>
      <Member kind="courtier" seat={seat} size="var(--courtier, 34px)" label={label} />
    </span>
  );
});
