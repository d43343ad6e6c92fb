import {
  type EditionBase,
  editionFile,
  GAME_NAMES,
  type GameName,
  isGameName,
  RulesError,
  readEdition,
  rulesFor,
} from '@shirasagi/engine';
import { cleanEdition, hasInk } from '@shirasagi/protocol';

/** An edition as its file holds it; what lies in its sections is known once it is checked. */
export interface EditionFile {
  readonly format: 'shirasagi-edition';
  readonly version: 1;
  readonly game: GameName;
  readonly name: string;
  readonly author?: string;
  readonly note?: string;
  readonly [section: string]: unknown;
}

/** An edition that can be played with. */
export interface CheckedEdition {
  /** What records and saved games name it by: equal values, equal fingerprints, whatever the name. */
  readonly fingerprint: string;
  readonly game: GameName;
  /** Every value written out. */
  readonly file: EditionFile;
  readonly edition: EditionBase;
}

/** Why something is no edition: in the engine's words, with the field they are about. */
export interface BadEdition {
  readonly reason: string;
  readonly path: string;
}

/** Longer than any edition comes to, written with the widest margins; more is refused before it is read. */
export const LONGEST_FILE = 200_000;

/** An edition that needs no check: it comes from the engine. */
export function checkedEdition(game: GameName, edition: EditionBase): CheckedEdition {
  return { fingerprint: edition.id, game, file: editionFile(game, edition) as EditionFile, edition };
}

/** The built-in edition of a game. */
export const builtIn = (game: GameName): CheckedEdition => checkedEdition(game, rulesFor(game).edition);

/** Checks an edition from anywhere: a file, a link, a table, the database. */
export function checkEdition(json: unknown): CheckedEdition | BadEdition {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { reason: 'an edition must be an object', path: '' };
  const { game } = json as { game?: unknown };
  if (!isGameName(game)) return { reason: `game: must be one of ${GAME_NAMES.join(', ')}`, path: 'game' };
  const clean = cleanEdition(json);
  if (!hasInk(String((clean as { name?: unknown }).name ?? '')))
    return { reason: 'name: must not be empty', path: 'name' };
  try {
    return checkedEdition(game, readEdition(game, clean));
  } catch (error) {
    if (error instanceof RulesError) return { reason: error.message, path: error.field };
    throw error;
  }
}

/** Reads the text of an edition file. */
export function readEditionText(text: string): CheckedEdition | BadEdition {
  if (text.length > LONGEST_FILE)
    return { reason: `the file is longer than ${LONGEST_FILE} characters`, path: '' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { reason: (error as Error).message, path: '' };
  }
  return checkEdition(json);
}
