import { fromPosition, isOver, readRecord, replay, type State, scoreSheet } from '@shirasagi/engine';
import { readJson } from '../files.js';
import { readEditionFile } from '../game-options.js';
import { about } from '../records.js';
import { type Args, wantWords } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { Paint } from '../terminal/paint.js';
import { scoreTable, winners } from '../terminal/score-table.js';
import type { Command } from './command.js';

/** The state a record or a position stands for: a record says that it is one. */
function readState(file: string, edition: unknown): State {
  const json = readJson(file);
  return about(file, () => {
    if (typeof json === 'object' && json !== null && 'format' in json)
      return replay(readRecord(json), edition);
    const read = fromPosition(json, edition);
    if (!read.ok) throw read.error;
    return read.value;
  });
}

/** Scores a recorded game or a position. */
export const score: Command = {
  usage: 'FILE [--json] [--edition FILE]',
  summary: 'Prints the score sheet of a record or of a position, as if the game ended there.',
  help: [
    '--json          JSON instead of a table',
    '--edition FILE  the component values it was played with, unless it holds them or they are built in',
  ],
  options: { json: 'flag', edition: 'value' },
  async run(args: Args): Promise<number> {
    const [file] = wantWords(args, 'FILE');
    const state = readState(file, readEditionFile(args));
    if (args.flags.has('json')) {
      await print(JSON.stringify({ scores: scoreSheet(state) }));
      return 0;
    }
    const last = isOver(state) ? winners(state) : 'The game is not over: these would be the scores now.';
    await print(...scoreTable(state, Paint.for(process.stdout)), '', last);
    return 0;
  },
};
