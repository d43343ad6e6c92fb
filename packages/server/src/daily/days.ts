import type { DayHead } from '@shirasagi/protocol';
import { closesAt, dayAt, daysLater, endsAt } from '@shirasagi/protocol/days';
import { TERMS } from '@shirasagi/protocol/schemas';
import { sql } from 'kysely';
import { Refused } from '../errors.js';
import type { DayRow } from '../store/schema.js';
import { commitmentTo, isSealed } from '../store/seed-vault.js';
import type { Store } from '../store/store.js';
import { newSeed } from '../tables/table-chance.js';
import { closeDay } from './settle.js';

/** Days that are made afterwards at most, when no server ran on them. */
const MOST_MISSED = 31;

/**
 * The days: each is made when it is first asked for, and closed when it is first asked for after its time. Nothing
 * has to run at midnight.
 */
export class Days {
  private readonly store: Store;
  private readonly now: () => number;
  private current: DayRow | undefined;
  /** When the next day begins or an earlier one closes. */
  private nextAt = Number.NEGATIVE_INFINITY;
  private tending: Promise<DayRow> | undefined;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Today by UTC. */
  async today(): Promise<DayRow> {
    const now = this.now();
    if (this.current?.day === dayAt(now) && now < this.nextAt) return this.current;
    this.tending ??= this.tend(now).finally(() => {
      this.tending = undefined;
    });
    return this.tending;
  }

  /** A day that has been made; closed if its time is over. */
  async find(day: string): Promise<DayRow> {
    const today = await this.today();
    if (day === today.day) return today;
    const row = await this.row(day);
    // A day that begins tomorrow is nobody's yet, even if the clock of this machine was set back.
    if (!row || day > today.day) throw new Refused('not-found', 'there is no such day here');
    return row;
  }

  async isClosed(day: string): Promise<boolean> {
    return (await this.find(day)).closed === 1;
  }

  /** Closed days, the last one first. */
  async past(before: string | undefined, most: number): Promise<DayRow[]> {
    const today = await this.today();
    return this.store.db
      .selectFrom('day')
      .selectAll()
      .where('day', '<', before ?? today.day)
      .where('closed', '=', 1)
      .orderBy('day', 'desc')
      .limit(most)
      .execute();
  }

  private row(day: string): Promise<DayRow | undefined> {
    return this.store.db.selectFrom('day').selectAll().where('day', '=', day).executeTakeFirst();
  }

  private async tend(now: number): Promise<DayRow> {
    const day = dayAt(now);
    const row = (await this.row(day)) ?? (await this.make(day, now));
    const open = await this.store.db
      .selectFrom('day')
      .select('day')
      .where('day', '<', day)
      .where(sql<boolean>`closed = 0`)
      .execute();
    const due = open.map((known) => known.day).filter((known) => closesAt(known) <= now);
    for (const old of due) await closeDay(this.store, old);
    this.current = row;
    this.nextAt = Math.min(
      endsAt(day),
      ...open.map((known) => closesAt(known.day)).filter((closes) => closes > now),
    );
    return row;
  }

  /** The last day before another one. */
  async previous(day: string): Promise<string | null> {
    const row = await this.store.db
      .selectFrom('day')
      .select('day')
      .where('day', '<', day)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.day ?? null;
  }

  /** Makes a day, and those before it on which no server ran; another process may be faster. */
  private async make(day: string, now: number): Promise<DayRow> {
    const last = await this.previous(day);
    const days = [day];
    while (last !== null && days.length <= MOST_MISSED && daysLater(days[0], -1) > last)
      days.unshift(daysLater(days[0], -1));
    await this.store.db
      .insertInto('day')
      .values(
        days.map((each) => ({
          day: each,
          seed: this.store.seeds.seal(newSeed()),
          terms: JSON.stringify(TERMS),
          made_at: now,
          closed: 0,
        })),
      )
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    return (await this.row(day))!;
  }
}

/** The seed of a day, which may be nobody's to show. */
export function seedOf({ seed }: DayRow): string {
  if (isSealed(seed))
    throw new Refused(
      'unavailable',
      'the key to the chance of this day is lost; there is a new day at midnight',
    );
  return seed;
}

/** What everybody sees of a day. */
export function headOf(row: DayRow): DayHead {
  const { day, seed, terms, made_at, closed } = row;
  return {
    day,
    commitment: commitmentTo(seed),
    seed: closed === 1 && !isSealed(seed) ? seed : null,
    afterwards: made_at >= endsAt(day),
    terms: JSON.parse(terms),
  };
}
