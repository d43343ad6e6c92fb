import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  addNet,
  type Bot,
  type Budget,
  Pool,
  PoolBot,
  readSpec,
  type Spec,
  type Thought,
} from '@shirasagi/bots';
import { type EditionBase, editionFile, type RandomSource, rulesFor, type State } from '@shirasagi/engine';

type Bots = typeof import('@shirasagi/bots');
type Engine = typeof import('@shirasagi/engine');

/** Marks an opponent of another build: `build=FOLDER:search:200ms`. */
const BUILD = 'build=';

/** Files of weights that specs name, read once. */
const known = new Set<string>();

function readNets(spec: string): void {
  for (const word of spec.split(':')) {
    const file = word.startsWith('net=') ? word.slice(4) : undefined;
    if (file === undefined || known.has(file)) continue;
    known.add(file);
    addNet(file, readFileSync(file));
  }
}

/** One pool for each way to use threads; a program that ends does not wait for them. */
const pools = new Map<string, Pool>();

/** The words of an opponent on several threads: its own, how many threads, and whether each grows a tree of its own. */
const THREADS = /^(.*):threads=([1-9]\d*)(:apart)?$/;

/** How many threads an opponent in words thinks on. */
export const threadsOf = (text: string): number => Number(THREADS.exec(text)?.[2] ?? 1);

/** An opponent that thinks on several threads, on one tree or each on its own: `search:200ms:threads=2:apart`. */
function readThreads(text: string): Spec | undefined {
  const found = THREADS.exec(text);
  if (!found) return undefined;
  const [, spec, , apart] = found;
  const threads = threadsOf(text);
  const way = `${threads}${apart ?? ''}`;
  const pool = pools.get(way) ?? new Pool(threads, undefined, apart ? () => undefined : undefined);
  pools.set(way, pool);
  const { budget } = readSpec(spec);
  const seat = (rng: RandomSource): Bot => {
    const seed = `${rng(2 ** 31)}`;
    return new PoolBot(pool, { table: seed, seat: 0, spec, seed, threads });
  };
  return { budget, seat };
}

/**
 * Reads an opponent in words. `net=FILE` among the words of a search is read from a file, and after
 * `build=FOLDER:` the opponent is one of another checkout, so that a change can be played against what was before.
 */
export async function readSeat(text: string): Promise<Spec> {
  if (!text.startsWith(BUILD)) {
    readNets(text);
    return readThreads(text) ?? readSpec(text);
  }
  const [folder, ...words] = text.slice(BUILD.length).split(':');
  const load = (path: string): Promise<unknown> => import(pathToFileURL(resolve(folder, path)).href);
  const bots = (await load('packages/bots/dist/index.js')) as Bots;
  const engine = (await load('packages/engine/dist/index.js')) as Engine;
  const spec = bots.readSpec(words.join(':'));
  return { budget: spec.budget, seat: (rng) => new ForeignBot(spec.seat(rng), engine) };
}

/** An opponent of another build, whose engine reads the same bytes. */
class ForeignBot implements Bot {
  private readonly bot: Bot;
  private readonly engine: Engine;
  /** The edition of the game that is played, and the same as the other engine compiled it. */
  private known: unknown;
  private edition: EditionBase | undefined;

  constructor(bot: Bot, engine: Engine) {
    this.bot = bot;
    this.engine = engine;
  }

  think(state: State, budget?: Budget): Promise<Thought> {
    const rules = this.engine.rulesFor(state.game);
    return this.bot.think(rules.wrap((state.bytes as Uint8Array).slice(), this.editionOf(state)), budget);
  }

  /** The built-in values may differ between the builds, and each then plays by its own; others are the same. */
  private editionOf(state: State): EditionBase {
    const { game, edition } = state;
    const rules = this.engine.rulesFor(game);
    if (edition === rulesFor(game).edition) return rules.edition;
    if (this.known !== edition || !this.edition) {
      this.known = edition;
      this.edition = rules.readEdition(editionFile(game, edition as EditionBase));
    }
    return this.edition;
  }
}

/** An opponent at a table, with how long it may think. */
export async function seatBot(text: string, rng: RandomSource): Promise<{ bot: Bot; budget: Budget }> {
  const { seat, budget } = await readSeat(text);
  return { bot: seat(rng), budget };
}
