import { randomBytes } from 'node:crypto';
import { optionsFor, RulesError, rulesFor, start } from '@shirasagi/engine';
import type { OpenTable, Person } from '@shirasagi/protocol';
import type { Join } from '@shirasagi/protocol/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { Refused } from '../errors.js';
import { findHead, insertTable, unfinishedTables } from '../store/queries.js';
import type { Schema, SeatRow, TableRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Broadcaster } from './broadcaster.js';
import { type Head, mayWatch, noncesOf, runningHead, seatOf, viewOf } from './head.js';
import { chanceKey, newSeed, tableChance } from './table-chance.js';
import { checkTableEdition, editionIn } from './table-edition.js';
import type { TableIds } from './table-ids.js';
import { TableState } from './table-state.js';

/** How long a full table waits for what the page of its opener adds to chance. */
const NONCE_MS = 10_000;

/** Opening, filling, leaving and starting tables: everything before the first decision, and playing again. */
export class Openings {
  private readonly store: Store;
  private readonly broadcaster: Broadcaster;
  private readonly ids: TableIds;
  private readonly mostTables: number;
  private readonly now: () => number;
  private readonly started: (id: string) => void;

  constructor(
    store: Store,
    broadcaster: Broadcaster,
    ids: TableIds,
    mostTables: number,
    now: () => number,
    started: (id: string) => void,
  ) {
    this.store = store;
    this.broadcaster = broadcaster;
    this.ids = ids;
    this.mostTables = mostTables;
    this.now = now;
    this.started = started;
  }

  /** Opens a table; it starts at once when nobody is missing. */
  async open(person: Person, ask: OpenTable): Promise<Head> {
    if (ask.seats.filter((seat) => seat.kind === 'me').length > 1)
      throw new Refused('bad-request', 'you can take one seat at most');
    if (ask.seats.every((seat) => seat.kind !== 'me'))
      throw new Refused('bad-request', 'one of the seats is yours');
    const { playerCounts } = rulesFor(ask.game);
    if (!playerCounts.includes(ask.seats.length))
      throw new Refused('bad-request', `the game has ${playerCounts.join(' or ')} seats`);
    const seats = ask.seats.map((seat, number): Omit<SeatRow, 'table_id'> => {
      if (seat.kind === 'me')
        return { number, kind: 'person', level: null, user_id: person.id, name: person.name, nonce: null };
      const level = seat.kind === 'opponent' ? seat.level : null;
      return { number, kind: seat.kind, level, user_id: null, name: '', nonce: null };
    });
    const { game, visibility, spectators, onTimeOut } = ask;
    const options = { ...ask.options, ...optionsFor(game, seats.length) };
    const edition = ask.edition && checkTableEdition(game, ask.edition);
    return this.create(person, await this.ids.near(person.id), seats, edition?.file, {
      game,
      options: JSON.stringify(options),
      visibility,
      spectators: spectators ? 1 : 0,
      clock: JSON.stringify(ask.clock),
      on_time_out: onTimeOut,
      edition_note: edition ? JSON.stringify(edition.note) : null,
      awaits_nonce: ask.nonce ? 1 : 0,
    });
  }

