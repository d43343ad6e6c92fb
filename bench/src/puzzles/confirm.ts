import { Search, type Turn, type TurnStudy } from '@shirasagi/bots';
import { apply, clone, type Move, rulesFor, type State, seeded, toText } from '@shirasagi/engine';
import { difficultyOf, whoSolves } from './grade.js';
import { type FoundPuzzle, LEAST_GAP, type ToldTurn } from './puzzle.js';
import { isDenial, themeOf } from './theme.js';

/** States looked at for each decision of the best turn, and for each turn it is compared with. */
export const CONFIRM_NODES = 50_000;
/** Descents between two looks at how much is known. */
const STRIDE = 500;
/** Different turns that are compared at the full depth. */
const MOST_OTHERS = 2;

/** The turn a deep search plays, decision after decision, up to the first draw. */
function deepLine(state: State, nodes: number, seed: string): Move[] {
  const rules = rulesFor(state.game);
  const turn = rules.turnKey(state);
  const search = new Search(state, seeded(`${seed} deep`));
  const at = clone(state);
  const line: Move[] = [];
  let drawn = false;
  while (!drawn && at.toMove >= 0 && rules.turnKey(at) === turn) {
    search.start(at);
    if (search.hasChoice()) {
      // What is known from the decision before counts: each is made knowing so many lines.
      while (search.lines < nodes) for (let i = 0; i < STRIDE; i++) search.descend();
    }
    const [{ move }] = search.candidates(1);
    line.push(move);
    apply(at, move, () => {
      drawn = true;
      return 0;
    });
  }
  return line;
}

/** The best really different turns at the full depth, best first; none when one of them comes too close. */
function othersOf(study: TurnStudy, best: Turn, departures: readonly Move[][], nodes: number): Turn[] {
  const others: Turn[] = [];
  for (const departure of departures.slice(0, MOST_OTHERS)) {
    const other = study.along(departure, nodes);
    if (other.plan === best.plan) continue;
    if (best.lead - other.lead < LEAST_GAP) return [];
    if (!others.some(({ plan }) => plan === other.plan)) others.push(other);
  }
  return others.sort((a, b) => b.lead - a.lead);
}

/** A candidate that stood the first looks. */
export interface Likely {
  readonly state: State;
  readonly study: TurnStudy;
  readonly line: readonly Move[];
  readonly greedy: readonly Move[];
  /** Ways to leave the plan, the most promising first. */
  readonly departures: readonly Move[][];
}

/** Confirms a candidate at the full depth; nothing when it does not stand. */
export async function confirm(
  { state, study, line, greedy, departures }: Likely,
  nodes: number,
  seed: string,
): Promise<Omit<FoundPuzzle, 'game' | 'record'> | undefined> {
  const likely = study.value(line, nodes);
  const greedyTurn = study.value(greedy, nodes);
  if (likely.lead - greedyTurn.lead < LEAST_GAP) return undefined;
  const others = othersOf(study, likely, departures, nodes);
  if (others.length === 0) return undefined;
  const best = study.value(deepLine(state, nodes, seed), nodes);
  const close = [greedyTurn, ...others].some(({ lead }) => best.lead - lead < LEAST_GAP);
  if (best.plan !== likely.plan || close) return undefined;
  const told = (turn: Turn): ToldTurn => ({
    line: turn.line.map((move) => toText(state, move)),
    loss: Math.round(10 * (best.lead - turn.lead)) / 10,
  });
  const solved = await whoSolves(state, study, best, seed);
  return {
    best: best.line.map((move) => toText(state, move)),
    others: others.map(told),
    greedy: told(greedyTurn),
    theme: isDenial(state.toMove, best, others[0]) ? 'denial' : themeOf(state, best.line, others[0].line),
    difficulty: difficultyOf(solved),
    solved,
  };
}
