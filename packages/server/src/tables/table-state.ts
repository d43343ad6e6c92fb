import type { Level } from '@shirasagi/bots';
import { fromText, type Game, hash, type Rng, replayGame, scripted, start } from '@shirasagi/engine';
import type { NumberedEntry, SeatEntry, TableEntry, TableResult } from '@shirasagi/protocol';
import { dealtChance } from '@shirasagi/protocol/deal';
import { Standing } from '@shirasagi/protocol/standing';
import { TableClock } from './clock.js';
import type { RunningHead } from './head.js';
import { tableChance } from './table-chance.js';

/** Strength of the opponent that plays on for a person whose time is out. */
const STAND_IN: Level = 'gardener';

/** A running table: its entries folded into the game, the clocks and the seats that were given up. */
export class TableState {
  readonly game: Game;
  readonly clock: TableClock;
  /** The number the next entry will have. */
  next = 0;
  /** Outcomes drawn so far: the number of the next one. */
  draws: number;
  lastAt: number;
  /** How often something was taken back in this turn. */
  takenBack = 0;
  readonly standing: Standing;
  private readonly head: RunningHead;
  /** Deals a game of the day; it has dealt everything that happened so far. */
  private readonly dealer: Rng | undefined;

  constructor(head: RunningHead) {
    const { game, options, edition, values, setup } = head;
    this.head = head;
    this.game = replayGame(
      { format: 'shirasagi-record', version: 1, game, options, edition, setup, entries: [] },
      values,
    );
    this.draws = setup.length;
    this.lastAt = head.startedAt;
    this.clock = new TableClock(head.clock, head.seats.length, head.startedAt);
    this.standing = new Standing(head.seats.length);
    if (head.deal) {
      this.dealer = dealtChance(head.seed, head.deal);
      start(game, options, follow(this.dealer, setup));
    }
  }

  /** Chance for the next decision. */
  chance(): Rng {
    return this.dealer ?? tableChance(this.head.chanceKey, this.head.id, this.draws);
  }

  /** Folds in an entry that is in the store. */
  append({ entry, at }: Pick<NumberedEntry, 'entry' | 'at'>): void {
    if ('move' in entry) this.decide(entry.move, this.again(entry.drawn ?? []), at);
    else if ('takeBack' in entry) this.takeBack(entry.takeBack, at);
    else this.change(entry, at);
  }

  /** Chance as it was: a dealer deals it again, to know what is left. */
  private again(drawn: readonly number[]): Rng {
    return this.dealer ? follow(this.dealer, drawn) : scripted(drawn);
  }

  /** Plays a move given as its word; throws `RulesError` and changes nothing when it is not legal. */
  decide(text: string, rng: Rng, at: number): TableEntry {
    const { game } = this;
    const result = game.play(fromText(game.state, text), rng);
    if (!result.ok) throw result.error;
    const step = result.value;
    if (step.closesTurn) {
      this.clock.turnClosed(step.seat, at);
      this.takenBack = 0;
    }
    this.draws += step.drawn.length;
    this.done(at);
    return step.entry;
  }

  /** Returns to an earlier decision of the turn; throws `RulesError` when the rules do not allow it. */
  takeBack(to: number, at: number): TableEntry {
    this.game.takeBack(to);
    this.takenBack++;
    this.done(at);
    return { takeBack: to };
  }

  /** Something happens to a seat: given up, an opponent plays it on; taken back, its person does. */
  change(entry: SeatEntry, at: number): TableEntry {
    const seat = seatIn(entry);
    this.standing.append(entry);
    if ('timeOut' in entry) this.clock.spent(seat);
    // The player of the seat has the whole time of a turn from now on.
    if (this.game.state.toMove === seat) this.clock.turnClosed(-1, at);
    this.done(at);
    return entry;
  }

  private done(at: number): void {
    this.next++;
    this.lastAt = at;
  }

  /** The seat that is asked; -1 when the table is over. */
  get toMove(): number {
    return this.over ? -1 : this.game.state.toMove;
  }

  get over(): boolean {
    return this.standing.over(this.game.state);
  }

  /** The opponent that plays a seat; undefined for a person. */
  opponentAt(seat: number): Level | undefined {
    if (seat < 0) return undefined;
    const { kind, level } = this.head.seats[seat];
    if (kind === 'opponent') return level!;
    return this.standing.hasGivenUp(seat) ? STAND_IN : undefined;
  }

  get hash(): string {
    return hash(this.game.state);
  }

  /** How the table ended; undefined while it goes on. */
  get result(): TableResult | undefined {
    return this.standing.result(this.game.state);
  }
}

/** Deals what was dealt before; that it is the same is what the record is kept for. */
function follow(dealer: Rng, drawn: readonly number[]): Rng {
  const kept = scripted(drawn);
  return (n, what) => {
    const outcome = kept(n, what);
    const dealt = dealer(n, what);
    if (dealt !== outcome) throw new Error(`the record says ${outcome}, the dealer of the day ${dealt}`);
    return outcome;
  };
}

/** The seat an entry is about. */
function seatIn(entry: SeatEntry): number {
  if ('resign' in entry) return entry.resign;
  return 'timeOut' in entry ? entry.timeOut : entry.comeBack;
}
