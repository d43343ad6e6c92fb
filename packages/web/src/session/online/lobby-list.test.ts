import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableView } from '@shirasagi/protocol';
import { LobbyList } from './lobby-list.js';

const table = (id: string, status: TableView['status'] = 'open') => ({ id, status }) as TableView;

test('the lobby is asked for by its version, and one that has not changed is kept', async () => {
  const asked: object[] = [];
  const answers = [
    { ok: true, version: 'a1', tables: [table('one')] },
    { ok: true, version: 'a1', tables: null },
    undefined,
    { ok: true, version: 'a2', tables: [] },
  ];
  const ask = async (_: string, message: object) => {
    asked.push(message);
    return answers.shift();
  };
  const list = new LobbyList({ contact: 'connected', ask } as unknown as ConstructorParameters<
    typeof LobbyList
  >[0]);
  await list.ask();
  list.hear(table('two'));
  await list.ask();
  assert.deepEqual(
    list.tables?.map(({ id }) => id),
    ['two', 'one'],
  );
  await list.ask();
  await list.ask();
  assert.deepEqual(list.tables, []);
  const again = { watch: true, version: 'a1' };
  assert.deepEqual(asked, [{ watch: true }, again, again, again]);
});
