import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Loading } from '../../app/parts/loading';
import { useSettings } from '../../app/settings/settings';
import { Icon } from '../../art/icon';
import { noteSession } from '../../session/at-table.js';
import { Opponents } from '../../session/local/opponents.js';
import { OnlineSession } from '../../session/online/online-session.js';
import type { OnlineTable } from '../../session/online/online-table.js';
import { lastSeen } from '../../session/store/seen.js';
import { Playing, type TableExtras } from '../../table/playing';
import { useSnapshot } from '../../table/use-snapshot';
import { ChatPanel } from '../chat/chat';
import { useUnread } from '../chat/use-unread';
import { entitle } from '../lobby/attention';
import { useOnline } from '../online-context';
import { dayAddress } from './day-address.js';
import { OnlineEnd } from './online-end';
import { OnlineNotices } from './online-notices';
import styles from './online-playing.module.css';
import { ResignDialog } from './resign-dialog';
import { SeatStrip } from './seat-strip';
import { useAsides } from './use-asides';
import { useRematch } from './use-rematch';
import { useSeen } from './use-seen';

/** Says in the tab's title that it is one's turn at this table. */
function useTurnTitle(session: OnlineSession): void {
  const t = useTranslations('online.notify');
  const mine = useSnapshot(session).legal.length > 0;
  useEffect(() => {
    entitle('table', mine ? t('tab') : undefined);
    return () => entitle('table', undefined);
  }, [mine, t]);
}

interface AtTableProps {
  readonly session: OnlineSession;
  readonly moment: number | undefined;
}

function AtTable({ session, moment }: AtTableProps) {
  const t = useTranslations('online');
  const { table, seat } = session;
  const [talking, setTalking] = useState(false);
  const [resigning, setResigning] = useState(false);
  const unread = useUnread(table, talking);
  const { rematch } = useRematch(table);
  useTurnTitle(session);
  useSeen(session, useOnline().me?.id);
  const asides = useAsides(session);
  const view = table.view!;
  const mayResign = view.status === 'running' && seat >= 0 && !table.seats.givenUp.has(seat);
  const resign = () => {
    // The menu of a phone has done its work.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    setResigning(true);
  };
  const closePanel = useCallback(() => setTalking(false), []);
  // The last move comes before the result that the server wrote down.
  const isEnded = view.status === 'over';
  const end = useCallback(
    (close: () => void, review: () => void) =>
      isEnded && <OnlineEnd session={session} close={close} review={review} />,
    [session, isEnded],
  );
  const extras: TableExtras = {
    home: view.deal ? dayAddress(view) : '#/online',
    // Nobody else sits at a game of the day.
    tools: !view.deal && (
      <Button
        look="quiet"
        className={styles.talk}
        aria-expanded={talking}
        aria-label={unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open')}
        title={t('chat.open')}
        onClick={() => setTalking(!talking)}
      >
        <Icon name="talk" size="1.3em" /> <span className={styles.name}>{t('chat.open')}</span>
        {unread > 0 && <b className={styles.unread} data-count={unread} />}
      </Button>
    ),
    menu: mayResign && (
      <Button look="quiet" aria-label={t('resign.open')} title={t('resign.open')} onClick={resign}>
        <Icon name="flag" size="1.3em" /> <span className={styles.resign}>{t('resign.open')}</span>
      </Button>
    ),
    head: (
      <>
        <SeatStrip table={table} />
        <OnlineNotices table={table} seat={seat} rematch={() => void rematch()} />
      </>
    ),
    panel: talking ? <ChatPanel table={table} close={closePanel} /> : null,
    closePanel,
    asides,
    over: isEnded,
    end,
  };
  return (
    <>
      <Playing session={session} extras={extras} moment={moment} />
      {resigning && mayResign && <ResignDialog table={table} seat={seat} close={() => setResigning(false)} />}
    </>
  );
}

interface OnlinePlayingProps {
  readonly table: OnlineTable;
  /** The moment that is shown first; now, unless told. */
  readonly moment: number | undefined;
}

/** A table whose game has begun, played or watched through the same components as a game in this page. */
export function OnlinePlaying({ table, moment }: OnlinePlayingProps) {
  const { me } = useOnline();
  const { settings } = useSettings();
  const id = me?.id;
  const [session, setSession] = useState<OnlineSession>();
  useEffect(() => {
    const opened = new OnlineSession(table, id, () => new Opponents(table.id));
    if (id !== undefined) opened.returnAfter(lastSeen(id, table.id));
    setSession(opened);
    noteSession(opened);
    return () => opened.close();
  }, [table, id]);
  useEffect(() => {
    session?.setPace(settings.pace);
  }, [session, settings.pace]);
  return session ? <AtTable session={session} moment={moment} /> : <Loading />;
}
