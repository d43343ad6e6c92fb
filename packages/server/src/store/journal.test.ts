import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startPostgres } from '../testing/postgres.js';
import { temporaryFolder } from '../testing/servers.js';
import { insertTable } from './queries.js';
import type { EntryRow, SeatRow, TableRow } from './schema.js';
import { openStore, type Store } from './store.js';
import type { HeadChange } from './write-group.js';

const table = (id: string): TableRow => ({
  id,
  game: 'duel',
  options: '{}',
  status: 'running',
  visibility: 'private',
  spectators: 0,
  clock: '{"kind":"none"}',
  on_time_out: 'opponent',
  link_key: 'key',
  created_by: null,
  created_at: 1,
  started_at: 2,
  ended_at: null,
  seed: 'seed',
  edition: 'edition',
  edition_note: null,
  setup: '[]',
  result: null,
  rematch: null,
  due_at: null,
  claimed_by: null,
  claimed_until: 0,
  awaits_nonce: 0,
  deal: null,
});

const entry = (id: string, number: number, message: string): EntryRow => ({
  table_id: id,
  number,
  seat: 1,
  entry: `{"move":"l'été \\"${message}\\""}`,
  hash: 'h',
  message,
  at: 1_800_000_000_000,
});

const due = (dueAt: number | null): HeadChange => ({ dueAt, claimedBy: 'p', claimedUntil: 7 });

/** Writes to a store in every way a table does, and reads what became of it. */
async function writeAndRead(store: Store): Promise<void> {
  const { db, journal } = store;
  for (const id of ['a', 'b', 'c']) {
    const seat: SeatRow = {
      table_id: id,
      number: 0,
      kind: 'person',
      level: null,
      user_id: 'u',
      name: 'U',
      nonce: null,
    };
    await insertTable(db, { table: table(id), seats: [seat] });
  }
  const head = (id: string) =>
    db
      .selectFrom('game_table')
      .select(['status', 'due_at', 'claimed_by', 'claimed_until', 'ended_at', 'result', 'seed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const untouched = await head('c');

  const first = [
    journal.append(entry('a', 0, 'one'), due(1_900_000_000_000)),
    journal.append(entry('b', 0, 'two'), {
      ...due(null),
      ended: { ended_at: 9, result: '{"won":[0]}', seed: 'shown' },
    }),
    journal.append(entry('c', 0, 'three'), null),
  ];
  assert.deepEqual(await Promise.all(first), [true, true, true]);
  const due7 = { claimed_by: 'p', claimed_until: 7 };
  const going = { status: 'running', ended_at: null, result: null, seed: 'seed', ...due7 };
  assert.deepEqual({ ...(await head('a')) }, { ...going, due_at: 1_900_000_000_000 });
  const ended = { status: 'over', ended_at: 9, result: '{"won":[0]}', seed: 'shown' };
  assert.deepEqual({ ...(await head('b')) }, { ...going, ...ended, due_at: null });
  assert.deepEqual(await head('c'), untouched);

  // A number that is taken stays as it is, and so does the head; its neighbours in the group are written.
  const second = [
    journal.append(entry('a', 0, 'late'), due(5)),
    journal.append(entry('c', 1, 'four'), due(6)),
  ];
  assert.deepEqual(await Promise.all(second), [false, true]);
  assert.equal((await head('a')).due_at, 1_900_000_000_000);
  assert.equal((await head('c')).due_at, 6);

  // Two at the same moment for one number: the first is kept, and only it is acknowledged.
  const third = [
    journal.append(entry('c', 2, 'five'), due(7)),
    journal.append(entry('a', 1, 'six'), due(8)),
    journal.append(entry('c', 2, 'too late'), due(9)),
  ];
  assert.deepEqual(await Promise.all(third), [true, true, false]);
  assert.equal((await head('c')).due_at, 7);
  const kept = await db.selectFrom('entry').selectAll().orderBy('table_id').orderBy('number').execute();
  const expected = [
    entry('a', 0, 'one'),
    entry('a', 1, 'six'),
    entry('b', 0, 'two'),
    entry('c', 0, 'three'),
    entry('c', 1, 'four'),
    entry('c', 2, 'five'),
  ];
  assert.deepEqual(
    kept.map((row) => ({ ...row })),
    expected,
  );
}

test('entries and heads are written together, and a taken number changes neither: SQLite', async (t) => {
  const store = await openStore({ DATA_DIR: temporaryFolder(t), DATABASE_URL: undefined });
  t.after(() => store.close());
  await writeAndRead(store);
});

test('entries and heads are written together, and a taken number changes neither: PostgreSQL', async (t) => {
  const postgres = await startPostgres(t);
  const store = await openStore({ DATA_DIR: '', DATABASE_URL: await postgres.database() });
  try {
    await writeAndRead(store);
  } finally {
    await store.close();
  }
});
