import { type AnyRules, clone, copy, type Move, type State } from '@shirasagi/engine';
import type { Judge } from '../judge.js';

/** No draw happens while moves are only listed or exchanged. */
const NO_CHANCE = (): number => 0;

/** Removes moves that cannot matter from a list of legal ones. */
export class Pruner {
  private readonly rules: AnyRules;
  private readonly judge: Judge;
  private readonly scratch: State;
  private readonly listed: Uint8Array;
  private readonly later: Move[] = [];

  constructor(rules: AnyRules, judge: Judge, like: State) {
    this.rules = rules;
    this.judge = judge;
    this.scratch = clone(like);
    this.listed = new Uint8Array(rules.moves.size);
  }

  /** Lists the legal moves worth a look to `out` and returns how many there are. */
  list(state: State, out: Move[]): number {
    const { firstExchange, lastExchange, skip, endTurn } = this.judge;
    const count = this.rules.listMoves(state, out);
    if (count === 1) return 1;
    let canSkip = false;
    let canEnd = false;
    let exchanges = 0;
    for (let i = 0; i < count; i++) {
      const move = out[i];
      if (move === skip) canSkip = true;
      else if (move === endTurn) canEnd = true;
      else if (move >= firstExchange && move <= lastExchange) exchanges++;
    }
    const both = canSkip && canEnd;
    if (!both && exchanges === 0) return count;
    // With only the end of the turn below, declining and ending the turn come to the same.
    const drop = !both ? -1 : this.rules.openCount(state) <= 2 ? skip : endTurn;
    const keepAll = exchanges > 0 && this.judge.overflowing(state);
    if (exchanges > 0 && !keepAll) for (let i = 0; i < count; i++) this.listed[out[i]] = 1;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const move = out[i];
      this.later[i] = move;
      if (move === drop) continue;
      if (move >= firstExchange && move <= lastExchange && !keepAll && !this.useful(state, move, canEnd))
        continue;
      out[kept++] = move;
    }
    if (exchanges > 0 && !keepAll) for (let i = 0; i < count; i++) this.listed[this.later[i]] = 0;
    return kept;
  }

  private readonly opened: Move[] = [];

  /** Whether an exchange, repeated as often as can be, opens a move, or at the very end gains a point. */
  private useful(state: State, move: Move, canEnd: boolean): boolean {
    const { rules, judge, scratch, opened } = this;
    const seat = state.toMove;
    copy(state, scratch);
    const last = canEnd && judge.turnsLeft(state, seat) === 0;
    const before = last ? judge.points(state, seat) : 0;
    for (;;) {
      rules.apply(scratch, move, NO_CHANCE);
      if (last && judge.points(scratch, seat) > before) return true;
      const count = rules.listMoves(scratch, opened);
      let again = false;
      for (let i = 0; i < count; i++) {
        if (opened[i] === move) again = true;
        else if (this.listed[opened[i]] === 0) return true;
      }
      if (!again) return false;
    }
  }
}
