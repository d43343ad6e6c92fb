import { useEffect } from 'react';
import type { OnlineTable } from '../../session/online/online-table.js';
import { useOnline } from '../online-context';
import { heard } from './chat';

const KEY = 'shirasagi-chat-read';
/** Tables whose talk is remembered as read. */
const MOST = 50;

function readUpTo(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function keepRead(table: string, at: number): void {
  const { [table]: _, ...others } = readUpTo();
  const kept = [...Object.entries(others), [table, at]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Blocked: old lines count as new the next time.
  }
}

/** How many lines others said since the talk was last open. */
export function useUnread({ id, chat }: OnlineTable, open: boolean): number {
  const { me } = useOnline();
  const lines = heard(chat, me).filter(({ user }) => user !== me?.id);
  const last = lines.at(-1)?.at ?? 0;
  useEffect(() => {
    if (open && last > 0) keepRead(id, last);
  }, [open, id, last]);
  const read = open ? last : (readUpTo()[id] ?? 0);
  return lines.filter(({ at }) => at > read).length;
}
