import type { Level } from '@shirasagi/bots';
import {
  fromText,
  type Game,
  hash,
  type Rng,
  recording,
  replayGame,
  scoreSheet,
  scripted,
  toText,
} from '@shirasagi/engine';
import type { NumberedEntry, OnTimeOut, TableEntry, TableResult } from '../protocol.js';
import { TableClock } from './clock.js';
import type { RunningHead } from './head.js';

/** Strength of the opponent that plays on for a person whose time is out. */
const STAND_IN: Level = 'gardener';

/** A running table: its entries folded into the game, the clocks and the seats that were given up. */
export class TableFold {
  readonly game: Game;
  readonly clock: TableClock;
  /** The number the next entry will have. */
  next = 0;
  /** Outcomes drawn so far: the number of the next one. */
  draws: number;
  lastAt: number;
  private readonly head: RunningHead;
  /** Seats given up, in that order, and what became of them. */
  private readonly givenUp = new Map<number, OnTimeOut>();
  private lastReason: 'resigned' | 'time' = 'resigned';

  constructor(head: RunningHead) {
    const { game, options, edition, setup } = head;
    this.head = head;
    this.game = replayGame({
      format: 'shirasagi-record',
      version: 1,
      game,
      options,
      edition,
      setup,
      entries: [],
    });
    this.draws = setup.length;
    this.lastAt = head.startedAt;
    this.clock = new TableClock(head.clock, head.seats.length, head.startedAt);
  }

  /** Folds in an entry that is in the store. */
  append({ entry, at }: Pick<NumberedEntry, 'entry' | 'at'>): void {
    if ('move' in entry) this.decide(entry.move, scripted(entry.drawn ?? []), at);
    else if ('takeBack' in entry) this.takeBack(entry.takeBack, at);
    else if ('resign' in entry) this.giveUp(entry.resign, 'loses', 'resigned', at);
    else this.giveUp(entry.timeOut, entry.then, 'time', at);
  }

  /** Plays a move given as its word; throws `RulesError` and changes nothing when it is not legal. */
  decide(text: string, rng: Rng, at: number): TableEntry {
    const { game } = this;
    const before = game.state;
    const move = fromText(before, text);
    const chance = recording(rng);
    const turn = game.rules.turnKey(before);
    const result = game.play(move, chance.rng);
    if (!result.ok) throw result.error;
    if (game.rules.turnKey(result.value) !== turn) this.clock.turnClosed(before.toMove, at);
    this.draws += chance.outcomes.length;
    this.done(at);
    return { move: toText(before, move), ...(chance.outcomes.length > 0 && { drawn: chance.outcomes }) };
  }

  /** Returns to an earlier decision of the turn; throws `RulesError` when the rules do not allow it. */
  takeBack(to: number, at: number): TableEntry {
    this.game.takeBack(to);
    this.done(at);
    return { takeBack: to };
  }

  /** A person gives a seat up; an opponent plays it on as long as the table goes on. */
  giveUp(seat: number, then: OnTimeOut, reason: 'resigned' | 'time', at: number): TableEntry {
    this.givenUp.set(seat, then);
    this.lastReason = reason;
    if (this.game.state.toMove === seat) this.clock.turnClosed(-1, at);
    this.done(at);
    return reason === 'resigned' ? { resign: seat } : { timeOut: seat, then };
  }

  private done(at: number): void {
    this.next++;
    this.lastAt = at;
  }

  /** The seat that is asked; -1 when the table is over. */
  get toMove(): number {
    return this.over ? -1 : this.game.state.toMove;
  }

  /** Whether the game was played to its end, or only one seat has not lost it. */
  get over(): boolean {
    return this.game.state.toMove < 0 || this.lastStanding;
  }

  private get lastStanding(): boolean {
    let lost = 0;
    for (const then of this.givenUp.values()) if (then === 'loses') lost++;
    return lost > 0 && lost >= this.head.seats.length - 1;
  }

  hasGivenUp(seat: number): boolean {
    return this.givenUp.has(seat);
  }

  /** The opponent that plays a seat; undefined for a person. */
  opponentAt(seat: number): Level | undefined {
    if (seat < 0) return undefined;
    const { kind, level } = this.head.seats[seat];
    if (kind === 'opponent') return level!;
    return this.givenUp.has(seat) ? STAND_IN : undefined;
  }

  get hash(): string {
    return hash(this.game.state);
  }

  /** How the table ended; undefined while it goes on. */
  get result(): TableResult | undefined {
    if (!this.over) return undefined;
    const seats = this.head.seats.length;
    const lost = [...this.givenUp].flatMap(([seat, then]) => (then === 'loses' ? [seat] : []));
    if (this.game.state.toMove >= 0) {
      const ranks = Array.from({ length: seats }, (_, seat) => (lost.includes(seat) ? 2 : 1));
      return { reason: this.lastReason, ranks, totals: null };
    }
    const sheets = scoreSheet(this.game.state).slice(0, seats);
    const standing = sheets.filter((sheet) => !lost.includes(sheet.seat));
    const ranks = sheets.map((sheet) =>
      lost.includes(sheet.seat)
        ? standing.length + 1
        : 1 + standing.filter((other) => other.rank < sheet.rank).length,
    );
    return { reason: 'played', ranks, totals: sheets.map((sheet) => sheet.total) };
  }
}
