import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Game, isOver, seeded, start } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import { setAside } from '../files.js';
import { GAME_OPTIONS, readEditionFile, readGameOptions, readSeed } from '../game-options.js';
import { loadGame } from '../records.js';
import { checkReplaceable, Table } from '../table.js';
import type { Args } from '../terminal/args.js';
import type { Lines } from '../terminal/lines.js';
import { print } from '../terminal/output.js';
import { UserError } from '../terminal/user-error.js';

/** Where a game is kept when no file is named. */
export const DEFAULT_FILE = 'shirasagi-game.json';

/** Sets up a new game, or goes on with a recorded one; nothing when the player leaves at once. */
export async function openTable(args: Args, lines: Lines): Promise<Table | undefined> {
  const load = args.values.get('load');
  const file = args.values.get('record') ?? load ?? DEFAULT_FILE;
  const table = load === undefined ? await newTable(args, file, lines) : await loadedTable(args, load, file);
  table?.keep();
  return table;
}

async function loadedTable(args: Args, load: string, file: string): Promise<Table> {
  const clash = [...Object.keys(GAME_OPTIONS), 'seed'].find(
    (name) => args.values.has(name) || args.flags.has(name),
  );
  if (clash) throw new UserError(`--${clash}: cannot be chosen for a game that is loaded`);
  const edition = readEditionFile(args);
  const game = loadGame(load, edition);
  if (resolve(load) !== resolve(file)) await clear(file);
  return new Table(game, file, edition);
}

async function newTable(args: Args, file: string, lines: Lines): Promise<Table | undefined> {
  const { game: name, options } = readGameOptions(args);
  const edition = readEditionFile(args, name);
  const seed = readSeed(args);
  const old = unfinished(file, edition);
  if (old) {
    const title = faceFor(old.state.game).title;
    const question = `${file} holds an unfinished game of ${title}. Continue it? (y/n) `;
    for (;;) {
      const answer = await lines.ask(question);
      if (answer === null) return undefined;
      if (/^y(es)?$/i.test(answer)) return new Table(old, file, edition);
      if (/^no?$/i.test(answer)) break;
    }
  }
  await clear(file);
  return new Table(start(name, { ...options, edition }, seeded(seed)), file, edition);
}

/** The game a file holds, if it can go on. */
function unfinished(file: string, edition: unknown): Game | undefined {
  if (!existsSync(file)) return undefined;
  checkReplaceable(file);
  try {
    const game = loadGame(file, edition);
    return isOver(game.state) ? undefined : game;
  } catch (error) {
    // A record of another edition cannot go on here; it is put aside like a finished game.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Moves a record that is already there out of the way. */
async function clear(file: string): Promise<void> {
  if (!existsSync(file)) return;
  checkReplaceable(file);
  await print(`The game that was in ${file} is now in ${setAside(file)}.`);
}