  /** Opens a table like a finished one with the seats turned; those who sat there are awaited. */
  async rematch(person: Person, old: Head, nonce: boolean): Promise<Head> {
    if (seatOf(old.seats, person.id) < 0) throw new Refused('not-allowed', 'you had no seat at that table');
    if (old.table.status !== 'over') throw new Refused('not-open', 'the game is not over');
    if (old.table.rematch !== null) return mustFind(this.store.db, old.table.rematch);
    const turned = [...old.seats.slice(1), old.seats[0]];
    const seats = turned.map((seat, number): Omit<SeatRow, 'table_id'> => {
      const { level, user_id, name } = seat;
      if (seat.kind === 'opponent' || user_id === person.id)
        return { number, kind: seat.kind, level, user_id, name, nonce: null };
      return user_id === null
        ? { number, kind: 'link', level, user_id: null, name: '', nonce: null }
        : { number, kind: 'held', level, user_id, name, nonce: null };
    });
    const { game, options, visibility, spectators, clock, on_time_out, edition_note } = old.table;
    const head = await this.create(person, this.ids.after(old.table.id), seats, old.edition, {
      game,
      options,
      visibility,
      spectators,
      clock,
      on_time_out,
      edition_note,
      awaits_nonce: nonce ? 1 : 0,
    });
    const linked = await this.store.db
      .updateTable('game_table')
      .set({ rematch: head.table.id })
      .where('id', '=', old.table.id)
      .where('rematch', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const again = await mustFind(this.store.db, old.table.id);
    this.broadcaster.table(viewOf(again));
    if (linked) return head;
    // Another player asked at the same moment: their table counts.
    if (head.table.status === 'open') await this.leave(person, head.table.id);
    return mustFind(this.store.db, again.table.rematch!);
  }

  /** Sits a person down; the table starts when nobody is missing any more. */
  join(person: Person, id: string, { key, seat: wanted, nonce }: z.output<typeof Join>): Promise<Head> {
    return this.change(id, async (trx, head) => {
      if (!mayWatch(head, person.id, key)) throw new Refused('not-found', 'there is no such table');
      if (seatOf(head.seats, person.id) >= 0) return;
      if (head.table.status !== 'open') throw new Refused('not-open', 'the table has started');
      const seat = head.seats.find(({ kind, number, user_id }) => {
        if (wanted !== undefined && number !== wanted) return false;
        if (kind === 'held') return user_id === person.id;
        return kind === 'open' || (kind === 'link' && key === head.table.link_key);
      });
      if (!seat) throw new Refused('seat-taken', 'there is no seat for you here');
      await trx
        .updateTable('seat')
        .set({ kind: 'person', user_id: person.id, name: person.name, nonce: nonce ?? null })
        .where('table_id', '=', id)
        .where('number', '=', seat.number)
        .execute();
    });
  }

  /** Gets a person up from an open table; a table nobody sits at any more is gone. */
  async leave(person: Person, id: string): Promise<void> {
    await this.change(id, async (trx, head) => {
      if (seatOf(head.seats, person.id) < 0)
        throw new Refused('not-allowed', 'you have no seat at this table');
      if (head.table.status !== 'open')
        throw new Refused('not-open', 'the table has started; resign instead');
      await trx
        .updateTable('seat')
        .set({
          kind: head.table.visibility === 'public' ? 'open' : 'link',
          user_id: null,
          name: '',
          nonce: null,
        })
        .where('table_id', '=', id)
        .where('user_id', '=', person.id)
        .execute();
    });
  }

  /** Takes what the page of a person at an open table adds to chance; the first one counts. */
  addNonce(person: Person, id: string, nonce: string): Promise<Head> {
    return this.change(id, async (trx, head) => {
      const seat = seatOf(head.seats, person.id);
      if (seat < 0) throw new Refused('not-allowed', 'you have no seat at this table');
      // Said again, or too late: the game began without it, and its view says so.
      if (head.table.status !== 'open' || head.seats[seat].nonce !== null) return;
      await trx
        .updateTable('seat')
        .set({ nonce })
        .where('table_id', '=', id)
        .where('number', '=', seat)
        .execute();
      if (head.table.created_by === person.id) await setAwaits(trx, id, { awaits_nonce: 0, due_at: null });
    });
  }

  /** Starts a table whose opener's page did not add to chance in time. */
  async startLate(id: string): Promise<void> {
    await this.change(id, async () => {}, true);
  }

  /** Everybody is here but for a nonce: it comes, or the table starts without it. */
  private async awaitNonce(trx: Kysely<Schema>, head: Head): Promise<Head> {
    if (head.table.due_at === null)
      await setAwaits(trx, head.table.id, { awaits_nonce: 1, due_at: this.now() + NONCE_MS });
    return head;
  }

  private async create(
    person: Person,
    id: string,
    seats: readonly Omit<SeatRow, 'table_id'>[],
    edition: string | undefined,
    chosen: Pick<
      TableRow,
      | 'game'
      | 'options'
      | 'visibility'
      | 'spectators'
      | 'clock'
      | 'on_time_out'
      | 'edition_note'
      | 'awaits_nonce'
    >,
  ): Promise<Head> {
    if ((await unfinishedTables(this.store.db, person.id)) >= this.mostTables)
      throw new Refused('too-many', `you have ${this.mostTables} tables open already`);
    const seed = newSeed();
    const table: TableRow = {
      ...chosen,
      id,
      status: 'open',
      link_key: randomBytes(16).toString('base64url'),
      created_by: person.id,
      created_at: Date.now(),
      started_at: null,
      ended_at: null,
      seed: this.store.seeds.seal(seed),
      edition: setUp({ id, ...chosen }, edition, chanceKey(seed, id, [])).edition,
      setup: null,
      result: null,
      rematch: null,
      due_at: null,
      claimed_by: null,
      claimed_until: 0,
      deal: null,
    };
    await insertTable(this.store.db, {
      table,
      seats: seats.map((seat) => ({ ...seat, table_id: id })),
      ...(edition !== undefined && { edition }),
    });
    return this.change(id, async () => {});
  }

  /** Changes an open table with nobody in between, starts it if nobody is missing then, and tells how it stands. */
  private async change(
    id: string,
    body: (trx: Kysely<Schema>, head: Head) => Promise<void>,
    late = false,
  ): Promise<Head> {
    let started = false;
    const head = await this.store.db.transaction().execute(async (trx) => {
      if (this.store.kind === 'postgres')
        await trx.selectFrom('game_table').select('id').where('id', '=', id).forUpdate().execute();
      await body(trx, await mustFind(trx, id));
      const now = await mustFind(trx, id);
      if (now.table.status !== 'open') return now;
      if (!now.seats.some((seat) => seat.kind === 'person')) {
        await removeTable(trx, id);
        return { ...now, table: { ...now.table, status: 'over' as const } };
      }
      if (now.seats.some((seat) => seat.kind !== 'person' && seat.kind !== 'opponent')) {
        const { awaits_nonce, due_at } = now.table;
        if (due_at !== null) await setAwaits(trx, id, { awaits_nonce, due_at: null });
        return now;
      }
      if (now.table.awaits_nonce === 1 && !late) return this.awaitNonce(trx, now);
      started = true;
      return startTable(trx, now, this.now());
    });
    if (started) {
      this.started(id);
      const { user_id } = head.seats[new TableState(runningHead(head)!).toMove];
      if (user_id !== null) this.broadcaster.firstTurn(id, user_id, head.table.due_at);
    }
    this.broadcaster.table(viewOf(head));
    return head;
  }
}

async function startTable(trx: Kysely<Schema>, head: Head, at: number): Promise<Head> {
  const { id, seed } = head.table;
  const key = chanceKey(seed, id, noncesOf(head.seats));
  const setup = JSON.stringify(setUp(head.table, head.edition, key).setup);
  const table: TableRow = { ...head.table, status: 'running', setup, started_at: at };
  const state = new TableState(runningHead({ ...head, table })!);
  table.due_at = state.opponentAt(state.toMove) ? at : state.clock.deadline(state.toMove);
  const { status, due_at } = table;
  await trx
    .updateTable('game_table')
    .set({ status, setup, started_at: at, due_at, awaits_nonce: 0, claimed_by: null, claimed_until: 0 })
    .where('id', '=', id)
    .execute();
  return { ...head, table };
}

async function setAwaits(
  trx: Kysely<Schema>,
  id: string,
  set: Pick<TableRow, 'awaits_nonce' | 'due_at'>,
): Promise<void> {
  await trx.updateTable('game_table').set(set).where('id', '=', id).execute();
}

async function removeTable(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('seat').where('table_id', '=', id).execute();
  await db.deleteFrom('table_edition').where('table_id', '=', id).execute();
  await db.deleteFrom('game_table').where('id', '=', id).execute();
}

async function mustFind(db: Kysely<Schema>, id: string): Promise<Head> {
  const head = await findHead(db, id);
  if (!head) throw new Refused('not-found', 'there is no such table');
  return head;
}

/** The outcomes of a table's setup. */
function setUp(
  { id, game, options }: Pick<TableRow, 'id' | 'game' | 'options'>,
  file: string | undefined,
  key: Buffer,
) {
  try {
    const edition = file === undefined ? {} : { edition: editionIn(game, file) };
    return start(game, { ...JSON.parse(options), ...edition }, tableChance(key, id, 0)).record();
  } catch (error) {
    if (error instanceof RulesError) throw new Refused('bad-request', error.message.slice(0, 200));
    throw error;
  }
}
