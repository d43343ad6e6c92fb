import type { ErrorCode, TableView } from '@shirasagi/protocol';
import { useState } from 'react';
import { codeOf } from '../accounts/person';
import { go } from '../app/route';
import { joinTable } from '../session/online/nonces.js';
import { useOnline } from './online-context';

/** Sits down at a table, after asking for a name if need be, and goes there; says why not when it is refused. */
export function useSit(key?: string): {
  readonly sit: (table: TableView, seat?: number) => Promise<void>;
  readonly refused: ErrorCode | undefined;
} {
  const { askName } = useOnline();
  const [refused, setRefused] = useState<ErrorCode>();
  const sit = async (table: TableView, seat?: number) => {
    setRefused(undefined);
    if (!(await askName())) return;
    try {
      await joinTable(table, key, seat);
      go(tableAddress(table.id, key));
    } catch (error) {
      setRefused(codeOf(error));
    }
  };
  return { sit, refused };
}

/** Where a table is in this page. */
export const tableAddress = (id: string, key?: string): string => `#/online/${id}${key ? `?key=${key}` : ''}`;
