import { parseArgs } from 'node:util';
import { type Bot, GreedyBot, LEVELS as OPPONENTS, opponent } from '@shirasagi/bots';
import {
  apply,
  clone,
  create,
  legalMoves,
  type Move,
  type Rng,
  type State,
  scoreSheet,
  seeded,
} from '@shirasagi/engine';
import { wilson } from './interval.js';
import { RIVAL_LEVELS } from './options-in-turn.js';

const PLAYER = 0;
const RIVAL = 1;

type Policy = (state: State, rng: Rng) => Move | Promise<Move>;

/** A fixed simple policy: the move with the most points right away, the first listed among equals. */
function grab(state: State): Move {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(state)) {
    const next = clone(state);
    apply(next, move, () => 0);
    const points = scoreSheet(next)[PLAYER].total;
    if (points > most) {
      most = points;
      best = move;
    }
  }
  return best;
}

/** A policy that asks a bot. */
const asks =
  (bot: Bot): Policy =>
  async (state) =>
    (await bot.think(state)).move;

/** Policies by name: the fixed one, the greedy opponent, and every level people can choose. */
function policies(): Record<string, Policy> {
  const levels = OPPONENTS.map((level) => [level, asks(opponent(level, seeded(level)))] as const);
  return { grab, greedy: asks(new GreedyBot(seeded('greedy'))), ...Object.fromEntries(levels) };
}

/** Thinks two seconds a turn, so it plays only when it is asked for by name. */
const SLOW = 'daimyo';

interface Tally {
  games: number;
  wins: number;
  playerPoints: number;
  readonly rivalTotals: number[];
  readonly categories: Record<string, number>;
}

async function playSeries(policy: Policy, level: string, games: number): Promise<Tally> {
  const tally: Tally = { games, wins: 0, playerPoints: 0, rivalTotals: [], categories: {} };
  for (let game = 0; game < games; game++) {
    const rng = seeded(`rival ${level} ${game}`);
    const state = create('castle', { players: 1, level }, rng);
    while (state.toMove >= 0) apply(state, await policy(state, rng), rng);
    const sheets = scoreSheet(state);
    if (sheets[PLAYER].rank === 1) tally.wins++;
    tally.playerPoints += sheets[PLAYER].total;
    tally.rivalTotals.push(sheets[RIVAL].total);
    for (const [name, points] of Object.entries(sheets[RIVAL].categories)) {
      tally.categories[name] = (tally.categories[name] ?? 0) + points;
    }
  }
  return tally;
}

const round = (figure: number): number => Math.round(figure * 10) / 10;

/** The rival at each level: `bench rival [--games N] [--policy NAME] [--json]`. */
export async function rivalBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { games: { type: 'string' }, policy: { type: 'string' }, json: { type: 'boolean' } },
  });
  const games = Number(values.games ?? 1000);
  for (const [name, policy] of Object.entries(policies())) {
    if (values.policy === undefined ? name === SLOW : values.policy !== name) continue;
    for (const level of RIVAL_LEVELS) {
      const tally = await playSeries(policy, level, games);
      const totals = [...tally.rivalTotals].sort((a, b) => a - b);
      const [low, high] = wilson(tally.wins, games);
      const line = {
        policy: name,
        level,
        games,
        win_rate: round((100 * tally.wins) / games),
        interval: [round(100 * low), round(100 * high)],
        player_points: round(tally.playerPoints / games),
        rival_points: round(totals.reduce((sum, total) => sum + total, 0) / games),
        rival_quartiles: [0.25, 0.5, 0.75].map((part) => totals[Math.floor(part * games)]),
        rival_categories: Object.fromEntries(
          Object.entries(tally.categories).map(([category, points]) => [category, round(points / games)]),
        ),
      };
      console.log(values.json ? JSON.stringify(line) : line);
    }
  }
}
