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

/** One decision of a game, as a text of everything it shows, and the bytes it led to. */
interface Decision {
  readonly shown: string;
  readonly move: string;
  readonly bytes: string;
}

/**
 * Every decision of a random game: position, legal moves with their reasons, move, bytes; the scores come last.
 * `lone` makes an exchange that is the only answer without asking, as the ruling "Single answers are not asked" wants
 * it; an engine from before that ruling asks for it.
 */
function* decisions(
  engine: Engine,
  game: here.GameName,
  options: here.Options,
  seed: number,
  lone: 'asked' | 'made',
): Generator<Decision> {
  const rng = engine.seeded(`trace ${seed}`);
  const pick = engine.seeded(`choices ${seed}`);
  const state = engine.create(game, options, rng);
  while (!engine.isOver(state)) {
    const legal = engine.legalMoves(state);
    const move = legal[pick(legal.length)];
    const shown = JSON.stringify([
      engine.toPosition(state),
      legal.map((each) => engine.describe(state, each)),
    ]);
    const text = engine.toText(state, move);
    engine.apply(state, move, rng);
    if (lone === 'made') makeLoneExchanges(engine, state, rng);
    yield { shown, move: text, bytes: Buffer.from(state.bytes as Uint8Array).toString('latin1') };
  }
  yield { shown: JSON.stringify(engine.scoreSheet(state)), move: 'score sheet', bytes: '' };
}

function makeLoneExchanges(engine: Engine, state: here.State, rng: here.Rng): void {
  while (!engine.isOver(state)) {
    const legal = engine.legalMoves(state);
    if (legal.length > 1 || !engine.toText(state, legal[0]).startsWith('exchange:')) return;
    engine.apply(state, legal[0], rng);
  }
}

/** How many decisions two engines share, and whether that was the whole game. */
function compareGame(ours: Iterator<Decision>, theirs: Iterator<Decision>) {
  for (let decisions = 0; ; decisions++) {
    const [a, b] = [ours.next(), theirs.next()];
    // The score sheet came last and is none.
    if (a.done && b.done) return { equal: true, decisions: decisions - 1 };
    const same =
      !a.done &&
      !b.done &&
      a.value.shown === b.value.shown &&
      a.value.move === b.value.move &&
      a.value.bytes === b.value.bytes;
    if (!same) return { equal: false, decisions };
  }
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
 * the same traces; a game that is equal only when lone exchanges are made without asking is named and counted apart.
 * Random play of both is timed in turns in one run, as a ratio.
 */
export async function compare(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { with: { type: 'string' }, seeds: { type: 'string' } } });
  if (!values.with) throw new Error('compare: name the folder of another checkout that is built, --with DIR');
  const file = resolve(values.with, 'packages/engine/dist/index.js');
  const there = (await import(pathToFileURL(file).href)) as Engine;
  const seeds = Number(values.seeds ?? 1000);
  let different = 0;
  for (const [game, options] of MODES) {
    const mode = `${game} ${JSON.stringify(options)}`;
    let total = 0;
    let ruled = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const compared = (lone: 'asked' | 'made') =>
        compareGame(decisions(here, game, options, seed, lone), decisions(there, game, options, seed, lone));
      const asked = compared('asked');
      const made = asked.equal ? asked : compared('made');
      total += made.decisions;
      if (asked.equal) continue;
      if (made.equal) {
        ruled++;
        console.log(`equal but for a lone exchange that one of them asks: ${mode} seed ${seed}`);
      } else {
        different++;
        console.log(`differs: ${mode} seed ${seed} at decision ${made.decisions}`);
      }
    }
    console.log(`${mode}: ${seeds} games, ${total} decisions compared, ${ruled} lone exchanges`);
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
