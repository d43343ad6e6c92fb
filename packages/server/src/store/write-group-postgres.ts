import type pg from 'pg';
import { ENTRY_COLUMNS, type EntryKey, groupText, HEAD_CHANGES, type WriteGroup } from './write-group.js';

const DEADLOCK = '40P01';

// One statement is one transaction and one way to the server and back. The order of the entries is the same
// everywhere, so that two processes never wait for each other in a circle.
const WRITE = `with given as (
    select * from json_to_recordset($1) as row (
      table_id text, number integer, seat integer, entry text, hash text, message text, at bigint,
      changed boolean, due_at bigint, claimed_by text, claimed_until bigint, ended_at bigint, result text, seed text)
  ), appended as (
    insert into entry (${ENTRY_COLUMNS}) select ${ENTRY_COLUMNS} from given order by table_id
    on conflict (table_id, number) do nothing returning table_id, number
  ), heads as (
    update game_table set ${HEAD_CHANGES}
    from given join appended using (table_id, number) where game_table.id = given.table_id and given.changed
  ) select table_id, number from given where (table_id, number) not in (select table_id, number from appended)`;

/** Writes a group to PostgreSQL. */
export function postgresGroups(pool: pg.Pool): WriteGroup {
  const write = async (text: string, again: boolean): Promise<EntryKey[]> => {
    try {
      // Named, so that each connection plans it once.
      const { rows } = await pool.query<EntryKey>({ name: 'write-group', text: WRITE, values: [text] });
      return rows;
    } catch (error) {
      if (again && (error as { code?: string }).code === DEADLOCK) return write(text, false);
      throw error;
    }
  };
  return (group) => write(groupText(group), true);
}
