import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Schema } from './schema.js';

type Column = [name: string, type: 'text' | 'bigint' | 'integer', extra?: 'null' | 'unique' | 'key'];

async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Column[],
  key?: string[],
): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [column, type, extra] of columns) {
    table = table.addColumn(column, type, (c) => {
      if (extra === 'key') return c.primaryKey();
      if (extra === 'unique') return c.notNull().unique();
      return extra === 'null' ? c : c.notNull();
    });
  }
  if (key) table = table.addPrimaryKeyConstraint(`${name}_key`, key as never);
  await table.execute();
}

const times: Column[] = [
  ['createdAt', 'text'],
  ['updatedAt', 'text'],
];

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'user', [
    ['id', 'text', 'key'],
    ['name', 'text'],
    ['email', 'text', 'unique'],
    ['emailVerified', 'integer'],
    ['image', 'text', 'null'],
    ['isAnonymous', 'integer', 'null'],
    ...times,
  ]);
  await createTable(db, 'session', [
    ['id', 'text', 'key'],
    ['userId', 'text'],
    ['token', 'text', 'unique'],
    ['expiresAt', 'text'],
    ['ipAddress', 'text', 'null'],
    ['userAgent', 'text', 'null'],
    ...times,
  ]);
  await createTable(db, 'account', [
    ['id', 'text', 'key'],
    ['userId', 'text'],
    ['accountId', 'text'],
    ['providerId', 'text'],
    ['accessToken', 'text', 'null'],
    ['refreshToken', 'text', 'null'],
    ['idToken', 'text', 'null'],
    ['accessTokenExpiresAt', 'text', 'null'],
    ['refreshTokenExpiresAt', 'text', 'null'],
    ['scope', 'text', 'null'],
    ['password', 'text', 'null'],
    ...times,
  ]);
  await createTable(db, 'verification', [
    ['id', 'text', 'key'],
    ['identifier', 'text'],
    ['value', 'text'],
    ['expiresAt', 'text'],
    ...times,
  ]);
  await createTable(db, 'passkey', [
    ['id', 'text', 'key'],
    ['userId', 'text'],
    ['name', 'text', 'null'],
    ['publicKey', 'text'],
    ['credentialID', 'text'],
    ['counter', 'bigint'],
    ['deviceType', 'text'],
    ['backedUp', 'integer'],
    ['transports', 'text', 'null'],
    ['aaguid', 'text', 'null'],
    ['createdAt', 'text', 'null'],
  ]);
  for (const [table, column] of [
    ['session', 'userId'],
    ['account', 'userId'],
    ['passkey', 'userId'],
    ['passkey', 'credentialID'],
    ['verification', 'identifier'],
  ])
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'game_table', [
    ['id', 'text', 'key'],
    ['game', 'text'],
    ['options', 'text'],
    ['status', 'text'],
    ['visibility', 'text'],
    ['spectators', 'integer'],
    ['clock', 'text'],
    ['on_time_out', 'text'],
    ['link_key', 'text'],
    ['created_by', 'text', 'null'],
    ['created_at', 'bigint'],
    ['started_at', 'bigint', 'null'],
    ['ended_at', 'bigint', 'null'],
    ['seed', 'text'],
    ['edition', 'text'],
    ['setup', 'text', 'null'],
    ['result', 'text', 'null'],
    ['rematch', 'text', 'null'],
    ['due_at', 'bigint', 'null'],
    ['claimed_by', 'text', 'null'],
    ['claimed_until', 'bigint'],
  ]);
  const seat: Column[] = [
    ['table_id', 'text'],
    ['number', 'integer'],
    ['kind', 'text'],
    ['level', 'text', 'null'],
    ['user_id', 'text', 'null'],
    ['name', 'text'],
  ];
  await createTable(db, 'seat', seat, ['table_id', 'number']);
  const entry: Column[] = [
    ['table_id', 'text'],
    ['number', 'integer'],
    ['seat', 'integer'],
    ['entry', 'text'],
    ['hash', 'text'],
    ['message', 'text'],
    ['at', 'bigint'],
  ];
  await createTable(db, 'entry', entry, ['table_id', 'number']);
  const chat: Column[] = [
    ['table_id', 'text'],
    ['message', 'text'],
    ['user_id', 'text'],
    ['name', 'text'],
    ['text', 'text'],
    ['at', 'bigint'],
  ];
  await createTable(db, 'chat', chat, ['table_id', 'user_id', 'message']);
  const mute: Column[] = [
    ['user_id', 'text'],
    ['muted_id', 'text'],
  ];
  await createTable(db, 'mute', mute, ['user_id', 'muted_id']);
  await createTable(db, 'setting', [
    ['name', 'text', 'key'],
    ['value', 'text'],
  ]);
  await sql`create index game_table_due on game_table (due_at) where due_at is not null`.execute(db);
  await sql`create index game_table_lobby on game_table (status, visibility, created_at)`.execute(db);
  await sql`create index seat_user on seat (user_id) where user_id is not null`.execute(db);
  await sql`create index chat_user on chat (user_id)`.execute(db);
}

