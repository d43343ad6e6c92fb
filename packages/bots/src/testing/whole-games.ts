import {
  type GameLog,
  type GameName,
  legalMoves,
  logOf,
  type Options,
  rulesFor,
  seeded,
  start,
} from '@shirasagi/engine';
import { GreedyBot } from '../levels/greedy.js';

/** A whole game by random moves: quick, and full of mistakes. */
export function quickGame(game: GameName, options: Options, seed = 1): GameLog {
  const rng = seeded(`quick ${seed}`);
  const log = logOf(start(game, options, rng));
  const { idle, moves } = rulesFor(game);
  while (log.game.state.toMove >= 0) {
    const legal = legalMoves(log.game.state);
    const busy = legal.filter((move) => !idle.includes(moves.info(move).kind));
    const open = busy.length > 0 ? busy : legal;
    log.play(open[rng(open.length)], rng);
  }
  return log;
}

/** A whole game by players that look one move ahead. */
export async function greedyGame(game: GameName, options: Options, seed = 1): Promise<GameLog> {
  const rng = seeded(`greedy ${seed}`);
  const log = logOf(start(game, options, rng));
  const bot = new GreedyBot(seeded(seed));
  while (log.game.state.toMove >= 0) log.play((await bot.think(log.game.state)).move, rng);
  return log;
}
