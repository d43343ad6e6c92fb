import { availableParallelism } from 'node:os';
import { Pool } from '@shirasagi/bots';
import {
  allFindings,
  dearest,
  emptyWork,
  examineAll,
  MOST_NODES,
  type Review,
  reviewOf,
  STANDARD_NODES,
  type Stretch,
  stretchesOf,
} from '@shirasagi/bots/analyst';
import { isOver, type State, type Step } from '@shirasagi/engine';
import { readEditionFile } from '../game-options.js';
import { loadGame } from '../records.js';
import { reviewAsJson, reviewInWords } from '../sentences/review-words.js';
import { stepsOf } from '../steps.js';
import { type Args, wantWords, wholeNumber } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { Paint } from '../terminal/paint.js';
import { UserError } from '../terminal/user-error.js';
import type { Command } from './command.js';

/** Turns that are told with what would have been better. */
const TOLD = 5;

/** Goes through a game on all cores and shows on a terminal how far it is. */
async function examineGame(stretches: readonly Stretch[], nodes: number): Promise<Review> {
  const pool = new Pool(availableParallelism());
  let done = 0;
  const show = (text: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  };
  try {
    const work = await examineAll(pool, 'review', stretches, emptyWork(stretches, nodes), undefined, () =>
      show(`${++done} of ${stretches.length}`),
    );
    return reviewOf(stretches, allFindings(work)!);
  } finally {
    show('');
    pool.close();
  }
}

/** Refuses a game that is not over: the values of its last moves would be guesses. */
function checkOver(file: string, state: State, steps: readonly Step[]): void {
  if (isOver(state) && steps.length > 0) return;
  throw new UserError(`${file}: the game is not over; a review needs its end`);
}

/** Reviews a finished game. */
export const review: Command = {
  usage: 'FILE [--nodes N] [--json] [--edition FILE]',
  summary: 'Tells how well each clan chose in a finished game, how lucky it was, and which turns cost most.',
  help: [
    `--nodes N       states looked at for a turn, or part of one that ends with a draw (${STANDARD_NODES})`,
    '--json          one JSON document instead of sentences',
    '--edition FILE  the component values it was played with, unless it holds them or they are built in',
    '',
    'The same game and number give the same review.',
  ],
  options: { nodes: 'value', json: 'flag', edition: 'value' },
  async run(args: Args): Promise<number> {
    const [file] = wantWords(args, 'FILE');
    const nodes = wholeNumber(args, 'nodes', 1, MOST_NODES, STANDARD_NODES);
    const game = loadGame(file, readEditionFile(args));
    const steps = stepsOf(game);
    checkOver(file, game.state, steps);
    const found = await examineGame(stretchesOf(steps), nodes);
    const told = { steps, review: found, dearest: dearest(found, TOLD) };
    if (args.flags.has('json')) await print(JSON.stringify(reviewAsJson(told, nodes), null, 2));
    else await print(...reviewInWords(told, Paint.for(process.stdout)));
    return 0;
  },
};
