import type { ChatLine, Clock, ClockFace, Person, TableView, Watched } from '@shirasagi/protocol';
import { Refused } from '../errors.js';
import { type FoundTable, findHead, findTable, insertChat, trimChat } from '../store/queries.js';
import { isSealed } from '../store/seed-vault.js';
import type { Store } from '../store/store.js';
import type { Broadcaster } from './broadcaster.js';
import { Directory } from './directory.js';
import { type Head, mayWatch, runningHead, seatOf, viewOf, viewWithKey } from './head.js';
import type { Table, TableDeps } from './table.js';

/** Lines of chat and entries that are sent at once. */
const MOST_CHAT = 100;
const MOST_ENTRIES = 500;
/** Lines of chat that are kept. */
const MOST_KEPT = 200;

/** What a person looks at: a table from an entry on. */
interface Look {
  readonly table: string;
  readonly key?: string | undefined;
  readonly from?: number | undefined;
}

/**
 * What the clocks show of a table that is not in memory, as far as its head tells; undefined when its entries must be
 * replayed for it, or something is due there.
 */
function restingClock({ table, seats }: Head, now: number): ClockFace | null | undefined {
  if (table.status !== 'running') return null;
  if (table.due_at !== null && table.due_at <= now) return undefined;
  const { kind } = JSON.parse(table.clock) as Clock;
  if (kind === 'none') return null;
  // Days are all there is by correspondence: no reserve that earlier turns could have used up.
  return kind === 'correspondence' ? { deadline: table.due_at, reserves: seats.map(() => 0) } : undefined;
}

/** What was found of a table, if this person may look at it; for others the table does not exist. */
function mustSee<T extends { readonly head: Head }>(
  found: T | undefined,
  user: string | undefined,
  key: string | undefined,
): T {
  if (!found || !mayWatch(found.head, user, key)) throw new Refused('not-found', 'there is no such table');
  return found;
}

/** What people may do at tables, with the rights of each looked at first. */
export class Tables {
  readonly directory: Directory;
  private readonly store: Store;
  private readonly broadcaster: Broadcaster;
  private readonly now: () => number;

  constructor(deps: TableDeps) {
    this.store = deps.store;
    this.broadcaster = deps.broadcaster;
    this.now = deps.now;
    this.directory = new Directory(deps);
  }

  /** The head of a table this person may look at; for others the table does not exist. */
  async visible(user: string | undefined, id: string, key: string | undefined): Promise<Head> {
    const head = await findHead(this.store.db, id);
    return mustSee(head && { head }, user, key).head;
  }

  /** A table from an entry on, exactly as it is in the store, for a person who may look at it. */
  async watch(user: string | undefined, ask: Look): Promise<Watched> {
    if (!this.directory.has(ask.table)) {
      // At a table nothing happens at, there is nothing to replay: the store knows all there is to tell.
      const found = await this.found(user, ask);
      const clock = restingClock(found.head, this.now());
      if (clock !== undefined) return this.seen(user, ask, found, clock);
    }
    const now = async (clock: ClockFace | null): Promise<Watched> =>
      this.seen(user, ask, await this.found(user, ask), clock);
    // Read while the table stands still, so that head and entries belong together.
    return this.directory.look(ask.table, (table) =>
      table ? table.read((_, clock) => now(clock)) : now(null),
    );
  }

  private async found(user: string | undefined, { table, key, from = 0 }: Look): Promise<FoundTable> {
    return mustSee(await findTable(this.store.db, table, from, MOST_ENTRIES + 1, MOST_CHAT), user, key);
  }

  private seen(
    user: string | undefined,
    ask: Look,
    { head, entries, chat }: FoundTable,
    clock: ClockFace | null,
  ): Watched {
    const running = runningHead(head);
    return {
      table: user !== undefined && seatOf(head.seats, user) >= 0 ? viewWithKey(head) : viewOf(head),
      opening: running ? { edition: running.edition, setup: running.setup } : null,
      // Who asks for later entries has it already.
      ...(head.edition !== undefined && !ask.from && { edition: JSON.parse(head.edition) as object }),
      entries: entries.slice(0, MOST_ENTRIES),
      more: entries.length > MOST_ENTRIES,
      chat,
      clock,
      now: this.now(),
    };
  }

  /** A table as the list of one's own tables shows it: with whose turn it is. */
  async listed(head: Head): Promise<TableView> {
    // A table whose key is lost cannot be played on, but it is still there.
    if (head.table.status !== 'running' || isSealed(head.table.seed)) return viewOf(head);
    const turn = await this.directory.look(head.table.id, (table) =>
      table?.read(({ toMove: seat }, clock) => ({ seat, deadline: clock?.deadline ?? null })),
    );
    return { ...viewOf(head), ...(turn && { turn }) };
  }

  /** Lets `body` do something at a running table for the person who has a seat there. */
  atSeat<T>(person: Person, id: string, body: (table: Table, seat: number) => Promise<T>): Promise<T> {
    return this.directory.use(id, async (table) => {
      const seat = table ? seatOf(table.head.seats, person.id) : -1;
      if (table && seat >= 0) return body(table, seat);
      const head = await findHead(this.store.db, id);
      if (!head || !mayWatch(head, person.id, undefined))
        throw new Refused('not-found', 'there is no such table');
      if (seatOf(head.seats, person.id) < 0)
        throw new Refused('wrong-seat', 'you have no seat at this table');
      if (!runningHead(head)) throw new Refused('not-running', 'the table has not started');
      // It started a moment ago, or a guest signed in to an account since this process read the table.
      if (!table) return this.atSeat(person, id, body);
      table.seatsChanged();
      await table.read(() => {});
      return body(table, seatOf(table.head.seats, person.id));
    });
  }

  /** Says something at a table one sits at or watches. */
  async say(
    person: Person,
    ask: { table: string; id: string; text: string },
    watching: boolean,
  ): Promise<void> {
    if (!watching) throw new Refused('not-allowed', 'open the table first');
    const line: ChatLine & { user: string } = {
      id: ask.id,
      user: person.id,
      name: person.name,
      text: ask.text,
      at: Date.now(),
    };
    if (!(await insertChat(this.store.db, ask.table, line))) return;
    this.broadcaster.chat(ask.table, line);
    await trimChat(this.store.db, ask.table, MOST_KEPT);
  }
}
