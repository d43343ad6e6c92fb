import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import { meAddress, useHash } from '../app/route';
import { Icon } from '../art/icon';
import styles from './frame.module.css';
import { useOnline } from './online-context';

/** The name one goes by, and the way to one's own things. */
export function WhoIsHere() {
  const t = useTranslations('online');
  const { me } = useOnline();
  const name = me?.name ?? t('name.mine');
  return (
    <a className={buttonClass('quiet', styles.who)} href={meAddress(useHash())}>
      <Icon name="person" size="1.3em" /> <span title={name}>{name}</span>
    </a>
  );
}
