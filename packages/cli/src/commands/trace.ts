import {
  describe,
  drawName,
  type Game,
  legalMoves,
  type State,
  scoreSheet,
  seeded,
  start,
  toPosition,
} from '@shirasagi/engine';
import { chanceFor } from '../decision-chance.js';
import { writeWhole } from '../files.js';
import { GAME_OPTIONS, GAME_USAGE, readEditionFile, readGameOptions, readSeed } from '../game-options.js';
import { loadGame, recordText } from '../records.js';
import { firstState, stepsOf } from '../steps.js';
import { type Args, wantWords } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { UserError } from '../terminal/user-error.js';
import type { Command } from './command.js';

function randomGame(args: Args, seed: string): Game {
  const { game: name, options } = readGameOptions(args);
  const edition = readEditionFile(args, name);
  const game = start(name, { ...options, edition }, seeded(seed));
  const choice = seeded(`choices ${seed}`);
  while (game.state.toMove >= 0) {
    const moves = legalMoves(game.state);
    game.play(moves[choice(moves.length)], chanceFor(game));
  }
  return game;
}

function recordedGame(args: Args, file: string): Game {
  const clash = [...Object.keys(GAME_OPTIONS), 'seed'].find(
    (name) => args.values.has(name) || args.flags.has(name),
  );
  if (clash) throw new UserError(`--${clash}: cannot be chosen for a game that is recorded`);
  return loadGame(file, readEditionFile(args));
}

const line = (value: unknown): Promise<void> => print(JSON.stringify(value));

/** Writes a game as JSON lines: positions, decisions and the score sheets. */
export const trace: Command = {
  usage:
    `${GAME_USAGE} [--players N] [--level easy|medium|hard]\n` +
    '  [--promo] [--first-game] [--seed S] [--edition FILE] [--save FILE] [--record FILE]',
  summary:
    'Writes a game as JSON lines: every decision with its legal moves, and the position after every turn.',
  help: [
    '--seed S        which random game; the same seed gives the same lines',
    '--record FILE   a recorded game instead of a random one; decisions taken back are left out',
    '--save FILE     saves the record of the traced game',
    '--edition FILE  component values other than the built-in ones',
  ],
  options: { ...GAME_OPTIONS, seed: 'value', record: 'value', edition: 'value', save: 'value' },
  async run(args: Args): Promise<number> {
    wantWords(args);
    const file = args.values.get('record');
    const game = file === undefined ? randomGame(args, readSeed(args)) : recordedGame(args, file);
    const save = args.values.get('save');
    if (save !== undefined) writeWhole(save, recordText(game));
    const moves = (state: State) => legalMoves(state).map((move) => describe(state, move));
    await line(toPosition(firstState(game)));
    for (const { seat, before, move, drawn, drawnFor, after, closesTurn } of stepsOf(game)) {
      const names = drawnFor.map((what) => drawName(before.game, what));
      await line({
        seat,
        legal: moves(before),
        move: describe(before, move),
        drawn,
        ...(names.length > 0 && { drawnFor: names }),
      });
      if (closesTurn) await line(toPosition(after));
    }
    await line({ scores: scoreSheet(game.state) });
    return 0;
  },
};
