import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeOf } from '@shirasagi/bots';
import { create, type GameName, type Options, rulesFor, seeded } from '@shirasagi/engine';
import { optionsInTurn } from '../matches/options-in-turn.js';
import { JobPool } from '../workers/job-pool.js';
import { type PlayJob, recordSize } from './positions.js';

const GAMES_A_JOB = 10;
/** One batch of games in so many is played with the promotional cards. */
const PROMO = 10;

function optionsOf(game: GameName, players: number, batch: number): Options {
  const hasPromo = rulesFor(game).optionFields.includes('promo');
  return { ...optionsInTurn(game, players, batch), ...(hasPromo && { promo: batch % PROMO === 0 }) };
}

/**
 * Plays games and writes positions for `bench/train`:
 * `bench self-play --game castle --players 2 --bot search:60n --minutes 5 --out FOLDER/castle-2`.
 */
export async function selfPlay(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      players: { type: 'string', default: '2' },
      bot: { type: 'string', default: 'search:60n' },
      minutes: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'self-play' },
      cores: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (!values.out) throw new Error('say where to write: --out FILE');
  const game = values.game as GameName;
  const players = Number(values.players);
  const until = Date.now() + 60_000 * Number(values.minutes);
  function* jobs(): Generator<PlayJob> {
    for (let batch = 0; Date.now() < until; batch++) {
      yield {
        kind: 'play',
        game,
        options: optionsOf(game, players, batch),
        seats: Array<string>(players).fill(values.bot),
        seed: values.seed,
        first: batch * GAMES_A_JOB,
        games: GAMES_A_JOB,
      };
    }
  }
  const { size } = rulesFor(game).layout;
  const file = openSync(`${values.out}.positions`, 'w');
  let games = 0;
  let bytes = 0;
  await new JobPool(values.cores ? Number(values.cores) : undefined).run(jobs(), (positions, job) => {
    games += job.games;
    bytes += positions.length;
    writeSync(file, positions);
  });
  closeSync(file);
  writeViews(`${values.out}.views`, game, optionsOf(game, players, 0));
  writeFileSync(
    `${values.out}.json`,
    JSON.stringify({ game, players, size, record: recordSize(size), games }),
  );
  console.log(`${values.out}: ${games} games, ${bytes / recordSize(size)} positions`);
}

/** For each seat and each byte with each value the number of the feature it is, as four bytes. */
function writeViews(file: string, game: GameName, options: Options): void {
  const state = create(game, options, seeded(0));
  const judge = judgeOf(state);
  const seats = judge.seats(state);
  const { size } = rulesFor(game).layout;
  const features = new Int32Array(seats * size * 256);
  for (let seat = 0; seat < seats; seat++) {
    const seen = judge.perspective(seats, seat);
    for (let at = 0; at < size; at++) {
      for (let value = 0; value < 256; value++)
        features[(seat * size + at) * 256 + value] = seen.feature(at, value);
    }
  }
  writeFileSync(file, new Uint8Array(features.buffer));
}
