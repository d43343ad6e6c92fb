import type { TableView } from '@shirasagi/protocol';
import { useEffect, useState } from 'react';
import { LobbyList } from '../../session/online/lobby-list.js';
import type { Connection } from '../../session/online/online-connection.js';

/** What is known of the lobby outlives its screen: a person who comes back to it asks only for what has changed. */
const lists = new WeakMap<Connection, LobbyList>();

function listOf(connection: Connection): LobbyList {
  const list = lists.get(connection) ?? new LobbyList(connection);
  lists.set(connection, list);
  return list;
}

/** The public tables, as they are now; undefined until they are known. */
export function useLobby(connection: Connection): readonly TableView[] | undefined {
  const [tables, setTables] = useState(() => listOf(connection).tables);
  useEffect(() => {
    const list = listOf(connection);
    const show = () => setTables(list.tables);
    const ask = () => void list.ask().then(show);
    const hear = (news: TableView) => {
      list.hear(news);
      show();
    };
    const { socket } = connection;
    socket.on('lobby', hear);
    socket.on('resync', ask);
    const stop = connection.subscribe(ask);
    ask();
    return () => {
      socket.off('lobby', hear);
      socket.off('resync', ask);
      stop();
      void list.leave();
    };
  }, [connection]);
  return tables;
}
