import { CheckError, checkGame, rulesFor } from '@shirasagi/engine';
import { GAME_OPTIONS, GAME_USAGE, readGameOptions } from '../game-options.js';
import { type Args, wantWords, wholeNumber } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { plain } from '../terminal/user-error.js';
import type { Command } from './command.js';

const MOST_SEED = 999_999_999;

/** Checks the rules on random games. */
export const check: Command = {
  usage:
    `${GAME_USAGE} [--players N] [--level easy|medium|hard]\n` +
    '  [--promo] [--first-game] [--games N] [--seed S]',
  summary: 'Plays random games and checks the rules engine after every move.',
  help: [
    '--games N  how many games (100)',
    '--seed S   the number of the first game (1); the others follow',
    '',
    'Ends with exit code 1 and the number of the game at the first failed check.',
  ],
  options: { ...GAME_OPTIONS, games: 'value', seed: 'value' },
  async run(args: Args): Promise<number> {
    wantWords(args);
    const { game, options } = readGameOptions(args);
    const games = wholeNumber(args, 'games', 1, 1_000_000, 100);
    const first = wholeNumber(args, 'seed', 0, MOST_SEED, 1);
    let decisions = 0;
    let deepest = 0;
    let mostMoves = 0;
    for (let i = 0; i < games; i++) {
      let report: ReturnType<typeof checkGame>;
      try {
        report = checkGame(rulesFor(game), options, first + i);
      } catch (error) {
        if (error instanceof CheckError) process.stderr.write(`shirasagi: ${plain(error.message)}\n`);
        else process.stderr.write(`shirasagi: seed ${first + i}: ${plain(String(error))}\n`);
        return 1;
      }
      decisions += report.decisions;
      deepest = Math.max(deepest, report.deepest);
      mostMoves = Math.max(mostMoves, report.mostMoves);
      if ((i + 1) % 100 === 0 && i + 1 < games) process.stderr.write(`${i + 1} of ${games} games\n`);
    }
    await print(
      `games           ${games}`,
      `decisions       ${decisions}`,
      `deepest agenda  ${deepest}`,
      `most moves      ${mostMoves}`,
    );
    return 0;
  },
};
