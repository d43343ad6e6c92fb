import {
  type EditionBase,
  type EditionProblemCode,
  editionFile,
  GAME_NAMES,
  type GameName,
  isGameName,
  type ProblemArgs,
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

/** What the page itself finds wrong, before the engine sees an edition. */
export const FILE_PROBLEM_CODES = [
  'fileLength',
  'linkLength',
  'notJson',
  'brokenLink',
  'unreadable',
] as const;

/** What is wrong with an edition: the words for it are those of the reader. */
export interface EditionProblem {
  readonly code: EditionProblemCode | (typeof FILE_PROBLEM_CODES)[number];
  readonly args?: ProblemArgs;
}

/** Why something is no edition, and the field that is about. */
export interface BadEdition {
  readonly problem: EditionProblem;
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
    return { problem: { code: 'object' }, path: '' };
  const { game } = json as { game?: unknown };
  if (!isGameName(game))
    return { problem: { code: 'oneOf', args: { words: GAME_NAMES.join(', ') } }, path: 'game' };
  const clean = cleanEdition(json);
  if (!hasInk(String((clean as { name?: unknown }).name ?? '')))
    return { problem: { code: 'empty' }, path: 'name' };
  try {
    return checkedEdition(game, readEdition(game, clean));
  } catch (error) {
    if (error instanceof RulesError && error.problem)
      return { problem: error.problem as EditionProblem, path: error.field };
    throw error;
  }
}

/** Reads a file that a person chose. */
export async function readChosenFile(file: File): Promise<CheckedEdition | BadEdition> {
  // A letter takes four bytes at most: what is larger is too long without being read.
  if (file.size > 4 * LONGEST_FILE) return tooLong;
  try {
    return readEditionText(await file.text());
  } catch (error) {
    // Moved or changed since it was chosen.
    if (error instanceof DOMException) return { problem: { code: 'unreadable' }, path: '' };
    throw error;
  }
}

const tooLong: BadEdition = { problem: { code: 'fileLength', args: { most: LONGEST_FILE } }, path: '' };

/** Reads the text of an edition file. */
export function readEditionText(text: string): CheckedEdition | BadEdition {
  if (text.length > LONGEST_FILE) return tooLong;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: { code: 'notJson' }, path: '' };
  }
  return checkEdition(json);
}
