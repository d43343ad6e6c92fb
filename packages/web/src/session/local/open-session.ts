import { type EditionBase, type GameName, type GameRecord, type Options, start } from '@shirasagi/engine';
import { loadPart } from '../../app/load-part.js';
import type { SeatPlayer } from '../session.js';
import { editionOf, keepEdition, noteOf } from '../store/edition-of.js';
import { noteGames } from '../store/kept-flag.js';
import { newId } from '../store/new-id.js';
import { findGame, type GameHead, isRefusal, readEntries } from '../store/store.js';
import { cryptoRng } from './crypto-rng.js';
import { type Brought, hasLeft, LocalSession } from './local-session.js';

/** Games begun in this page that the database may not hold: without it they live as long as the page. */
const begun = new Map<string, { head: GameHead; record: () => GameRecord }>();

/** What a new game may bring along. */
interface Along extends Pick<GameHead, 'origin' | 'deal'> {
  /** The values it is played with; those that come with the game, unless told. */
  readonly edition?: EditionBase | undefined;
}

/** Keeps a record as a new game and returns its head. */
export function adopt(
  record: GameRecord,
  sitters: readonly SeatPlayer[],
  { origin, deal, edition }: Along = {},
): GameHead {
  const { entries: _, ...opening } = record;
  const now = Date.now();
  const game = record.game as GameName;
  const note = edition && noteOf(game, edition);
  if (edition && note) void keepEdition(game, edition);
  const head: GameHead = {
    id: newId(),
    game,
    sitters,
    created: now,
    updated: now,
    opening,
    ...(origin && { origin }),
    ...(deal && { deal }),
    ...(note && { edition: note }),
  };
  remember(head, record);
  return head;
}

/** Sets up a new game. */
export function begin(
  game: GameName,
  options: Options,
  sitters: readonly SeatPlayer[],
  edition?: EditionBase,
): GameHead {
  const begun = start(game, { ...options, ...(edition && { edition }) }, cryptoRng);
  return adopt(begun.record(), sitters, { edition });
}

/** Sits down at a game; undefined when this browser knows none of that name. Rejects with `MissingEdition`. */
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
    return new LocalSession(head, { ...head.opening, entries }, entries.length, await broughtBy(head));
  } catch (error) {
    // A database that refuses is no reason not to play: games begun in this page are still there.
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

async function fromPage(id: string): Promise<LocalSession | undefined> {
  const known = begun.get(id);
  return known && new LocalSession(known.head, known.record(), -1, await broughtBy(known.head));
}

/** What deals a game of the day, and the values other than the built-in ones: only such games load them. */
async function broughtBy({ deal, opening, edition }: GameHead): Promise<Brought> {
  return {
    dealt: deal && (await loadPart(() => import('./dealt.js'))).dealt(deal),
    edition: await editionOf(opening, edition),
  };
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
