import type { GameRecord, RecordEntry } from '@shirasagi/engine';
import type { NumberedEntry } from '@shirasagi/protocol';
import { AddNonce, Join, OpenTable, Rematch, TablePath, TableQuery } from '@shirasagi/protocol/schemas';
import type { TableProof } from '@shirasagi/protocol/verify';
import type { FastifyInstance } from 'fastify';
import { check } from '../check.js';
import type { Config } from '../config.js';
import { Refused } from '../errors.js';
import { entriesFrom, tablesOf } from '../store/queries.js';
import { commitmentTo } from '../store/seed-vault.js';
import type { Store } from '../store/store.js';
import { type Head, noncesOf, viewOf } from '../tables/head.js';
import type { Lobby } from '../tables/lobby.js';
import type { Openings } from '../tables/opening.js';
import type { Tables } from '../tables/tables.js';
import type { Who } from './who.js';

const MOST_LISTED = 200;
/** What it costs to ask for all tables of a person, and for the whole record of one. */
const LIST_COST = 3;
const RECORD_COST = 2;

/** Routes to open, find, join and leave tables. */
export function tableRoutes(
  app: FastifyInstance,
  who: Who,
  deps: {
    config: Config;
    store: Store;
    tables: Tables;
    openings: Openings;
    lobby: Lobby;
    now: () => number;
  },
): void {
  const { config, store, tables, openings, lobby, now } = deps;
  app.get('/api/tables', async (_, reply) => {
    reply.type('application/json; charset=utf-8');
    return (await lobby.current()).text;
  });
  app.get('/api/me/tables', { config: { cost: LIST_COST } }, async (request) => {
    const person = await who.must(request);
    const heads = await tablesOf(store.db, person.id, MOST_LISTED);
    return { tables: await Promise.all(heads.map((head) => tables.listed(head))), now: now() };
  });
  const opening = { config: { atMost: { times: config.TABLES_PER_MINUTE, seconds: 60 } } };
  app.post('/api/tables', opening, async (request, reply) => {
    const person = await who.must(request);
    const head = await openings.open(person, check(OpenTable, request.body));
    reply.status(201);
    return { table: viewOf(head, true) };
  });
  app.get('/api/tables/:id', async (request) => {
    const { id } = check(TablePath, request.params);
    const { key } = check(TableQuery, request.query);
    const person = await who.maybe(request);
    const head = await tables.visible(person?.id, id, key);
    return {
      table: viewOf(
        head,
        head.seats.some((seat) => person && seat.user_id === person.id),
      ),
    };
  });
  app.post('/api/tables/:id/join', async (request) => {
    const { id } = check(TablePath, request.params);
    const ask = check(Join, request.body ?? {});
    return { table: viewOf(await openings.join(await who.must(request), id, ask), true) };
  });
  app.post('/api/tables/:id/nonce', async (request) => {
    const { id } = check(TablePath, request.params);
    const { nonce } = check(AddNonce, request.body);
    return { table: viewOf(await openings.addNonce(await who.must(request), id, nonce), true) };
  });
  app.post('/api/tables/:id/leave', async (request) => {
    const { id } = check(TablePath, request.params);
    await openings.leave(await who.must(request), id);
    return {};
  });
  app.post('/api/tables/:id/rematch', opening, async (request) => {
    const { id } = check(TablePath, request.params);
    const person = await who.must(request);
    const { nonce } = check(Rematch, request.body ?? {});
    const old = await tables.visible(person.id, id, undefined);
    return { table: viewOf(await openings.rematch(person, old, nonce), true) };
  });
  app.get(
    '/api/tables/:id/record',
    { config: { cost: RECORD_COST } },
    async (request): Promise<TableProof> => {
      const { id } = check(TablePath, request.params);
      const { key } = check(TableQuery, request.query);
      const head = await tables.visible((await who.maybe(request))?.id, id, key);
      const { table } = head;
      if (table.status !== 'over' || table.setup === null || table.result === null)
        throw new Refused('not-open', 'the seed is shown when the game is over');
      return proofOf(head, await entriesFrom(store.db, id, 0));
    },
  );
}

/** A finished table with its seed, for anyone to check. */
function proofOf({ table, seats: sitting }: Head, all: readonly NumberedEntry[]): TableProof {
  const { id, game, options, edition, setup, seed, result } = table;
  const entries: RecordEntry[] = [];
  const seats: TableProof['seats'][number][] = [];
  for (const { number, entry } of all) {
    if ('move' in entry || 'takeBack' in entry) entries.push(entry);
    else seats.push({ number, entry });
  }
  const record: GameRecord = {
    format: 'shirasagi-record',
    version: 1,
    game,
    options: JSON.parse(options),
    edition,
    setup: JSON.parse(setup!),
    entries,
  };
  return {
    format: 'shirasagi-table',
    version: 2,
    table: id,
    commitment: commitmentTo(seed),
    seed,
    nonces: noncesOf(sitting),
    opponents: sitting.flatMap(({ kind, number }) => (kind === 'opponent' ? [number] : [])),
    record,
    seats,
    hashes: all.map(({ hash }) => hash),
    result: JSON.parse(result!),
  };
}
