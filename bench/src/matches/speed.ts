import { SearchBot } from '@shirasagi/bots';
import { apply, create, type GameName, legalMoves, type Move, type Options, seeded } from '@shirasagi/engine';

/** How fast search looks, beside bare play under the same conditions. */
export interface Speed {
  /** Decisions a second of uniformly random play. */
  readonly bare: number;
  /** States a second a search looks at. */
  readonly search: number;
}

const GAMES = 500;
const POSITIONS = 8;
const NODES = 4000;
const ROUNDS = 5;

function bareRate(game: GameName, options: Options): number {
  const legal: Move[] = [];
  let decisions = 0;
  const start = performance.now();
  for (let i = 0; i < GAMES; i++) {
    const rng = seeded(`bare ${i}`);
    const state = create(game, options, rng);
    for (; state.toMove >= 0; decisions++) {
      legalMoves(state, legal);
      apply(state, legal[rng(legal.length)], rng);
    }
  }
  return (1000 * decisions) / (performance.now() - start);
}

async function searchRate(game: GameName, options: Options): Promise<number> {
  let nodes = 0;
  let ms = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const rng = seeded(`speed ${i}`);
    const state = create(game, options, rng);
    for (let move = 0; move < 10 * i; move++) {
      const legal = legalMoves(state);
      apply(state, legal[rng(legal.length)], rng);
    }
    const thought = await new SearchBot(rng).think(state, { nodes: NODES });
    nodes += thought.nodes;
    ms += thought.ms;
  }
  return (1000 * nodes) / ms;
}

/** Measures both in turns and keeps the fastest of each: what else runs on the machine can only slow them. */
export async function measureSpeed(game: GameName, options: Options): Promise<Speed> {
  let bare = 0;
  let search = 0;
  for (let round = 0; round < ROUNDS; round++) {
    bare = Math.max(bare, bareRate(game, options));
    search = Math.max(search, await searchRate(game, options));
  }
  return { bare, search };
}
