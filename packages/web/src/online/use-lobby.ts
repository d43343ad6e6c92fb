import type { TableView } from '@shirasagi/protocol';
import { useEffect, useState } from 'react';
import type { Connection } from '../session/online-connection.js';

/** Puts news of a table into a list: changed in its place, new ones first, those that are over not at all. */
function withNews(tables: readonly TableView[], news: TableView): readonly TableView[] {
  if (news.status === 'over') return tables.filter(({ id }) => id !== news.id);
  const at = tables.findIndex(({ id }) => id === news.id);
  return at < 0 ? [news, ...tables] : tables.with(at, news);
}

/** The public tables, as they are now; undefined until they are known. */
export function useLobby(connection: Connection): readonly TableView[] | undefined {
  const [tables, setTables] = useState<readonly TableView[]>();
  useEffect(() => {
    const ask = async () => {
      if (connection.contact !== 'connected') return;
      const answer = await connection.ask('lobby', { watch: true });
      if (answer?.ok && answer.tables) setTables(answer.tables);
    };
    const hear = (news: TableView) => setTables((known) => known && withNews(known, news));
    const { socket } = connection;
    socket.on('lobby', hear);
    socket.on('resync', ask);
    const stop = connection.subscribe(() => void ask());
    void ask();
    return () => {
      socket.off('lobby', hear);
      socket.off('resync', ask);
      stop();
      void connection.ask('lobby', { watch: false });
    };
  }, [connection]);
  return tables;
}
