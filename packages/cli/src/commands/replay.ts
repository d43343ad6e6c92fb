import { hash, isOver, type State, type Step, scoreSheet, toPosition } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import { readEditionFile } from '../game-options.js';
import { loadGame } from '../records.js';
import { story } from '../sentences/story.js';
import { stepsOf } from '../steps.js';
import { type Args, wantWords } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { Paint } from '../terminal/paint.js';
import { scoreTable, winners } from '../terminal/score-table.js';
import { wrap } from '../terminal/wrap.js';
import type { Command } from './command.js';

/** The decisions of one turn, in order. */
interface Turn {
  readonly seat: number;
  readonly round: number | string;
  readonly steps: Step[];
}

function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  let open = false;
  for (const step of steps) {
    if (!open) {
      turns.push({ seat: step.before.toMove, round: toPosition(step.before).round, steps: [] });
    }
    turns[turns.length - 1].steps.push(step);
    open = !step.closesTurn;
  }
  return turns;
}

const sentences = ({ before, move, drawn, after }: Step): string[] => story(before, move, drawn, after);

function asJson(state: State, turns: readonly Turn[]) {
  return {
    game: state.game,
    turns: turns.map(({ seat, round, steps }) => ({
      seat,
      round,
      decisions: steps.map((step) => ({ move: step.entry.move, drawn: step.drawn, text: sentences(step) })),
    })),
    over: isOver(state),
    position: toPosition(state),
    scores: scoreSheet(state),
    hash: hash(state),
  };
}

async function tell(state: State, turns: readonly Turn[]): Promise<void> {
  const face = faceFor(state.game);
  const paint = Paint.for(process.stdout);
  for (const { seat, round, steps } of turns) {
    const name = paint.clan(seat, face.clan(state, seat));
    await print(`${paint.bold(`Round ${round}`)}, ${name}`);
    await print(...steps.flatMap(sentences).flatMap((line) => wrap(`  ${line}`, 4)));
  }
  await print('', ...face.board(state, paint), '');
  if (isOver(state)) await print(...scoreTable(state, paint), '', paint.bold(winners(state)));
  await print(`State ${hash(state)}`);
}

/** Tells a recorded game. */
export const replay: Command = {
  usage: 'FILE [--json] [--edition FILE]',
  summary: 'Tells a recorded game turn by turn and shows the board it leads to.',
  help: [
    '--json          one JSON document instead of sentences',
    '--edition FILE  the component values it was played with, unless it holds them or they are built in',
  ],
  options: { json: 'flag', edition: 'value' },
  async run(args: Args): Promise<number> {
    const [file] = wantWords(args, 'FILE');
    const game = loadGame(file, readEditionFile(args));
    const turns = turnsOf(stepsOf(game));
    if (args.flags.has('json')) await print(JSON.stringify(asJson(game.state, turns), null, 2));
    else await tell(game.state, turns);
    return 0;
  },
};
