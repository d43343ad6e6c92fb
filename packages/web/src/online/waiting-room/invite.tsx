import type { TableView } from '@shirasagi/protocol';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import styles from '../form.module.css';
import { tableAddress } from '../use-sit';

interface InviteProps {
  readonly view: TableView;
  readonly linkKey: string | undefined;
}

/** The table's link, to copy or to share. */
export function Invite({ view, linkKey }: InviteProps) {
  const t = useTranslations('online');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const free = view.seats.some(({ kind }) => kind === 'open' || kind === 'link');
  const link = new URL(tableAddress(view.id, linkKey), location.href).href;
  const copy = async () => {
    field.current?.select();
    // Without leave to write to the clipboard the link stands selected, ready to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );
  };
  const share = () => {
    const text = t('room.shareText', { game: t(`game.${view.game}`) });
    // A reader who closes the system's window has changed their mind.
    void navigator.share({ title: t(`game.${view.game}`), text, url: link }).catch(() => {});
  };
  return (
    <section className={styles.sheet} aria-labelledby="invite-title">
      <h2 id="invite-title">{t('room.invite')}</h2>
      <label className={styles.field}>
        {t('room.link')}
        <input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className={styles.row}>
        <Button look="main" onClick={() => void copy()}>
          {t('room.copy')}
        </Button>
        {typeof navigator.share === 'function' && <Button onClick={share}>{t('room.share')}</Button>}
        <span role="status">{copied && t('room.copied')}</span>
      </div>
      {linkKey && free && <p className={styles.note}>{t('room.linkNote')}</p>}
    </section>
  );
}
