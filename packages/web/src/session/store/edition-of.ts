import { type EditionBase, type GameName, type GameRecord, isGameName, rulesFor } from '@shirasagi/engine';
import { loadPart } from '../../app/load-part.js';

/** What a kept game says of the edition it is played with, where that is not the built-in one. */
export interface EditionNote {
  readonly name: string;
  readonly author?: string;
}

/** The values a game was played with are not in this browser. */
export class MissingEdition extends Error {
  readonly fingerprint: string;
  readonly note: EditionNote | undefined;

  constructor(fingerprint: string, note: EditionNote | undefined) {
    super(`the edition ${fingerprint} is not in this browser`);
    this.fingerprint = fingerprint;
    this.note = note;
  }
}

/** Editions of games begun or opened in this page, by fingerprint: the database may not have them yet, or never. */
const inPage = new Map<string, EditionBase>();

/** Whether a record was played with the values that come with its game. */
export const isBuiltIn = ({ game, edition }: Pick<GameRecord, 'game' | 'edition'>): boolean =>
  isGameName(game) && edition === rulesFor(game).edition.id;

/** Says of an edition what a kept game remembers; nothing for the built-in one. */
export function noteOf(game: GameName, { id, name, author }: EditionBase): EditionNote | undefined {
  return isBuiltIn({ game, edition: id }) ? undefined : { name, ...(author && { author }) };
}

/** Keeps the values a game is played with, so that it finds them again; the built-in ones are always there. */
export async function keepEdition(game: GameName, edition: EditionBase): Promise<void> {
  if (isBuiltIn({ game, edition: edition.id })) return;
  inPage.set(edition.id, edition);
  const [{ editionStore }, { checkedEdition }] = await Promise.all([
    loadPart(() => import('../../editions/store/edition-store.js')),
    loadPart(() => import('../../editions/store/edition-file.js')),
  ]);
  await editionStore.keepPlayed(checkedEdition(game, edition));
}

/** The values a record was played with; undefined for the built-in ones. Rejects with `MissingEdition`. */
export async function editionOf(
  record: Pick<GameRecord, 'game' | 'edition'>,
  note?: EditionNote,
): Promise<EditionBase | undefined> {
  const { game, edition: fingerprint } = record;
  if (isBuiltIn(record)) return undefined;
  const known = inPage.get(fingerprint);
  if (known) return known;
  const { editionStore } = await loadPart(() => import('../../editions/store/edition-store.js'));
  const found = await editionStore.byFingerprint(fingerprint);
  if (!found || found.game !== game) throw new MissingEdition(fingerprint, note);
  inPage.set(fingerprint, found.edition);
  return found.edition;
}
