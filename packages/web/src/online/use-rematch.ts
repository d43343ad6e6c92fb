import type { ErrorCode } from '@shirasagi/protocol';
import { useState } from 'react';
import { codeOf } from '../accounts/person';
import { go } from '../app/route';
import { server } from '../session/online-api.js';
import type { OnlineTable } from '../session/online-table.js';
import { useOnline } from './online-context';
import { seatOf } from './table-words';
import { carryTalk } from './talk-before';
import { tableAddress } from './use-sit';

/** Plays again with the seats turned: opens the next table, or sits down at the one another player opened. */
export function useRematch(table: OnlineTable): {
  readonly rematch: () => Promise<void>;
  readonly refused: ErrorCode | undefined;
} {
  const { me } = useOnline();
  const [refused, setRefused] = useState<ErrorCode>();
  const rematch = async () => {
    try {
      const next = await server.rematch(table.id);
      if (seatOf(next, me?.id) < 0 && next.status === 'open') await server.join(next.id);
      carryTalk(table, next.id);
      go(tableAddress(next.id));
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  return { rematch, refused };
}
