import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/parts/button';
import { Loading } from '../app/parts/loading';
import { useContact } from './contact';
import { Frame } from './frame';
import styles from './frame.module.css';
import { useOnline } from './online-context';
import { OnlinePlaying } from './playing/online-playing';
import { useLate } from './use-late';
import { useOnlineTable } from './use-online-table';
import { WaitingRoom } from './waiting-room/waiting-room';
import { WhoIsHere } from './who-is-here';

const PATIENCE_MS = 800;

/** Something to know instead of a table. */
function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('online');
  return (
    <Frame title={title} narrow tools={<WhoIsHere />} back={{ href: '#/online', name: t('lobby') }}>
      <section className={styles.sheet}>
        <p className={styles.lead}>{text}</p>
        <a className={buttonClass('main')} href="#/online">
          {t('lobby')}
        </a>
      </section>
    </Frame>
  );
}

interface TableScreenProps {
  readonly id: string;
  /** The key of the table's link, for a person who followed it. */
  readonly linkKey: string | undefined;
  /** The moment a link leads to. */
  readonly moment: number | undefined;
}

/** An online table: waited at, played at, or looked at. */
export function TableScreen({ id, linkKey, moment }: TableScreenProps) {
  const t = useTranslations('online');
  const { connection } = useOnline();
  const contact = useContact(connection);
  const opened = useOnlineTable(connection, id, linkKey);
  const late = useLate(!opened && contact !== 'connected', PATIENCE_MS);
  if (!opened)
    return late ? (
      <Notice title={t('title')} text={t(contact === 'away' ? 'contact.away' : 'contact.connecting')} />
    ) : (
      <Loading />
    );
  if ('refused' in opened) return <Notice title={t('missing.title')} text={t('missing.text')} />;
  const { table } = opened;
  if (table.view?.status === 'open') return <WaitingRoom table={table} linkKey={linkKey} />;
  if (table.view?.status === 'over' && !table.view.result)
    return <Notice title={t('room.gone')} text={t('room.goneText')} />;
  return table.gameLog ? <OnlinePlaying table={table} moment={moment} /> : <Loading />;
}
