import { AddNonce, Join, OpenTable, Rematch, TablePath, TableQuery } from '@shirasagi/protocol/schemas';
import type { TableProof } from '@shirasagi/protocol/verify';
import type { FastifyInstance } from 'fastify';
import { check } from '../check.js';
import type { Config } from '../config.js';
import type { Days } from '../daily/days.js';
import { Refused } from '../errors.js';
import { entriesFrom, listedTablesOf } from '../store/queries.js';
import type { Store } from '../store/store.js';
import { readDeal, viewOf, viewWithKey } from '../tables/head.js';
import type { Lobby } from '../tables/lobby.js';
import type { Openings } from '../tables/opening.js';
import { proofOf } from '../tables/proof.js';
import type { Tables } from '../tables/tables.js';
import type { Who } from './who.js';

const MOST_LISTED = 200;
/** What it costs to ask for all tables of a person, and for the whole record of one. */
const LIST_COST = 3;
const RECORD_COST = 2;
const LARGEST_OPENING = 64 * 1024;

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
    days: Days;
    now: () => number;
  },
): void {
  const { config, store, tables, openings, lobby, days, now } = deps;
  app.get('/api/tables', async (_, reply) => {
    reply.type('application/json; charset=utf-8');
    return (await lobby.current()).text;
  });
  app.get('/api/me/tables', { config: { cost: LIST_COST } }, async (request) => {
    const person = await who.must(request);
    const heads = await listedTablesOf(store.db, person.id, MOST_LISTED);
    return { tables: await Promise.all(heads.map((head) => tables.listed(head))), now: now() };
  });
  // A table may bring an edition along.
  const opening = {
    bodyLimit: LARGEST_OPENING,
    config: { atMost: { times: config.TABLES_PER_MINUTE, seconds: 60 } },
  };
  app.post('/api/tables', opening, async (request, reply) => {
    const person = await who.must(request);
    const head = await openings.open(person, check(OpenTable, request.body));
    reply.status(201);
    return { table: viewWithKey(head) };
  });
  app.get('/api/tables/:id', async (request) => {
    const { id } = check(TablePath, request.params);
    const { key } = check(TableQuery, request.query);
    const person = await who.maybe(request);
    const head = await tables.visible(person?.id, id, key);
    const isTheirs = head.seats.some((seat) => person && seat.user_id === person.id);
    return { table: isTheirs ? viewWithKey(head) : viewOf(head) };
  });
  app.post('/api/tables/:id/join', async (request) => {
    const { id } = check(TablePath, request.params);
    const ask = check(Join, request.body ?? {});
    return { table: viewWithKey(await openings.join(await who.must(request), id, ask)) };
  });
  app.post('/api/tables/:id/nonce', async (request) => {
    const { id } = check(TablePath, request.params);
    const { nonce } = check(AddNonce, request.body);
    return { table: viewWithKey(await openings.addNonce(await who.must(request), id, nonce)) };
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
    return { table: viewWithKey(await openings.rematch(person, old, nonce)) };
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
      if (table.deal !== null && !(await days.isClosed(readDeal(table.deal).day)))
        throw new Refused('not-open', 'the seed is shown when the day is over');
      return proofOf(head, await entriesFrom(store.db, id, 0));
    },
  );
}
