import type { SqliteFile } from './sqlite.js';
import {
  ENTRY_COLUMNS,
  type EntryKey,
  groupText,
  HEAD_CHANGES,
  keyOf,
  type WriteGroup,
} from './write-group.js';

const value = (name: string): string => `value ->> '${name}' as ${name}`;
const given = (names: string): string =>
  `select ${names.split(', ').map(value).join(', ')} from json_each(?)`;

// Nobody else writes between these two. Heads are changed first, while an entry that is there is one that was.
const CHANGE_HEADS = `update game_table set ${HEAD_CHANGES}
  from (${given('table_id, number, changed, due_at, claimed_by, claimed_until, ended_at, result, seed')}) given
  where game_table.id = given.table_id and given.changed and not exists
    (select 1 from entry where entry.table_id = given.table_id and entry.number = given.number)`;

const APPEND = `insert into entry (${ENTRY_COLUMNS}) ${given(ENTRY_COLUMNS)}
  where true on conflict (table_id, number) do nothing returning table_id, number`;

/** Writes a group to the embedded store, in one message to its thread. */
export const sqliteGroups =
  (file: SqliteFile): WriteGroup =>
  async (group) => {
    const parameters = [groupText(group)];
    const statements = group.some(({ change }) => change !== null) ? [CHANGE_HEADS, APPEND] : [APPEND];
    const rows = await file.transact(statements.map((sql) => ({ sql, parameters })));
    const appended = rows.at(-1) as EntryKey[];
    if (appended.length === group.length) return [];
    const keys = new Set(appended.map(keyOf));
    return group.map(({ row }) => row).filter((row) => !keys.has(keyOf(row)));
  };
