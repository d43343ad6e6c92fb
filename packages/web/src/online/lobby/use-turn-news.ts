import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../session/online/online-connection.js';
import { tableAddress } from '../use-sit';
import { entitle, notify } from './attention';

/** Who is told, and in which words. */
interface Reader {
  readonly id: string | undefined;
  readonly tab: string;
  readonly title: string;
  readonly body: string;
}

let reader: Reader | undefined;
const heard = new WeakSet<Connection>();

function tellTurn(table: string): void {
  if (!document.hidden || !reader) return;
  entitle('news', reader.tab);
  void notify(reader.title, reader.body, tableAddress(table));
}

/** Begins to listen for one's turn; it goes on wherever in the page one is then. */
function listen(connection: Connection): void {
  if (heard.has(connection)) return;
  heard.add(connection);
  connection.socket.on('turn', ({ table }) => tellTurn(table));
  // At a table this page watches, it is told with the entry.
  connection.socket.on('entry', ({ table, turn }) => {
    if (turn !== undefined && turn === reader?.id) tellTurn(table);
  });
  document.addEventListener('visibilitychange', () => document.hidden || entitle('news', undefined));
}

/** Tells that it is one's turn, at whichever table: in the tab's title and by a notification while the page is hidden. */
export function useTurnNews(connection: Connection, me: string | undefined): void {
  const t = useTranslations('online.notify');
  useEffect(() => {
    reader = { id: me, tab: t('tab'), title: t('title'), body: t('body') };
    listen(connection);
  }, [connection, me, t]);
}
