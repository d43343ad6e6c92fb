import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** How long an answer lasts: nobody makes the store write by asking. */
const LASTS_MS = 1_000;

/** Tells whether the store takes writes: one that only answers questions, on a full disk, is of no use. */
export class Writable {
  private readonly db: Kysely<Schema>;
  private asked = Number.NEGATIVE_INFINITY;
  private answer: Promise<void> = Promise.resolve();

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Rejects when the store does not take writes. */
  check(): Promise<void> {
    const now = performance.now();
    if (now - this.asked > LASTS_MS) {
      this.asked = now;
      this.answer = this.write();
    }
    return this.answer;
  }

  private async write(): Promise<void> {
    const value = new Date().toISOString();
    await this.db
      .insertInto('setting')
      .values({ name: 'last-ready', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
