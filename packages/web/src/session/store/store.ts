import type { ReviewWork } from '@shirasagi/bots/analyst';
import type { GameName, GameRecord, RecordEntry } from '@shirasagi/engine';
import type { DayGame } from '@shirasagi/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { EditionFile } from '../../editions/store/edition-file.js';
import type { OwnEdition } from '../../editions/store/edition-store.js';
import type { SeatPlayer } from '../session.js';
import type { EditionNote } from './edition-of.js';
import { DATABASE, noteGames } from './kept-flag.js';

/** Where a game that was played on from a moment of another one comes from. */
export interface Origin {
  readonly of: 'local' | 'online' | 'link';
  /** The other game's name where it is. */
  readonly id: string;
  /** Decisions that stood. */
  readonly at: number;
}

/** The game of a day that is over, played for practice: where its chance and its opponent's come from. */
export interface KeptDeal {
  readonly day: string;
  readonly game: DayGame;
  readonly seed: string;
  /** How the opponent thinks; nobody's in the solo game. */
  readonly spec: string | null;
}

/** What is known of a kept game besides its moves. */
export interface GameHead {
  readonly id: string;
  readonly game: GameName;
  readonly sitters: readonly SeatPlayer[];
  readonly created: number;
  readonly updated: number;
  /** The record up to the first decision. */
  readonly opening: Omit<GameRecord, 'entries'>;
  readonly origin?: Origin;
  readonly deal?: KeptDeal;
  /** What is known of its edition, where that is not the built-in one: it is named by its fingerprint. */
  readonly edition?: EditionNote;
}

/** A review as it is kept: the game it is about, and what was found so far. */
export interface KeptReview {
  /** The id of the game or of the online table. */
  readonly id: string;
  /** The address of the game it belongs to. */
  readonly home: string;
  readonly record: GameRecord;
  readonly sitters: readonly SeatPlayer[];
  /** The seat of the only reader; -1 where there are several or none. */
  readonly own: number;
  /** As in the head of a game. */
  readonly edition?: EditionNote;
  readonly work: ReviewWork;
}

/** Values a game was played with. */
export interface PlayedEdition {
  readonly fingerprint: string;
  readonly file: EditionFile;
  /** When a game last asked for them to be kept; long ago, unless told. */
  readonly kept?: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: GameHead };
  /** One row for each entry of a record, unique on game and number: two tabs can never both write one. */
  entries: { key: [string, number]; value: { game: string; number: number; entry: RecordEntry } };
  /** Reviews of finished games, each with all it needs to be shown. */
  reviews: { key: string; value: KeptReview };
  /** Editions their owner works on. */
  editions: { key: string; value: OwnEdition };
  /** Values games were played with, by fingerprint. */
  playedEditions: { key: string; value: PlayedEdition };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** The page's database; rejects where the browser refuses it. */
export function database(): Promise<IDBPDatabase<Schema>> {
  if (typeof indexedDB === 'undefined')
    return Promise.reject(new DOMException('this browser has no database', 'NotSupportedError'));
  opening ??= openDB<Schema>(DATABASE, 3, {
    upgrade(db, old) {
      if (old < 1) {
        db.createObjectStore('games', { keyPath: 'id' });
        db.createObjectStore('entries', { keyPath: ['game', 'number'] });
      }
      if (old < 2) db.createObjectStore('reviews', { keyPath: 'id' });
      if (old < 3) {
        db.createObjectStore('editions', { keyPath: 'id' });
        db.createObjectStore('playedEditions', { keyPath: 'fingerprint' });
      }
    },
    // Another tab wants a newer shape of the database: let go, the next access opens it again.
    blocking: () => void letGo(),
    terminated: () => {
      opening = undefined;
    },
  });
  // A refusal is not for ever: the next access asks again.
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function letGo(): Promise<void> {
  const old = opening;
  opening = undefined;
  (await old)?.close();
}

/** Whether an error is a database that refuses: that is no reason not to play on. */
export const isRefusal = (error: unknown): boolean => error instanceof DOMException;

/** All entries of one game, in order. */
const rowsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Writes a new game with everything that happened in it so far. */
export async function insertGame(head: GameHead, entries: readonly RecordEntry[]): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
  const rows = tx.objectStore('entries');
  const writes = entries.map((entry, number) => rows.put({ game: head.id, number, entry }));
  await Promise.all([tx.objectStore('games').put(head), ...writes, tx.done]);
  noteGames(true);
}

/** Adds entries to a game from `first` on, all or none; rejects when another tab wrote one of these numbers. */
export async function appendEntries(
  id: string,
  first: number,
  entries: readonly RecordEntry[],
): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries'], 'readwrite');
  const games = tx.objectStore('games');
  const rows = tx.objectStore('entries');
  const touch = games
    .get(id)
    .then((head) =>
      head ? games.put({ ...head, updated: Date.now() }) : Promise.reject(new Error('deleted')),
    );
  const writes = entries.map((entry, i) => rows.add({ game: id, number: first + i, entry }));
  await Promise.all([touch, ...writes, tx.done]);
}

/** The games kept, the one played last first. */
export async function listGames(): Promise<GameHead[]> {
  const heads = await (await database()).getAll('games');
  return heads.sort((a, b) => b.updated - a.updated);
}

/** One game, if it is kept here. */
export async function findGame(id: string): Promise<GameHead | undefined> {
  return (await database()).get('games', id);
}

/** The entries of a game from a number on. */
export async function readEntries(id: string, from = 0): Promise<RecordEntry[]> {
  const rows = await (await database()).getAll('entries', rowsOf(id));
  return rows.slice(from).map((row) => row.entry);
}

/** The whole record of a game. */
export async function readGame(head: GameHead): Promise<GameRecord> {
  return { ...head.opening, entries: await readEntries(head.id) };
}

/** Removes a game and its review. */
export async function deleteGame(id: string): Promise<void> {
  const tx = (await database()).transaction(['games', 'entries', 'reviews'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('reviews').delete(id),
    tx.objectStore('entries').delete(rowsOf(id)),
    tx.done,
  ]);
}
