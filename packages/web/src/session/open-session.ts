import { type GameName, type GameRecord, type Options, start } from '@shirasagi/engine';
import { cryptoRng } from './crypto-rng.js';
import type { Dealt } from './dealt.js';
import { noteGames } from './kept-flag.js';
import { hasLeft, LocalSession } from './local-session.js';
import { newId } from './new-id.js';
import type { SeatPlayer } from './session.js';
import { findGame, type GameHead, isRefusal, readEntries } from './store.js';

/** Games begun in this page that the database may not hold: without it they live as long as the page. */
const begun = new Map<string, { head: GameHead; record: () => GameRecord }>();

/** Keeps a record as a new game and returns its head. */
export function adopt(
  record: GameRecord,
  sitters: readonly SeatPlayer[],
  { origin, deal }: Pick<GameHead, 'origin' | 'deal'> = {},
): GameHead {
  const { entries: _, ...opening } = record;
  const now = Date.now();
  const game = record.game as GameName;
  const head: GameHead = {
    id: newId(),
    game,
    sitters,
    created: now,
    updated: now,
    opening,
    ...(origin && { origin }),
    ...(deal && { deal }),
  };
  remember(head, record);
  return head;
}

/** Sets up a new game. */
export function begin(game: GameName, options: Options, sitters: readonly SeatPlayer[]): GameHead {
  return adopt(start(game, options, cryptoRng).record(), sitters);
}

/** Sits down at a game; undefined when this browser knows none of that name. */
export async function openSession(id: string): Promise<LocalSession | undefined> {
  await hasLeft(id);
  const session = (await fromStore(id)) ?? (await fromPage(id));
  if (!session) return undefined;
  begun.set(id, { head: session.head, record: () => session.record() });
  await session.open();
  return session;
}

async function fromStore(id: string): Promise<LocalSession | undefined> {
  try {
    const head = await findGame(id);
    if (!head) return undefined;
    const entries = await readEntries(id);
    return new LocalSession(head, { ...head.opening, entries }, entries.length, await dealtAs(head));
  } catch (error) {
    // A database that refuses is no reason not to play: games begun in this page are still there.
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

async function fromPage(id: string): Promise<LocalSession | undefined> {
  const known = begun.get(id);
  return known && new LocalSession(known.head, known.record(), -1, await dealtAs(known.head));
}

/** What deals a game of the day; only such games load it. */
async function dealtAs({ deal }: GameHead): Promise<Dealt | undefined> {
  return deal && (await import('./dealt.js')).dealt(deal);
}

/** Games of this page that are in no database. */
export function gamesInMemory(): { head: GameHead; record: () => GameRecord }[] {
  return [...begun.values()];
}

/** Puts a forgotten game back among those of this page. */
export function remember(head: GameHead, record: GameRecord): void {
  begun.set(head.id, { head, record: () => record });
  noteGames(true);
}

/** Forgets a game begun in this page. */
export function forget(id: string): void {
  begun.delete(id);
}
