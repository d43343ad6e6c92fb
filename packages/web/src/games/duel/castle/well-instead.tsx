import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { useTarget } from '../../../table/targets';
import styles from './source.module.css';

/** The Well in place of a source's action, shown only while it is on offer. */
export function WellInstead({ source }: { readonly source: string }) {
  const t = useTranslations('duel');
  const move = `wellInstead:${source}`;
  if (!useTarget(move)) return null;
  return (
    <TargetButton move={move} label={t('well.instead')} className={styles.instead}>
      <Icon name="well" />
    </TargetButton>
  );
}
