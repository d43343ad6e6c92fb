import { seatOf } from './head.js';
import { type Surroundings, Table } from './table.js';

/** Running tables this process has in its hands; those nobody asked for in a long time are let go. */
export class Directory {
  private readonly around: Surroundings;
  private readonly most: number;
  private readonly tables = new Map<string, Promise<Table | undefined>>();

  constructor(around: Surroundings, most = 5_000) {
    this.around = around;
    this.most = most;
  }

  get size(): number {
    return this.tables.size;
  }

  /** The table of that id if it is in memory. */
  known(id: string): Promise<Table | undefined> | undefined {
    return this.tables.get(id);
  }

  /** The table of that id if it has started. */
  async find(id: string): Promise<Table | undefined> {
    const known = this.tables.get(id);
    if (known) {
      this.tables.delete(id);
      this.tables.set(id, known);
      return known;
    }
    const opening = Table.open(this.around, id);
    this.tables.set(id, opening);
    try {
      const table = await opening;
      if (!table) this.tables.delete(id);
      else await this.makeRoom();
      return table;
    } catch (error) {
      this.tables.delete(id);
      throw error;
    }
  }

  /** Forgets a table, so that it is read anew. */
  forget(id: string): void {
    this.tables.delete(id);
  }

  /** Forgets the tables somebody sits at. */
  forgetPerson(user: string): void {
    for (const [id, opening] of this.tables) {
      opening.then(
        (table) => table && seatOf(table.head.seats, user) >= 0 && this.forget(id),
        // Whoever asked for it hears of it.
        () => {},
      );
    }
  }

  private async makeRoom(): Promise<void> {
    for (const [id, opening] of this.tables) {
      if (this.tables.size <= this.most) return;
      if ((await opening)?.idle) this.tables.delete(id);
    }
  }
}
