import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../session/online/online-connection.js';
import { tableAddress } from '../use-sit';
import { entitle, notify } from './attention';

/** What is told, in the language of the page. */
let words: { readonly tab: string; readonly title: string; readonly body: string } | undefined;
const heard = new WeakSet<Connection>();

/** Begins to listen for one's turn; it goes on wherever in the page one is then. */
function listen(connection: Connection): void {
  if (heard.has(connection)) return;
  heard.add(connection);
  connection.socket.on('turn', ({ table }) => {
    if (!document.hidden || !words) return;
    entitle('news', words.tab);
    void notify(words.title, words.body, tableAddress(table));
  });
  document.addEventListener('visibilitychange', () => document.hidden || entitle('news', undefined));
}

/** Tells that it is one's turn, at whichever table: in the tab's title and by a notification while the page is hidden. */
export function useTurnNews(connection: Connection): void {
  const t = useTranslations('online.notify');
  useEffect(() => {
    words = { tab: t('tab'), title: t('title'), body: t('body') };
    listen(connection);
  }, [connection, t]);
}
