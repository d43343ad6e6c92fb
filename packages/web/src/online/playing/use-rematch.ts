import type { ErrorCode } from '@shirasagi/protocol';
import { useState } from 'react';
import { codeOf } from '../../accounts/person';
import { go } from '../../app/route';
import { playAgain } from '../../session/online/nonces.js';
import type { OnlineTable } from '../../session/online/online-table.js';
import { carryTalk } from '../chat/talk-before';
import { useOnline } from '../online-context';
import { seatOf } from '../table-words';
import { tableAddress } from '../use-sit';

/** Plays again with the seats turned: opens the next table, or sits down at the one another player opened. */
export function useRematch(table: OnlineTable): {
  readonly rematch: () => Promise<void>;
  readonly refused: ErrorCode | undefined;
} {
  const { me } = useOnline();
  const [refused, setRefused] = useState<ErrorCode>();
  const rematch = async () => {
    try {
      const next = await playAgain(table.id, (view) => seatOf(view, me?.id) >= 0);
      carryTalk(table, next.id);
      go(tableAddress(next.id));
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  return { rematch, refused };
}
