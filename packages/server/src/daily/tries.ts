import { randomBytes } from 'node:crypto';
import { start } from '@shirasagi/engine';
import type { DayGame, DayTerms, Person } from '@shirasagi/protocol';
import { dealtChance } from '@shirasagi/protocol/deal';
import { sql } from 'kysely';
import { Refused } from '../errors.js';
import { findHead } from '../store/queries.js';
import type { DayRow, DayTryRow, SeatRow, TableRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { type Head, runningHead } from '../tables/head.js';
import type { TableIds } from '../tables/table-ids.js';
import { TableState } from '../tables/table-state.js';
import { type Days, seedOf } from './days.js';
import { settle } from './settle.js';

/** Begins games of the day: ordinary tables whose chance is the day's. */
export class Tries {
  private readonly store: Store;
  private readonly ids: TableIds;
  private readonly days: Days;
  private readonly now: () => number;
  private readonly begun: (table: string, game: DayGame) => void;

  constructor(
    store: Store,
    ids: TableIds,
    days: Days,
    now: () => number,
    begun: (table: string, game: DayGame) => void,
  ) {
    this.store = store;
    this.ids = ids;
    this.days = days;
    this.now = now;
    this.begun = begun;
  }

  /** The games of a person on a day, the try of each and the practice that goes on. */
  of(user: string, day: string): Promise<DayTryRow[]> {
    return this.store.db
      .selectFrom('day_try')
      .selectAll()
      .where('user_id', '=', user)
      .where('day', '=', day)
      .where((where) => where.or([where('counts', '=', 1), where('status', '=', 'running')]))
      .execute();
  }

  /** The person's try of today: begun, or as it stands. */
  async play(person: Person, game: DayGame): Promise<Head> {
    const day = await this.days.today();
    const known = (await this.of(person.id, day.day)).find((row) => row.game === game && row.counts === 1);
    return known ? this.head(known.table_id) : this.open(person, day, game, 1);
  }

  /** A game with the same deal that does not count, for those who have had their try. */
  async practise(person: Person, game: DayGame): Promise<Head> {
    const day = await this.days.today();
    await settle(this.store, day.day, person.id);
    const mine = (await this.of(person.id, day.day)).filter((row) => row.game === game);
    const own = mine.find((row) => row.counts === 1);
    if (!own || own.status === 'running')
      throw new Refused('not-allowed', 'finish the game that counts first');
    const known = mine.find((row) => row.counts === 0);
    return known ? this.head(known.table_id) : this.open(person, day, game, 0);
  }

  private async head(table: string): Promise<Head> {
    const head = await findHead(this.store.db, table);
    if (!head) throw new Refused('not-found', 'there is no such table');
    return head;
  }

  private async open(person: Person, day: DayRow, game: DayGame, counts: 0 | 1): Promise<Head> {
    const at = this.now();
    const id = await this.ids.near(person.id);
    const head = dealtTable(this.store, id, person, day, game, at);
    const table_id = await this.store.db.transaction().execute(async (trx) => {
      const inserted = await trx
        .insertInto('day_try')
        .values({
          table_id: id,
          day: day.day,
          game,
          user_id: person.id,
          counts,
          began_at: at,
          status: 'running',
          points: null,
          finished_at: null,
        })
        // The same request twice, or from two devices: the first one began it.
        .onConflict((conflict) => conflict.doNothing())
        .returning('table_id')
        .executeTakeFirst();
      if (!inserted) {
        const first = await trx
          .selectFrom('day_try')
          .select('table_id')
          .where('user_id', '=', person.id)
          .where('day', '=', day.day)
          .where('game', '=', game)
          .where('counts', '=', counts)
          .where(counts === 1 ? sql<boolean>`true` : sql<boolean>`status = 'running'`)
          .executeTakeFirst();
        if (!first) throw new Refused('unavailable', 'try again');
        return first.table_id;
      }
      await trx.insertInto('game_table').values(head.table).execute();
      await trx.insertInto('seat').values(head.seats).execute();
      return id;
    });
    if (table_id !== id) return this.head(table_id);
    this.begun(id, game);
    return head;
  }
}

/** A table that has started, dealt as the day says. */
function dealtTable(store: Store, id: string, person: Person, day: DayRow, game: DayGame, at: number): Head {
  const seed = seedOf(day);
  const terms = (JSON.parse(day.terms) as Record<DayGame, DayTerms>)[game];
  const { setup, edition } = start(
    terms.game,
    terms.options,
    dealtChance(seed, { day: day.day, game }),
  ).record();
  const table: TableRow = {
    id,
    game: terms.game,
    options: JSON.stringify(terms.options),
    status: 'running',
    visibility: 'private',
    // Who looks on would see what is dealt before their own try.
    spectators: 0,
    clock: JSON.stringify({ kind: 'none' }),
    on_time_out: 'opponent',
    link_key: randomBytes(16).toString('base64url'),
    created_by: person.id,
    created_at: at,
    started_at: at,
    ended_at: null,
    seed,
    edition,
    edition_note: null,
    setup: JSON.stringify(setup),
    result: null,
    rematch: null,
    due_at: null,
    claimed_by: null,
    claimed_until: 0,
    awaits_nonce: 0,
    deal: JSON.stringify({ day: day.day, game, spec: terms.opponent?.spec ?? null }),
  };
  const seat = { table_id: id, level: null, user_id: null, name: '', nonce: null };
  const seats: SeatRow[] = [{ ...seat, number: 0, kind: 'person', user_id: person.id, name: person.name }];
  if (terms.opponent) seats.push({ ...seat, number: 1, kind: 'opponent', level: terms.opponent.level });
  const state = new TableState(runningHead({ table, seats })!);
  const due_at = state.opponentAt(state.toMove) ? at : null;
  return { table: { ...table, due_at, seed: store.seeds.seal(seed) }, seats };
}
