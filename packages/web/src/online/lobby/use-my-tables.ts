import type { Account, TableView } from '@shirasagi/protocol';
import { useEffect, useState } from 'react';
import { server } from '../../session/online/online-api.js';
import type { Connection } from '../../session/online/online-connection.js';

/** Moves of others are not told to who is in the lobby: the list is asked for again now and then. */
const LOOK_AGAIN_MS = 20_000;

/** One's own tables, and what to add to this page's time to have the server's. */
export interface MyTables {
  readonly tables: readonly TableView[];
  readonly offset: number;
}

/** The reader's tables; undefined until they are known. */
export function useMyTables(connection: Connection, me: Account | undefined): MyTables | undefined {
  const [mine, setMine] = useState<MyTables>();
  const id = me?.id;
  useEffect(() => {
    if (id === undefined) {
      setMine(undefined);
      return;
    }
    let current = true;
    const ask = async () => {
      if (document.hidden) return;
      // Unreachable for the moment: what is known stays, and is asked for again soon.
      const answer = await server.myTables().catch(() => undefined);
      if (answer && current) setMine({ tables: answer.tables, offset: answer.now - Date.now() });
    };
    const hear = ({ seats }: TableView) => {
      if (seats.some((seat) => 'user' in seat && seat.user === id)) void ask();
    };
    const { socket } = connection;
    socket.on('turn', ask);
    socket.on('lobby', hear);
    const stop = connection.subscribe(() => connection.contact === 'connected' && void ask());
    document.addEventListener('visibilitychange', ask);
    const timer = setInterval(ask, LOOK_AGAIN_MS);
    void ask();
    return () => {
      current = false;
      socket.off('turn', ask);
      socket.off('lobby', hear);
      stop();
      document.removeEventListener('visibilitychange', ask);
      clearInterval(timer);
    };
  }, [connection, id]);
  return mine;
}
