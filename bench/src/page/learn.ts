import { parseArgs } from 'node:util';
import {
  asPlayed,
  CoachBot,
  isTurnStart,
  opponent,
  recommend,
  SearchBot,
  TurnStudy,
  waysOf,
} from '@shirasagi/bots';
import { examine, finish, ownNet } from '@shirasagi/bots/analyst';
import {
  create,
  dealer,
  fromText,
  GAME_NAMES,
  type GameName,
  isOver,
  type Options,
  optionsFor,
  play,
  type State,
  seeded,
} from '@shirasagi/engine';
import { playMatch } from '../matches/match.js';
import { coachedGames } from './coached.js';

/** States the page spends on advice: to find a way, and to compare it with others. */
const FINDING_STATES = 10_000;
const COMPARING_STATES = 16_000;

/** A setup with the dice of a coached game, or of any other seed. */
interface Setup {
  readonly game: GameName;
  readonly options: Options;
  readonly seed: string;
  /** Moves played before the learner sits down. */
  readonly line?: readonly string[];
}

/** What each piece of advice of one game loses beside the best turn, by the strongest opponent's count. */
async function losses({ game, options, seed, line = [] }: Setup, states: number): Promise<number[]> {
  const chance = dealer(game, seed);
  let state: State = create(game, options, chance);
  const advance = (move: number): void => {
    const result = play(state, move, chance);
    if (!result.ok) throw result.error;
    state = result.value;
  };
  for (const word of line) advance(fromText(state, word));
  const learner = 0;
  const adviser = new SearchBot(seeded(`adviser ${seed}`));
  const bots = [new CoachBot(seeded('a')), opponent('apprentice', seeded('b'))];
  const lost: number[] = [];
  while (!isOver(state)) {
    const { move } =
      state.toMove === learner && isTurnStart(state)
        ? await adviseAndMeasure(state, adviser, `${seed} ${lost.length}`, states, lost)
        : await bots[state.toMove].think(state);
    advance(move);
  }
  return lost;
}

/** Asks for advice as the page does, notes what it loses, and follows it. */
async function adviseAndMeasure(
  state: State,
  adviser: SearchBot,
  seed: string,
  states: number,
  lost: number[],
): Promise<{ readonly move: number }> {
  const [found] = (await adviser.think(state, { nodes: FINDING_STATES })).best;
  const played = asPlayed(state, found.line);
  const ways = waysOf(played, finish(examine(played, COMPARING_STATES, await ownNet(state))));
  const advice = recommend(state, ways);
  if (!advice) throw new Error('the strongest opponent sees no way to go on');
  const study = new TurnStudy(state, seed);
  const leadOf = (line: readonly number[]): number => study.value(line, states).lead;
  // The best that is known: what a longer search finds, or any way that was compared.
  const best = Math.max(leadOf(study.best(states).line), ...ways.map(({ moves }) => leadOf(moves)));
  lost.push(best - leadOf(advice.option.moves));
  return { move: advice.option.moves[0] };
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;

/** How often the coach's principles as a policy beat the gentlest opponent. */
async function principlesWin(game: GameName, games: number, cores: number | undefined): Promise<void> {
  const match = { game, players: 2, a: 'coach', b: 'apprentice', games, seed: 'learn' };
  const { rate, games: played, a, b } = await playMatch(match, { cores });
  console.log(
    `${game}: the coach's principles win ${percent(rate.rate)} of ${played} games against the gentlest opponent ` +
      `(95%: ${percent(rate.low)} to ${percent(rate.high)}; goal 50%), ${a.total.toFixed(1)} to ${b.total.toFixed(1)} points`,
  );
}

/**
 * Whether the coach teaches well: her principles as a policy against the gentlest opponent, and what her advice loses
 * beside the strongest opponent's own choice.
 */
export async function learnBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', default: '200' },
      setups: { type: 'string', default: '6' },
      states: { type: 'string', default: '20000' },
      cores: { type: 'string' },
      game: { type: 'string' },
    },
  });
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  const coached = coachedGames();
  for (const game of GAME_NAMES.filter((name) => values.game === undefined || values.game === name)) {
    if (Number(values.games) > 0) await principlesWin(game, Number(values.games), cores);
    const options: Options = { ...optionsFor(game, 2), firstGame: true };
    // The page's own coached game comes first.
    const own = coached.filter(({ group }) => group === game).map(({ start }) => start);
    const others = Array.from({ length: Number(values.setups) }, (_, i) => ({ options, seed: `learn ${i}` }));
    for (const setup of [...own, ...others].slice(0, Number(values.setups))) {
      const lost = await losses({ game, ...setup }, Number(values.states));
      const { seed } = setup;
      const most = Math.max(...lost);
      console.log(
        `${game} "${seed}": ${lost.length} turns advised, ${(lost.reduce((x, y) => x + y, 0) / lost.length).toFixed(2)} ` +
          `points lost a turn, ${most.toFixed(2)} at most (goal 2), ${lost.filter((x) => x > 2).length} above 2`,
      );
    }
  }
}
