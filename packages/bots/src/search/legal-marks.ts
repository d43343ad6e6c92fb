import type { AnyRules, Move, State } from '@shirasagi/engine';

/** The legal moves of one state at a time, marked so that any move can be asked about. */
export class LegalMarks {
  private readonly rules: AnyRules;
  private readonly listed: Move[] = [];
  private count = 0;
  /** 1 for each move that is legal now. */
  readonly marks: Uint8Array;

  constructor(rules: AnyRules) {
    this.rules = rules;
    this.marks = new Uint8Array(rules.moves.size);
  }

  /** Marks the legal moves of a state and forgets those of the state before. */
  mark(state: State): void {
    for (let i = 0; i < this.count; i++) this.marks[this.listed[i]] = 0;
    this.count = this.rules.listMoves(state, this.listed);
    for (let i = 0; i < this.count; i++) this.marks[this.listed[i]] = 1;
  }
}
