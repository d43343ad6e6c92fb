import type { GameRecord } from '@shirasagi/engine';
import { forget, gamesInMemory } from '../session/open-session.js';
import { deleteGame, type GameHead, insertGame, listGames, readGame } from '../session/store.js';

/** A game that can be gone on with. */
export interface KeptGame {
  readonly head: GameHead;
  readonly record: GameRecord;
}

/** All games this browser knows, the one played last first; without a database those of this page. */
export async function keptGames(): Promise<KeptGame[]> {
  try {
    const heads = await listGames();
    return await Promise.all(heads.map(async (head) => ({ head, record: await readGame(head) })));
  } catch {
    return gamesInMemory().map(({ head, record }) => ({ head, record: record() }));
  }
}

/** Removes a game; `restore` puts it back. */
export async function removeKept({ head }: KeptGame): Promise<void> {
  forget(head.id);
  await deleteGame(head.id).catch(() => {});
}

/** Puts a removed game back as it was. */
export async function restoreKept({ head, record }: KeptGame): Promise<void> {
  await insertGame(head, record.entries);
}
