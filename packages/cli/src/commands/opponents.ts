import {
  type Bot,
  isLevel,
  LEVELS,
  type Level,
  opponent,
  Pool,
  PoolBot,
  playersOf,
  thinksByTheClock,
} from '@shirasagi/bots';
import { playerCount, rulesFor, type State, seeded } from '@shirasagi/engine';
import { readGameOptions } from '../game-options.js';
import type { Args } from '../terminal/args.js';
import { UserError } from '../terminal/user-error.js';

/** Computer opponents on the last seats of a table. */
export class Opponents {
  private readonly levels: readonly Level[];
  private readonly bots: readonly Bot[];

  private readonly pool: Pool | undefined;
  private readonly threads: number;

  /** With several threads, those that think by the clock use them all. */
  constructor(levels: readonly Level[], seed: string, threads: number) {
    this.levels = levels;
    this.threads = threads;
    this.pool = threads > 1 ? new Pool(threads) : undefined;
    this.bots = levels.map((level, i) => this.seat(level, i, `${seed} opponent ${i}`));
  }

  private seat(level: Level, i: number, seed: string): Bot {
    if (!this.pool || !thinksByTheClock(level)) return opponent(level, seeded(seed));
    return new PoolBot(this.pool, { table: 'play', seat: i, spec: level, seed, threads: this.threads });
  }

  /** The options that seat the same opponents again. */
  get words(): string {
    if (this.levels.length === 0) return '';
    return ` --against ${this.levels.join(',')}${this.pool ? ` --threads ${this.threads}` : ''}`;
  }

  /** Ends their threads. */
  close(): void {
    this.pool?.close();
  }

  /** Throws when a table has no seat left for a person. */
  check(state: State): void {
    checkSeats(this.levels.length, playersOf(state));
  }

  /** The opponent on a seat, with the name of its level; nothing on the seat of a person. */
  at(state: State, seat: number): { readonly bot: Bot; readonly level: Level } | undefined {
    const i = seat - (playersOf(state) - this.levels.length);
    return i < 0 || i >= this.levels.length ? undefined : { bot: this.bots[i], level: this.levels[i] };
  }
}

function checkSeats(opponents: number, players: number): void {
  if (opponents === 0 || opponents < players) return;
  const clans = players === 1 ? 'one clan' : `${players} clans`;
  throw new UserError(`--against: names ${opponents} of ${clans}; one at least must be left to play`);
}

/** The levels a command line names. */
export function readAgainst(args: Args): Level[] {
  const text = args.values.get('against');
  return (text?.split(',') ?? []).map((word) => {
    if (isLevel(word)) return word;
    throw new UserError(`--against: must be one or more of ${LEVELS.join(', ')}, not ${word}`);
  });
}

/**
 * The command line of a new game with as many players as opponents are named and one more, where it does not say
 * how many; throws when they leave no seat for a person.
 */
export function withPlayers(args: Args, opponents: number): Args {
  const { values } = args;
  if (opponents === 0 || values.has('load')) return args;
  const { game, options } = readGameOptions(args);
  if (rulesFor(game).playerCounts.length > 1 && !values.has('players'))
    return { ...args, values: new Map([...values, ['players', String(opponents + 1)]]) };
  checkSeats(opponents, playerCount(game, options));
  return args;
}
