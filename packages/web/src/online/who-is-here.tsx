import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/button';
import { Icon } from '../art/icon';
import styles from './frame.module.css';
import { useOnline } from './online-context';

/** The name one goes by, and the way to one's own things. */
export function WhoIsHere() {
  const t = useTranslations('online');
  const { me } = useOnline();
  return (
    <a className={buttonClass('quiet', styles.who)} href="#/me" title={t('name.mine')}>
      <Icon name="person" size="1.3em" /> <span>{me?.name ?? t('name.mine')}</span>
    </a>
  );
}
