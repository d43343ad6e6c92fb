import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import type { OnlineTable } from '../session/online/online-table.js';
import notices from '../table/frame/notices.module.css';
import { useContact } from './contact';
import frame from './frame.module.css';
import { useOnline } from './online-context';
import { useLate } from './use-late';

const PATIENCE_MS = 600;

/** What the page does about its connection, when that takes longer than a moment. */
export function ContactNotice({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations('online.contact');
  const { connection } = useOnline();
  const contact = useContact(connection);
  const { following } = table;
  const late = useLate(following !== 'exact', PATIENCE_MS);
  const words = () => {
    if (following === 'broken') return t('broken');
    if (contact === 'connected') return t('catching');
    return t(contact);
  };
  return (
    <div role="status" className={frame.live}>
      {late && (
        <p className={notices.notice}>
          {words()}
          {following === 'broken' && <Button onClick={() => location.reload()}>{t('reload')}</Button>}
        </p>
      )}
    </div>
  );
}
