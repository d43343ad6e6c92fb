import { type GameName, type Options, optionsFor } from '@shirasagi/engine';

/** Games of a player against itself, as a command line asks for them. */
interface SelfPlay {
  readonly game: string;
  readonly players: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
}

/** Some of those games, for one worker. */
export interface Batch {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly games: number;
}

/** Splits games into batches of the same size. */
export function batchesOf(wanted: SelfPlay, size: number): Batch[] {
  const players = Number(wanted.players);
  const game = wanted.game as GameName;
  const options = optionsFor(game, players);
  return Array.from({ length: Math.ceil(Number(wanted.games) / size) }, (_, i) => ({
    game,
    options,
    seats: Array<string>(players).fill(wanted.bot),
    seed: `${wanted.seed} ${i}`,
    games: size,
  }));
}
