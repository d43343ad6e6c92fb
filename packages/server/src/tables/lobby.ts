import { setTimeout as pause } from 'node:timers/promises';
import type { TableView } from '@shirasagi/protocol';
import type { Kysely } from 'kysely';
import { lobbyTables } from '../store/queries.js';
import type { Schema } from '../store/schema.js';
import { viewOf } from './head.js';

const MOST_IN_LOBBY = 200;
/** The least time between two computations, however fast tables come and go. */
const PAUSE_MS = 100;
/** How long a value lasts without news of tables: names change too, and other processes may be out of touch. */
const LASTS_MS = 5_000;

/** The public tables at one moment. */
export interface LobbyValue {
  /** Differs whenever the tables do. */
  readonly version: string;
  readonly tables: readonly TableView[];
  /** All of it as JSON. */
  readonly text: string;
}

/** The lobby: one value for everybody who asks, computed once for each change at most. */
export class Lobby {
  /** How often it was computed. */
  computed = 0;
  private readonly db: Kysely<Schema>;
  private readonly process: string;
  private value: LobbyValue | undefined;
  private dirty = true;
  private began = Number.NEGATIVE_INFINITY;
  /** The computation under way, and the one that begins after it. */
  private running: Promise<LobbyValue> | undefined;
  private waiting: Promise<LobbyValue> | undefined;

  /** `process` makes versions of different processes differ. */
  constructor(db: Kysely<Schema>, process: string) {
    this.db = db;
    this.process = process;
  }

  /** A public table changed: who asks from now on gets a value that knows of it. */
  changed(): void {
    this.dirty = true;
  }

  /** The value if nothing has changed since it was computed. */
  get unchanged(): LobbyValue | undefined {
    return this.dirty || performance.now() - this.began > LASTS_MS ? undefined : this.value;
  }

  /** The value as it is now; everybody who asks at the same time shares one computation. */
  current(): Promise<LobbyValue> {
    const known = this.unchanged;
    if (known) return Promise.resolve(known);
    if (this.running && !this.dirty) return this.running;
    this.waiting ??= this.next();
    return this.waiting;
  }

  private async next(): Promise<LobbyValue> {
    await this.running?.catch(() => {});
    await pause(Math.max(0, this.began + PAUSE_MS - performance.now()));
    this.waiting = undefined;
    this.running = this.compute().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async compute(): Promise<LobbyValue> {
    this.began = performance.now();
    this.dirty = false;
    this.computed++;
    try {
      const heads = await lobbyTables(this.db, MOST_IN_LOBBY);
      const tables = heads.map((head) => viewOf(head));
      const text = JSON.stringify({ tables });
      if (text !== this.value?.text)
        this.value = { version: `${this.process}-${this.computed}`, tables, text };
      return this.value;
    } catch (error) {
      this.dirty = true;
      throw error;
    }
  }
}
