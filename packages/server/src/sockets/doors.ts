import type { TableView } from '@shirasagi/protocol';
import { LRUCache } from 'lru-cache';
import type { TypedServer } from './typed.js';

/** Tables remembered at once: a check that was under way when doors closed takes moments. */
const MOST = 10_000;

/** Doors of tables without spectators: closed when the game starts, at every process. */
export class Doors {
  private readonly io: TypedServer;
  private readonly shut = new LRUCache<string, true>({ max: MOST });

  constructor(io: TypedServer) {
    this.io = io;
  }

  /** Whether a table has lately closed its doors: who was let in before must be looked at again. */
  closed(table: string): boolean {
    return this.shut.has(table);
  }

  /** Everybody who looked on while people were missing leaves when a table without spectators starts. */
  news({ id, status, spectators, seats }: TableView): void {
    if (status !== 'running' || spectators) return;
    this.shut.set(id, true);
    const seated = seats.flatMap((seat) =>
      seat.kind === 'person' && seat.user ? [`user:${seat.user}`] : [],
    );
    this.io.local.in(`table:${id}`).except(seated).socketsLeave(`table:${id}`);
  }
}
