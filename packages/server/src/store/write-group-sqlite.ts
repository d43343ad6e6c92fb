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

const APPEND = `insert into entry (${ENTRY_COLUMNS}) ${given(ENTRY_COLUMNS)} where true`;
const APPEND_THE_REST = `${APPEND} on conflict (table_id, number) do nothing returning table_id, number`;
const NUMBER_TAKEN = 'SQLITE_CONSTRAINT_PRIMARYKEY';

/** Writes a group to the embedded store, in one message to its thread. */
export const sqliteGroups =
  (file: SqliteFile): WriteGroup =>
  async (group) => {
    const parameters = [groupText(group)];
    const heads = group.some(({ change }) => change !== null) ? [CHANGE_HEADS] : [];
    const write = (append: string): Promise<unknown[]> =>
      file.transact([...heads, append].map((sql) => ({ sql, parameters })));
    try {
      // Numbers are hardly ever taken, and hearing of every entry that was written costs time.
      await write(APPEND);
      return [];
    } catch (error) {
      if ((error as { code?: string }).code !== NUMBER_TAKEN) throw error;
    }
    const appended = (await write(APPEND_THE_REST)).at(-1) as EntryKey[];
    const keys = new Set(appended.map(keyOf));
    return group.map(({ row }) => row).filter((row) => !keys.has(keyOf(row)));
  };