/** What the queries of the server look for, each answered from an index. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index game_table_opener on game_table (created_by, status)`.execute(db);
  await sql`create index game_table_claim on game_table (claimed_by) where claimed_by is not null`.execute(
    db,
  );
  await sql`create index chat_time on chat (table_id, at)`.execute(db);
  await sql`create index mute_muted on mute (muted_id)`.execute(db);
  for (const table of ['session', 'verification'])
    await db.schema.createIndex(`${table}_expiresAt`).on(table).column('expiresAt').execute();
}

/** What people's pages add to chance. */
async function addNonces(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seat add column nonce text`.execute(db);
  await sql`alter table game_table add column awaits_nonce integer not null default 0`.execute(db);
}

/** The game of the day. */
async function createDays(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_table add column deal text`.execute(db);
  await createTable(db, 'day', [
    ['day', 'text', 'key'],
    ['seed', 'text'],
    ['terms', 'text'],
    ['made_at', 'bigint'],
    ['closed', 'integer'],
  ]);
  await createTable(db, 'day_try', [
    ['table_id', 'text', 'key'],
    ['day', 'text'],
    ['game', 'text'],
    ['user_id', 'text', 'null'],
    ['counts', 'integer'],
    ['began_at', 'bigint'],
    ['status', 'text'],
    ['points', 'integer', 'null'],
    ['finished_at', 'bigint', 'null'],
  ]);
  await sql`create index day_unclosed on day (day) where closed = 0`.execute(db);
  // One try counts.
  await sql`create unique index day_try_one on day_try (user_id, day, game) where counts = 1`.execute(db);
  await sql`create unique index day_try_practice on day_try (user_id, day, game) where counts = 0 and status = 'running'`.execute(
    db,
  );
  await sql`create index day_try_user on day_try (user_id, day)`.execute(db);
  await sql`create index day_try_running on day_try (day) where status = 'running'`.execute(db);
  await sql`create index day_try_late on day_try (day) where status = 'late'`.execute(db);
  await sql`create index day_try_ranking on day_try (day, game, counts, status, points, finished_at)`.execute(
    db,
  );
}

/** What people have learned, with their accounts. */
async function createLearned(db: Kysely<unknown>): Promise<void> {
  const learned: Column[] = [
    ['user_id', 'text'],
    ['item', 'text'],
  ];
  await createTable(db, 'learned', learned, ['user_id', 'item']);
}

/** Editions that tables are played with: apart from the heads of tables, which are read far more often. */
async function addEditions(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'table_edition', [
    ['table_id', 'text', 'key'],
    ['file', 'text'],
  ]);
  await sql`alter table game_table add column edition_note text`.execute(db);
}

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people': { up: createPeople },
  '002-tables': { up: createTables },
  '003-indexes': { up: createIndexes },
  '004-nonces': { up: addNonces },
  '005-learned': { up: createLearned },
  '006-days': { up: createDays },
  '007-editions': { up: addEditions },
};

const provider: MigrationProvider = { getMigrations: async () => MIGRATIONS };

/** Tables of the first two migrations, which were once created one by one. */
const FIRST_TABLES = {
  '001-people': ['user', 'session', 'account', 'verification', 'passkey'],
  '002-tables': ['game_table', 'seat', 'entry', 'chat', 'mute', 'setting'],
};

/**
 * Removes what an embedded store has of a migration that did not come to its end: a process killed in the middle of
 * its first start left some tables behind, empty, since no server ever ran on them.
 */
export async function mendHalfMade(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      trx,
    );
    const there = new Set(rows.map((row) => row.name));
    const done = new Set<string>();
    if (there.has('kysely_migration'))
      for (const { name } of (await sql<{ name: string }>`select name from kysely_migration`.execute(trx))
        .rows)
        done.add(name);
    for (const [migration, tables] of Object.entries(FIRST_TABLES)) {
      if (done.has(migration)) continue;
      for (const table of tables.filter((name) => there.has(name))) {
        const some = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
        if (some.rows.length > 0)
          throw new Error(`the store has a table ${table} that is not ours: choose an empty folder`);
        await sql`drop table ${sql.table(table)}`.execute(trx);
      }
    }
  });
}

/** Brings the store to the newest schema, all or nothing; processes that start together wait for each other. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
