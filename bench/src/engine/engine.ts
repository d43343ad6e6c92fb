import { parseArgs } from 'node:util';
import {
  apply,
  clone,
  copy,
  create,
  type GameName,
  legalMoves,
  type Move,
  type Options,
  type RandomSource,
  type State,
  seeded,
} from '@shirasagi/engine';
import { copyTime, median, nanoseconds } from './measure.js';

const CLONES = 5000;

interface Line {
  readonly game: GameName;
  readonly players: number;
  readonly runs: number;
  readonly games: number;
  readonly decisions: number;
  readonly games_per_second: number;
  readonly decisions_per_second: number;
  readonly ns_per_decision: number;
  /** The same with the setups left out: what a search pays for each node. */
  readonly ns_per_decision_in_play: number;
  readonly ns_per_setup: number;
  readonly ns_per_copy: number;
  readonly copies_per_decision: number;
  readonly ns_per_clone: number;
  readonly copies_per_clone: number;
  readonly ns_per_state_copy: number;
  readonly bytes_per_state: number;
  readonly mean_legal_moves: number;
  readonly most_legal_moves: number;
}

interface Tally {
  decisions: number;
  moves: number;
  most: number;
}

/** Plays a game to its end with uniformly random moves. */
function playOut(state: State, rng: RandomSource, legal: Move[], tally: Tally): void {
  while (state.toMove >= 0) {
    legalMoves(state, legal);
    const count = legal.length;
    tally.decisions++;
    tally.moves += count;
    if (count > tally.most) tally.most = count;
    apply(state, legal[rng(count)], rng);
  }
}

/** Games of each table before anything is measured: by then the compiler has settled, however busy the machine. */
const WARM_UP_GAMES = 12_000;

/** Plays so many games that the first run measured is like the last. */
function warmUp(game: GameName, options: Options): void {
  const rng = seeded('warm up');
  const legal: Move[] = [];
  const tally: Tally = { decisions: 0, moves: 0, most: 0 };
  for (let i = 0; i < WARM_UP_GAMES; i++) {
    const state = create(game, options, rng);
    copy(state, clone(state));
    playOut(state, rng, legal, tally);
  }
}

function measure(game: GameName, players: number, options: Options, runs: number, games: number): Line {
  const legal: Move[] = [];
  const perDecision: number[] = [];
  const inPlay: number[] = [];
  const perSetup: number[] = [];
  const perGame: number[] = [];
  const perCopy: number[] = [];
  const perClone: number[] = [];
  const perStateCopy: number[] = [];
  const total: Tally = { decisions: 0, moves: 0, most: 0 };
  for (let run = 0; run < runs; run++) {
    const rng = seeded(run);
    const tally: Tally = { decisions: 0, moves: 0, most: 0 };
    const starts: State[] = [];
    const setup = nanoseconds(() => {
      for (let i = 0; i < games; i++) starts.push(create(game, options, rng));
    });
    const play = nanoseconds(() => {
      for (const state of starts) playOut(state, rng, legal, tally);
    });
    const start = create(game, options, rng);
    const target = clone(start);
    const clones = nanoseconds(() => {
      for (let i = 0; i < CLONES; i++) clone(start);
    });
    const copies = nanoseconds(() => {
      for (let i = 0; i < CLONES; i++) copy(start, target);
    });
    const plainCopy = copyTime();
    perSetup.push(setup / games);
    perGame.push((setup + play) / games);
    perDecision.push((setup + play) / tally.decisions);
    inPlay.push(play / tally.decisions);
    perClone.push(clones / CLONES);
    perStateCopy.push(copies / CLONES);
    perCopy.push(plainCopy);
    total.decisions += tally.decisions;
    total.moves += tally.moves;
    total.most = Math.max(total.most, tally.most);
  }
  const ratio = (figures: number[]): number => median(figures.map((figure, i) => figure / perCopy[i]));
  return {
    game,
    players,
    runs,
    games: runs * games,
    decisions: total.decisions,
    games_per_second: Math.round(1e9 / median(perGame)),
    decisions_per_second: Math.round(1e9 / median(perDecision)),
    ns_per_decision: round(median(perDecision)),
    ns_per_decision_in_play: round(median(inPlay)),
    ns_per_setup: round(median(perSetup)),
    ns_per_copy: round(median(perCopy)),
    copies_per_decision: round(ratio(perDecision)),
    ns_per_clone: round(median(perClone)),
    copies_per_clone: round(ratio(perClone)),
    ns_per_state_copy: round(median(perStateCopy)),
    bytes_per_state: create(game, options, seeded(0)).bytes.length,
    mean_legal_moves: round(total.moves / total.decisions),
    most_legal_moves: total.most,
  };
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

/** Random play on one core: `bench engine [--json] [--runs N] [--games N]`. */
export function engineBench(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, runs: { type: 'string' }, games: { type: 'string' } },
  });
  // Many short runs, each beside its own copies: what else the machine does then hits both alike.
  const runs = Number(values.runs ?? 41);
  const games = Number(values.games ?? 300);
  const tables: [GameName, number, Options][] = [
    ['castle', 2, { players: 2 }],
    ['castle', 3, { players: 3 }],
    ['castle', 4, { players: 4 }],
    ['castle', 1, { players: 1 }],
    ['duel', 2, {}],
  ];
  for (const [game, , options] of tables) warmUp(game, options);
  for (const [game, players, options] of tables) {
    const line = measure(game, players, options, runs, games);
    if (values.json) console.log(JSON.stringify(line));
    else console.table(line);
  }
}
