import { parseArgs } from 'node:util';
import { checkGame, GAME_NAMES, type GameName, type Options, readEdition, rulesFor } from '@shirasagi/engine';
import { randomEdition } from '@shirasagi/engine/testing/random-edition';

/** What each edition is played with, where it is more than what the rules take for granted. */
const OPTIONS: Readonly<Partial<Record<GameName, readonly Options[]>>> = {
  castle: [
    { players: 2 },
    { players: 3 },
    { players: 4, promo: true },
    { players: 2, promo: true },
    { players: 2, firstGame: true },
    { players: 1, level: 'hard' },
  ],
  duel: [{}, {}, { firstGame: true }],
};

/**
 * `bench editions [--editions 300] [--first 0]`: editions made by lot, each through games that check every promise
 * of the rules. Tells each fault with the numbers that show it again.
 */
export function editionsBench(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { editions: { type: 'string', default: '300' }, first: { type: 'string', default: '0' } },
  });
  const first = Number(values.first);
  const end = first + Number(values.editions);
  let faults = 0;
  for (const game of GAME_NAMES) {
    let games = 0;
    let decisions = 0;
    let deepest = 0;
    for (let number = first; number < end; number++) {
      const edition = readEdition(game, randomEdition(game, number));
      (OPTIONS[game] ?? [{}]).forEach((options, i) => {
        games++;
        try {
          const report = checkGame(rulesFor(game), options, number * 100 + i, edition);
          decisions += report.decisions;
          deepest = Math.max(deepest, report.deepest);
        } catch (error) {
          faults++;
          console.log(`edition ${number}: ${error instanceof Error ? error.message : error}`);
        }
      });
    }
    console.log(
      `${game}: ${end - first} editions, ${games} games, ${decisions} decisions, deepest agenda ${deepest}`,
    );
  }
  console.log(`${faults} faults`);
  if (faults > 0) process.exitCode = 1;
}
