import { type Args, type OptionTypes, readArgs } from '../terminal/args.js';

/** A command of the program. */
export interface Command {
  /** What follows the name on the command line, in the style of a manual. */
  readonly usage: string;
  readonly summary: string;
  /** One line for each option or input worth explaining. */
  readonly help: readonly string[];
  readonly options: OptionTypes;
  /** Does the work; returns the exit code. */
  run(args: Args): Promise<number>;
}

/** Reads the command line of a command and runs it, or prints its help. */
export async function runCommand(name: string, command: Command, argv: readonly string[]): Promise<number> {
  const args = readArgs(name, argv, { ...command.options, help: 'flag' });
  if (!args.flags.has('help')) return command.run(args);
  const usage = `usage: shirasagi ${name} ${command.usage}`.trimEnd();
  process.stdout.write(`${[usage, '', command.summary, '', ...command.help].join('\n')}\n`);
  return 0;
}
