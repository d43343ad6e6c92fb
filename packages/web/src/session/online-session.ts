import { type GameName, type GameRecord, legalMoves, type Move, toText } from '@shirasagi/engine';
import type { Fold } from './fold.js';
import type { OnlineTable } from './online-table.js';
import type { Hint, Session, Sitter, Snapshot } from './session.js';

/** A table on a server, played through the same contract as a game in this page. */
export class OnlineSession implements Session {
  readonly id: string;
  readonly game: GameName;
  /** What a session does not tell: chat, clocks, who is there, how well this page follows. */
  readonly table: OnlineTable;
  private readonly me: string | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  private current: Snapshot;

  /** Sits down at a table that has started, as the person of that id or as a spectator. */
  constructor(table: OnlineTable, me: string | undefined) {
    if (!table.view || !table.fold) throw new Error('the table has not started');
    this.table = table;
    this.id = table.id;
    this.game = table.view.game;
    this.me = me;
    this.current = this.picture(table.fold);
    this.stop = table.subscribe(() => {
      if (table.fold) this.current = this.picture(table.fold);
      for (const changed of [...this.listeners]) changed();
    });
  }

  snapshot(): Snapshot {
    return this.current;
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** The seat of the person at this page; -1 for a spectator. */
  get seat(): number {
    return this.table.view!.seats.findIndex(
      (seat) => seat.kind === 'person' && seat.user === (this.me ?? ''),
    );
  }

  play(move: Move): void {
    if (this.current.legal.includes(move)) this.table.play(toText(this.current.state, move));
  }

  takeBack(): void {
    if (this.current.canTakeBack) this.table.takeBack(this.table.fold!.game.decisions - 1);
  }

  restartTurn(): void {
    if (this.current.canRestartTurn) this.table.takeBack(this.table.fold!.game.takeBackLimit);
  }

  /** Online, everything is shown when it happens. */
  step(): void {}
  skip(): void {}
  setPace(): void {}
  takeOver(): void {}

  /** Nobody gets help at a table with others. */
  async hint(): Promise<readonly Hint[]> {
    return [];
  }

  record(): GameRecord {
    return this.table.fold!.game.record();
  }

  close(): void {
    this.stop();
    this.table.close();
    this.listeners.clear();
  }

  private sitters(): Sitter[] {
    const { seats } = this.table.view!;
    const sitters = seats.map((seat): Sitter => {
      return seat.kind === 'opponent'
        ? { kind: 'opponent', level: seat.level }
        : { kind: 'person', name: seat.name };
    });
    return this.game === 'castle' && seats.length === 1 ? [...sitters, { kind: 'rival' }] : sitters;
  }

  private picture({ game, log }: Fold): Snapshot {
    const { table } = this;
    const { state } = game;
    const running = table.view!.status === 'running' && state.toMove >= 0;
    const away = (seat: number): boolean =>
      table.view!.seats[seat]?.kind === 'opponent' || table.givenUp.has(seat);
    const mine = running && state.toMove === this.seat && !table.givenUp.has(this.seat);
    const asked = mine && !table.busy && table.following === 'exact';
    const back = asked && game.takeBackLimit < game.decisions;
    return {
      state,
      sitters: this.sitters(),
      legal: asked ? legalMoves(state) : [],
      log,
      canTakeBack: back,
      canRestartTurn: back && game.takeBackLimit < game.decisions - 1,
      thinking: running && away(state.toMove) ? { seat: state.toMove, progress: 0 } : null,
      waiting: 0,
      kept: table.busy ? 'saving' : 'saved',
      elsewhere: false,
      replaced: false,
    };
  }
}
