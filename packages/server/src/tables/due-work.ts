import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import { tidy } from '../store/tidy.js';
import type { Directory } from './directory.js';
import type { GameTime } from './game-time.js';
import type { MoveChooser } from './opponents.js';
import { CLAIM_MS, type Table } from './table.js';

/** How often a process looks for work that is due. */
const LOOK_MS = 500;
const MOST_AT_ONCE = 50;
/** How often what nobody needs any more is removed. */
const TIDY_MS = 3_600_000;

/** Thinking, clocks and late starts: found in the tables themselves, claimed, and done by whichever process came first. */
export class DueWork {
  private readonly store: Store;
  private readonly process: string;
  private readonly thinker: MoveChooser;
  private readonly directory: Directory;
  private readonly time: Pick<GameTime, 'now' | 'check'>;
  private readonly log: Logger;
  private readonly startLate: (table: string) => Promise<void>;
  private readonly stopping = new AbortController();
  /** Tables an opponent of this process thinks about. */
  private readonly thinking = new Map<string, Promise<void>>();
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private tidiedAt = Number.NEGATIVE_INFINITY;

  constructor(
    store: Store,
    process: string,
    thinker: MoveChooser,
    directory: Directory,
    time: Pick<GameTime, 'now' | 'check'>,
    log: Logger,
    startLate: (table: string) => Promise<void>,
  ) {
    this.store = store;
    this.process = process;
    this.thinker = thinker;
    this.directory = directory;
    this.time = time;
    this.log = log;
    this.startLate = startLate;
  }

  get thinkingTables(): number {
    return this.thinking.size;
  }

  /** Begins to look for due work. */
  async start(): Promise<void> {
    // An embedded store has one process: whatever an earlier one claimed is free.
    if (this.store.kind === 'sqlite')
      await this.store.db
        .updateTable('game_table')
        .set({ claimed_until: 0, claimed_by: null })
        .where('claimed_by', 'is not', null)
        .execute();
    this.schedule();
  }

  /** Stops thinking and looking; what is not done stays due. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.looking;
    await Promise.allSettled(this.thinking.values());
    await this.store.db
      .updateTable('game_table')
      .set({ claimed_until: 0, claimed_by: null })
      .where('claimed_by', '=', this.process)
      .execute();
  }

  /** Looks at once: something has just become due. */
  hurry(): void {
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    this.schedule(0);
  }

  /** Lets the opponent to move at a table think, unless it does already. */
  opponentAsked(id: string): void {
    if (this.thinking.has(id) || this.stopping.signal.aborted) return;
    const work = this.directory
      .use(id, async (table) => table && this.playOpponents(table))
      .catch((error) => {
        if (!this.stopping.signal.aborted) this.log.error({ err: error, table: id }, 'an opponent failed');
      })
      .finally(() => this.thinking.delete(id));
    this.thinking.set(id, work);
  }

  private async playOpponents(table: Table): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const asked = await table.opponentToMove();
      if (!asked) return;
      const { seat, level, number, state, fixed } = asked;
      const { id, openedBy } = table.head;
      const opponent = { table: id, seat, level, owner: openedBy ?? id, ...(fixed && { fixed }) };
      const move = await this.thinker.think(opponent, state, signal);
      await table.playOpponent(seat, number, move);
    }
  }

  private schedule(wait = LOOK_MS): void {
    this.timer = setTimeout(() => {
      const before = this.looking ?? Promise.resolve();
      this.looking = before
        .then(() => this.look())
        .catch((error) => this.log.error({ err: error }, 'due work could not be looked for'))
        .finally(() => {
          if (!this.stopping.signal.aborted) {
            clearTimeout(this.timer);
            this.schedule();
          }
        });
    }, wait);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.time.check();
    const now = this.time.now();
    if (performance.now() - this.tidiedAt > TIDY_MS) {
      this.tidiedAt = performance.now();
      await tidy(this.store.db, Date.now());
    }
    await this.renew(now);
    for (const id of await this.claim(now)) {
      if (this.stopping.signal.aborted) return;
      // One table that cannot be read does not keep the others waiting.
      await this.attend(id, now).catch((error) =>
        this.log.error({ err: error, table: id }, 'a table failed'),
      );
    }
  }

  private async attend(id: string, now: number): Promise<void> {
    const running = await this.directory.use(id, async (table) => {
      if (!table) return false;
      await table.read(() => {});
      await table.checkTime(now);
      if (await table.opponentToMove()) this.opponentAsked(id);
      return true;
    });
    if (!running) await this.startLate(id);
  }

  /** Keeps what this process still thinks about. */
  private async renew(now: number): Promise<void> {
    const ids = [...this.thinking.keys()];
    if (ids.length === 0) return;
    await this.store.db
      .updateTable('game_table')
      .set({ claimed_until: now + CLAIM_MS })
      .where('id', 'in', ids)
      .where('claimed_by', '=', this.process)
      .where('claimed_until', '<', now + CLAIM_MS / 2)
      .execute();
  }

  private claim(now: number): Promise<string[]> {
    return this.store.db.transaction().execute(async (trx) => {
      let query = trx
        .selectFrom('game_table')
        .select('id')
        .where('due_at', '<=', now)
        .where('claimed_until', '<', now)
        .orderBy('due_at')
        .limit(MOST_AT_ONCE);
      if (this.store.kind === 'postgres') query = query.forUpdate().skipLocked();
      const ids = (await query.execute()).map((row) => row.id);
      if (ids.length > 0)
        await trx
          .updateTable('game_table')
          .set({ claimed_by: this.process, claimed_until: now + CLAIM_MS })
          .where('id', 'in', ids)
          .execute();
      return ids;
    });
  }
}
