import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as here from '@shirasagi/engine';
import { median, nanoseconds } from './measure.js';

type Engine = typeof here;

const MODES: readonly (readonly [here.GameName, here.Options])[] = [
  ['castle', { players: 2 }],
  ['castle', { players: 3 }],
  ['castle', { players: 4 }],
  ['castle', { players: 1, level: 'easy' }],
  ['castle', { players: 1, level: 'medium' }],
  ['castle', { players: 1, level: 'hard' }],
  ['castle', { players: 2, promo: true }],
  ['castle', { players: 3, firstGame: true }],
  ['duel', {}],
  ['duel', { firstGame: true }],
];

/** Everything a random game shows, as one fingerprint: positions, legal moves, reasons, bytes, scores. */
function traceOf(engine: Engine, game: here.GameName, options: here.Options, seed: number) {
  const hash = createHash('sha256');
  const note = (value: unknown): void => {
    hash.update(JSON.stringify(value ?? null));
  };
  const rng = engine.seeded(`trace ${seed}`);
  const pick = engine.seeded(`choices ${seed}`);
  const state = engine.create(game, options, rng);
  let decisions = 0;
  for (; !engine.isOver(state); decisions++) {
    note(engine.toPosition(state));
    const legal = engine.legalMoves(state);
    note(legal.map((move) => engine.describe(state, move)));
    const move = legal[pick(legal.length)];
    note(engine.toText(state, move));
    engine.apply(state, move, rng);
    hash.update(state.bytes as Uint8Array);
  }
  note(engine.scoreSheet(state));
  return { hash: hash.digest('hex'), decisions };
}

/** Nanoseconds a decision of random play, setups included. */
function speedOf(
  engine: Engine,
  game: here.GameName,
  options: here.Options,
  seed: string,
  games: number,
): number {
  const rng = engine.seeded(seed);
  const legal: number[] = [];
  let decisions = 0;
  const time = nanoseconds(() => {
    for (let i = 0; i < games; i++) {
      const state = engine.create(game, options, rng);
      for (; state.toMove >= 0; decisions++) {
        engine.legalMoves(state, legal);
        engine.apply(state, legal[rng(legal.length)], rng);
      }
    }
  });
  return time / decisions;
}

const RUNS = 41;
const GAMES = 200;

/**
 * Compares this engine with another build of it: `bench compare --with DIR [--seeds N]`. The same games must show
 * the same traces; random play of both is timed in turns in one run, as a ratio.
 */
export async function compare(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { with: { type: 'string' }, seeds: { type: 'string' } } });
  if (!values.with) throw new Error('compare: name the folder of another checkout that is built, --with DIR');
  const file = resolve(values.with, 'packages/engine/dist/index.js');
  const there = (await import(pathToFileURL(file).href)) as Engine;
  const seeds = Number(values.seeds ?? 1000);
  let different = 0;
  for (const [game, options] of MODES) {
    let decisions = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const [ours, theirs] = [here, there].map((engine) => traceOf(engine, game, options, seed));
      decisions += ours.decisions;
      if (ours.hash === theirs.hash) continue;
      different++;
      console.log(`differs: ${game} ${JSON.stringify(options)} seed ${seed}`);
    }
    console.log(`${game} ${JSON.stringify(options)}: ${seeds} games, ${decisions} decisions compared`);
  }
  for (const [game, options] of MODES.slice(0, 4).concat([MODES[8]])) {
    const ratios: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const engines = run % 2 === 0 ? [here, there] : [there, here];
      const times = engines.map((engine) => speedOf(engine, game, options, `speed ${run}`, GAMES));
      ratios.push(run % 2 === 0 ? times[0] / times[1] : times[1] / times[0]);
    }
    console.log(
      `${game} ${JSON.stringify(options)}: time here / there ${median(ratios).toFixed(3)}, ${RUNS} runs`,
    );
  }
  if (different > 0) process.exitCode = 1;
}
