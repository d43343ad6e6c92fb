import { editionFile, readEdition } from '@shirasagi/engine';
import { readJson } from '../files.js';
import { GAME_USAGE, readGameOptions } from '../game-options.js';
import { about } from '../records.js';
import { type Args, wantWords } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { plain, UserError } from '../terminal/user-error.js';
import type { Command } from './command.js';

async function checkFile(args: Args): Promise<void> {
  const [, file] = wantWords(args, 'check', 'FILE');
  const json = readJson(file) as { game?: unknown } | null;
  const { name, id } = about(file, () => readEdition(json?.game, json));
  await print(`name         ${plain(name)}`, `game         ${json?.game}`, `fingerprint  ${id}`);
}

async function printBuiltIn(args: Args): Promise<void> {
  wantWords(args, 'print');
  await print(JSON.stringify(editionFile(readGameOptions(args).game), null, 2));
}

/** Checks an edition file, or prints the built-in one. */
export const edition: Command = {
  usage: `check FILE\n       shirasagi edition print ${GAME_USAGE}`,
  summary: 'Checks a file of component values, or prints the built-in values as such a file.',
  help: [
    'check   prints the name, the game and the fingerprint of the file, or ends with exit code 2',
    '        and the field that is wrong',
    'print   prints a file to start from',
  ],
  options: { game: 'value' },
  async run(args: Args): Promise<number> {
    const [what] = args.words;
    if (what === 'check') await checkFile(args);
    else if (what === 'print') await printBuiltIn(args);
    else
      throw new UserError(
        what === undefined ? 'check or print is missing' : `"${plain(what)}" is neither check nor print`,
      );
    return 0;
  },
};
