/** The values that a link to a game brings along. */
import { type EditionBase, editionFile, GAME_NAMES, type GameName, rulesFor } from '@shirasagi/engine';
import { packEdition, readLink as readPacked } from '../editions/shared/link.js';
import type { EditionFile } from '../editions/store/edition-file.js';
import { editionOf, keepEdition, MissingEdition } from '../session/store/edition-of.js';

/** Values that take more characters than this are only named: some programs cut long links off. */
const LONGEST_VALUES = 6000;

/** The same link with the values themselves, where they fit. */
export async function withValues(link: string, game: GameName, edition: EditionBase): Promise<string> {
  if (edition.id === rulesFor(game).edition.id) return link;
  const values = await packEdition(editionFile(game, edition) as EditionFile);
  return values.length > LONGEST_VALUES ? link : `${link}&values=${values}`;
}

/**
 * The values a link names: those it brings along, or those of this browser. Nothing for a link that names none; rejects
 * with `MissingEdition`.
 */
export async function editionIn(query: URLSearchParams): Promise<EditionBase | undefined> {
  const fingerprint = query.get('edition');
  if (fingerprint === null) return undefined;
  const values = query.get('values');
  const brought = values === null ? undefined : await readPacked(values);
  // A link may say anything: its values count only where they are the ones it names.
  if (brought && !('problem' in brought) && brought.fingerprint === fingerprint) {
    void keepEdition(brought.game, brought.edition);
    return brought.edition;
  }
  for (const game of GAME_NAMES) {
    const found = await editionOf({ game, edition: fingerprint }).catch(() => undefined);
    if (found) return found;
  }
  throw new MissingEdition(fingerprint, undefined);
}
