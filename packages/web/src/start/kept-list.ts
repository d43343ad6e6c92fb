import { type EditionBase, type GameRecord, RulesError, replay, type State } from '@shirasagi/engine';
import { forget, gamesInMemory, remember } from '../session/local/open-session.js';
import { editionOf, keepEdition, MissingEdition } from '../session/store/edition-of.js';
import { noteGames } from '../session/store/kept-flag.js';
import { dropPlayed } from '../session/store/played-editions.js';
import { deleteGame, type GameHead, insertGame, listGames, readGame } from '../session/store/store.js';

/** A game kept in this browser. */
export interface KeptGame {
  readonly head: GameHead;
  readonly record: GameRecord;
  /** Where it stands; undefined when its record does not fit this version of the page. */
  readonly state: State | undefined;
  /** Set when the edition it is played with is not in this browser. */
  readonly missing?: true;
}

async function withState(head: GameHead, record: GameRecord): Promise<KeptGame> {
  try {
    const edition = await editionOf(record, head.edition);
    return { head, record, state: replay(record, edition) };
  } catch (error) {
    if (error instanceof RulesError) return { head, record, state: undefined };
    if (error instanceof MissingEdition) return { head, record, state: undefined, missing: true };
    throw error;
  }
}

/** Games that can be gone on with before those that are over. */
const openFirst = (games: readonly KeptGame[]): KeptGame[] => {
  const isOpen = ({ state }: KeptGame) => state !== undefined && state.toMove >= 0;
  return [...games.filter(isOpen), ...games.filter((game) => !isOpen(game))];
};

/** All games this browser knows, those to continue first, the one played last before the others; without a database
 * those of this page. */
export async function keptGames(): Promise<KeptGame[]> {
  try {
    const heads = await listGames();
    noteGames(heads.length > 0);
    return openFirst(await Promise.all(heads.map(async (head) => withState(head, await readGame(head)))));
  } catch {
    return openFirst(await Promise.all(gamesInMemory().map(({ head, record }) => withState(head, record()))));
  }
}

/** Removes a game; `restore` puts it back. */
export async function removeKept({ head }: KeptGame): Promise<void> {
  forget(head.id);
  await deleteGame(head.id).catch(() => {});
  await dropPlayed();
}

/** Puts a removed game back as it was; where the database refuses, in this page. */
export async function restoreKept({ head, record, state }: KeptGame): Promise<void> {
  if (state) await keepEdition(head.game, state.edition as EditionBase);
  remember(head, record);
  await insertGame(head, record.entries).catch(() => {});
}
