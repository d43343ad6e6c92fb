import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { BENEFITS } from '../printed';
import styles from './well.module.css';

/** The Well with its five benefits. */
export const Well = memo(function Well() {
  const t = useTranslations('duel');
  return (
    <section className={styles.well} data-part="well" aria-label={t('part.well')}>
      <h2 className={styles.title}>
        <Icon name="well" />
        {t('part.well')}
      </h2>
      {BENEFITS.map((benefit) => (
        <TargetButton
          key={benefit}
          move={`well:${benefit}`}
          label={t(`well.${benefit}`)}
          className={styles.benefit}
        >
          <Icon name={benefit} />
        </TargetButton>
      ))}
    </section>
  );
});
