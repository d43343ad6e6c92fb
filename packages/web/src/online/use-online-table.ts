import type { ErrorCode } from '@shirasagi/protocol';
import { useEffect, useReducer, useState } from 'react';
import { askMutes } from '../accounts/person';
import type { Connection } from '../session/online/online-connection.js';
import { OnlineTable } from '../session/online/online-table.js';

/** A table being followed, or why that is not possible; undefined while it is not known. */
export type Opened = { readonly table: OnlineTable } | { readonly refused: ErrorCode } | undefined;

/** Comes to a table and follows it as long as the screen stands; draws again whenever something changes there. */
export function useOnlineTable(connection: Connection, id: string, key: string | undefined): Opened {
  const [opened, setOpened] = useState<Opened>();
  const [, changed] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => {
    const table = new OnlineTable(connection, id, key, askMutes);
    let current = true;
    const look = () => {
      if (!current) return;
      if (table.view) setOpened((known) => known ?? { table });
      changed();
    };
    const stop = table.subscribe(look);
    table.open().then((refusal) => {
      if (current && refusal) setOpened({ refused: refusal.code });
      look();
    });
    const woken = () => document.hidden || table.look();
    document.addEventListener('visibilitychange', woken);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', woken);
      stop();
      table.close();
    };
  }, [connection, id, key]);
  return opened;
}
