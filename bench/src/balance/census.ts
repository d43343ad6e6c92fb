import { legalMoves, type Move, rulesFor, type State } from '@shirasagi/engine';
import { playGame } from '../matches/table.js';
import { victory } from '../matches/tally.js';
import type { Batch } from '../workers/batches.js';
import { labelsOf } from './labels.js';

/** Play games and count what was on offer, what was taken and how it ended for the taker. */
export interface CensusJob extends Batch {
  readonly kind: 'census';
}

/** Sums over the seats of all games, for one card, tile or choice. */
export interface Count {
  offered: number;
  taken: number;
  /** Sums over the takers: lead over the best other seat, its square, and victories. */
  lead: number;
  leadSquared: number;
  won: number;
  /** Sum of the lead over seats that were offered it and did not take it. */
  leadWithout: number;
}

/** What a census counted. */
export interface Census {
  readonly counts: Record<string, Count>;
  games: number;
  /** Games won by the seat that took the first turn. */
  firstWon: number;
  firstLead: number;
  total: number;
  winningTotal: number;
}

/** A census with nothing in it. */
export const emptyCensus = (): Census => ({
  counts: {},
  games: 0,
  firstWon: 0,
  firstLead: 0,
  total: 0,
  winningTotal: 0,
});

const emptyCount = (): Count => ({ offered: 0, taken: 0, lead: 0, leadSquared: 0, won: 0, leadWithout: 0 });

/** Adds one census to another. */
export function addCensus(to: Census, from: Census): void {
  for (const [label, count] of Object.entries(from.counts)) {
    to.counts[label] ??= emptyCount();
    const sum = to.counts[label];
    for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += count[key];
  }
  for (const key of ['games', 'firstWon', 'firstLead', 'total', 'winningTotal'] as const)
    to[key] += from[key];
}

/** Plays games and counts. */
export async function takeCensus(job: CensusJob): Promise<Census> {
  const census = emptyCensus();
  for (let game = 0; game < job.games; game++) {
    const offered = job.seats.map(() => new Set<string>());
    const taken = job.seats.map(() => new Set<string>());
    let first = -1;
    const watch = (state: State, move: Move): Move => {
      const seat = state.toMove;
      for (const legal of legalMoves(state))
        for (const label of labelsOf(state, legal)) offered[seat].add(label);
      for (const label of labelsOf(state, move)) taken[seat].add(label);
      if (first < 0 && isFirstTurn(state)) first = seat;
      return move;
    };
    const outcome = await playGame({ ...job, seed: `${job.seed} ${game}` }, watch);
    const best = Math.max(...outcome.totals);
    outcome.totals.forEach((total, seat) => {
      const others = outcome.totals.filter((_, s) => s !== seat);
      const lead = total - Math.max(...others);
      addSeat(census, offered[seat], taken[seat], lead, victory(outcome, seat));
      if (seat === first) {
        census.firstWon += victory(outcome, seat);
        census.firstLead += lead;
      }
      census.total += total / outcome.totals.length;
    });
    census.games++;
    census.winningTotal += best;
  }
  return census;
}

/** Whether the starting choices are made and somebody moves for the first time. */
function isFirstTurn(state: State): boolean {
  const { kind } = rulesFor(state.game).moves.info(legalMoves(state)[0]);
  return kind === 'takeDie' || kind === 'swap' || kind === 'place';
}

function addSeat(census: Census, offered: Set<string>, taken: Set<string>, lead: number, won: number): void {
  for (const label of offered) {
    census.counts[label] ??= emptyCount();
    const count = census.counts[label];
    count.offered++;
    if (!taken.has(label)) {
      count.leadWithout += lead;
      continue;
    }
    count.taken++;
    count.lead += lead;
    count.leadSquared += lead * lead;
    count.won += won;
  }
}
