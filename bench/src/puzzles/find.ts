import { isTurnStart, readSpec, TurnStudy } from '@shirasagi/bots';
import {
  type GameName,
  isOver,
  legalMoves,
  type Move,
  type Options,
  optionsFor,
  rulesFor,
  type State,
  seeded,
  start,
} from '@shirasagi/engine';
import { CONFIRM_NODES, confirm, type Likely } from './confirm.js';
import type { FoundPuzzle } from './puzzle.js';
import { turnOf } from './turn-of.js';

/** Play one game against itself and look at every turn. */
export interface PuzzleJob {
  readonly kind: 'puzzles';
  readonly game: GameName;
  /** The game's number: its seed. */
  readonly number: number;
}

/** What came of one game. */
export interface Finds {
  readonly game: GameName;
  readonly number: number;
  /** Turns looked at, those left after the quick looks, and those confirmed. */
  readonly turns: number;
  readonly likely: number;
  readonly puzzles: readonly FoundPuzzle[];
}

/** First looks, each deeper and stricter than the one before: most turns end at a cheap one. */
const LOOKS = [
  { best: 250, value: 150, departure: 50, most: 100, gap: 2 },
  { best: 1200, value: 600, departure: 200, most: 100, gap: 2.6 },
  { best: 5000, value: 3000, departure: 800, most: 100, gap: 2.9 },
  { best: 12_000, value: 8000, departure: 8000, most: 4, gap: 3 },
] as const;

/** Players of a game that leaves it open how many play, by the last digit of the game's number. */
const PLAYERS = [2, 2, 2, 3, 2, 2, 1, 2, 3, 4];
const MINDS = ['search:60n', 'greedy', 'apprentice'];
/** One decision in so many is answered by lot: where somebody went wrong there is more to find. */
const STRAY = 8;

function optionsOf(game: GameName, number: number): Options {
  const { playerCounts, optionFields } = rulesFor(game);
  const players = PLAYERS[number % PLAYERS.length];
  if (!playerCounts.includes(players)) return optionsFor(game, playerCounts[0]);
  const level = players === 1 && optionFields.includes('level') ? { level: 'medium' } : {};
  return { ...optionsFor(game, players), ...level };
}

/** Looks at a turn with small numbers of states first; nothing as soon as one look says it is no puzzle. */
async function look(state: State, seed: string): Promise<Likely | undefined> {
  const study = new TurnStudy(state, seed);
  const greedy = await turnOf('greedy', state, seed);
  let plan = '';
  let line: readonly Move[] = [];
  let departures: readonly Move[][] = [];
  for (const nodes of LOOKS) {
    const best = study.best(nodes.best);
    const { lead } = study.value(best.line, nodes.value);
    if (lead - study.value(greedy, nodes.value).lead < nodes.gap) return undefined;
    // The closest of the last look come first: most turns fall at one of them.
    const left = best.plan === plan ? departures : study.departures(best.line);
    plan = best.plan;
    line = best.line;
    const seen: { departure: Move[]; lead: number }[] = [];
    for (const departure of left.slice(0, nodes.most)) {
      const other = study.along(departure, nodes.departure);
      if (other.plan === plan) continue;
      if (lead - other.lead < nodes.gap) return undefined;
      seen.push({ departure, lead: other.lead });
    }
    if (seen.length === 0) return undefined;
    departures = seen.sort((a, b) => b.lead - a.lead).map(({ departure }) => departure);
  }
  return { state, study, line, greedy, departures };
}

/** Plays a game and gives the puzzles it held. */
export async function findPuzzles({ game, number }: PuzzleJob): Promise<Finds> {
  const seed = `puzzles 2 ${game} ${number}`;
  const chance = seeded(`${seed} chance`);
  const table = start(game, optionsOf(game, number), chance);
  const lot = seeded(`${seed} seats`);
  const minds = [0, 1, 2, 3].map((seat) => {
    const { budget, seat: sit } = readSpec(MINDS[lot(MINDS.length)]);
    return { budget, bot: sit(seeded(`${seed} mind ${seat}`)) };
  });
  const puzzles: FoundPuzzle[] = [];
  let turns = 0;
  let likely = 0;
  while (!isOver(table.state)) {
    const { state } = table;
    if (isTurnStart(state)) {
      turns++;
      const candidate = await look(state, `${seed} ${turns}`);
      if (candidate) {
        likely++;
        const puzzle = await confirm(candidate, CONFIRM_NODES, `${seed} ${turns}`);
        if (puzzle) puzzles.push({ game, record: table.record(), ...puzzle });
      }
    }
    const { bot, budget } = minds[state.toMove];
    const legal = legalMoves(state);
    const move = lot(STRAY) === 0 ? legal[lot(legal.length)] : (await bot.think(state, budget)).move;
    const played = table.play(move, chance);
    if (!played.ok) throw played.error;
  }
  return { game, number, turns, likely, puzzles };
}
