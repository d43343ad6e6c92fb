import {
  type EditionBase,
  editionFile,
  type GameName,
  RulesError,
  readEdition,
  rulesFor,
} from '@shirasagi/engine';
import { cleanEdition, hasInk, type TableView } from '@shirasagi/protocol';
import { LRUCache } from 'lru-cache';
import { Refused } from '../errors.js';

/** Characters an edition may have at a table; a whole box comes to about 7,000. */
const MOST_CHARACTERS = 32_000;
const LONGEST_REASON = 200;

/** What a table's view says of its edition. */
export type EditionNote = NonNullable<TableView['edition']>;

/** An edition as it is kept with a table: every value written out, so that it stays what it was for good. */
export interface TableEdition {
  readonly note: EditionNote;
  readonly file: string;
}

/** Editions ready for play, by their files: tables that were opened with the same one share it. */
const compiled = new LRUCache<string, EditionBase>({ max: 200 });

/** Reads an edition that is kept with a table. */
export function editionIn(game: GameName, file: string): EditionBase {
  const key = `${game} ${file}`;
  const edition = compiled.get(key) ?? readEdition(game, JSON.parse(file));
  compiled.set(key, edition);
  return edition;
}

/** Checks what a person wants to play with; nothing when its values are the built-in ones. */
export function checkTableEdition(game: GameName, sent: object): TableEdition | undefined {
  const edition = read(game, sent);
  if (edition.id === rulesFor(game).edition.id) return undefined;
  const { id, name, author } = edition;
  if (!hasInk(name)) throw new Refused('bad-request', 'edition.name: must have visible characters');
  const file = JSON.stringify(editionFile(game, edition));
  if (file.length > MOST_CHARACTERS)
    throw new Refused('too-large', `an edition has ${MOST_CHARACTERS} characters at most`);
  return { note: { id, name, ...(author && { author }) }, file };
}

function read(game: GameName, sent: object): EditionBase {
  try {
    return readEdition(game, cleanEdition(sent));
  } catch (error) {
    if (error instanceof RulesError)
      throw new Refused('bad-request', `edition: ${error.message}`.slice(0, LONGEST_REASON));
    throw error;
  }
}
