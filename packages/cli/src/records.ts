import {
  type EditionBase,
  type Game,
  type GameRecord,
  portable,
  RulesError,
  replayGame,
} from '@shirasagi/engine';
import { readJson } from './files.js';
import { UserError } from './terminal/user-error.js';

/** Runs `body` on what a file held; what the rules have against it is told with the file's name. */
export function about<T>(file: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof RulesError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Reads a record and replays it, with the component values of an edition file when one is named. */
export function loadGame(file: string, edition?: unknown): Game {
  return about(file, () => replayGame(readJson(file), edition));
}

/** The record of a game, with its component values where they are not the built-in ones: it needs no other file. */
export function recordOf(game: Game): GameRecord {
  return portable(game.record(), game.state.edition as EditionBase);
}

/** The record of a game as the text of its file. */
export function recordText(game: Game): string {
  const record = recordOf(game);
  const entries = record.entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const { entries: _, ...head } = record;
  const lines = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "entries": [${entries && `\n${entries}\n  `}]\n}\n`;
}
