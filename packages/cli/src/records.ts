import { type Game, type GameRecord, RulesError, replayGame } from '@shirasagi/engine';
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

/** A record as the text of its file. */
export function recordText(record: GameRecord): string {
  const entries = record.entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const { entries: _, ...head } = record;
  const lines = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  "entries": [${entries && `\n${entries}\n  `}]\n}\n`;
}
