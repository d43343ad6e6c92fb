import { readFileSync } from 'node:fs';
import { RulesError } from '@shirasagi/engine';
import { check } from './commands/check.js';
import { type Command, runCommand } from './commands/command.js';
import { edition } from './commands/edition.js';
import { play } from './commands/play.js';
import { replay } from './commands/replay.js';
import { review } from './commands/review.js';
import { score } from './commands/score.js';
import { trace } from './commands/trace.js';
import { verify } from './commands/verify.js';
import { leaveOnClosedPipe, print } from './terminal/output.js';
import { plain, UserError } from './terminal/user-error.js';

const COMMANDS: Readonly<Record<string, Command>> = {
  play,
  trace,
  replay,
  review,
  score,
  check,
  verify,
  edition,
};

function help(): string[] {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`);
  return [
    'usage: shirasagi COMMAND [options]',
    '',
    ...lines,
    '',
    'shirasagi COMMAND --help shows more; shirasagi --version prints the version.',
  ];
}

function version(): string {
  const json = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(json) as { version: string }).version;
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined) throw new UserError('a command is missing; see shirasagi --help');
  if (name === '--help' || name === '-h' || name === 'help') await print(...help());
  else if (name === '--version') await print(version());
  else if (Object.hasOwn(COMMANDS, name)) return runCommand(name, COMMANDS[name], rest);
  else throw new UserError(`"${name}" is not a command; see shirasagi --help`);
  return 0;
}

/** Runs the program; returns its exit code: 0, 1 for a broken promise or a table that does not fit, 2 for input it cannot use. */
export async function main(argv: readonly string[]): Promise<number> {
  leaveOnClosedPipe();
  try {
    return await dispatch(argv);
  } catch (error) {
    if (!(error instanceof UserError || error instanceof RulesError)) throw error;
    process.stderr.write(`shirasagi: ${plain(error.message)}\n`);
    return 2;
  }
}
