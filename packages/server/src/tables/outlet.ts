import type { ChatLine, NumberedEntry, TableView } from '../protocol.js';

/** Where news of tables goes once it is on disk. */
export interface Outlet {
  /** `but` is the socket that has it as the answer to its message. */
  entry(table: string, entry: NumberedEntry, but?: string): void;
  table(view: TableView): void;
  chat(table: string, line: ChatLine): void;
  /** It is the turn of a seat that a person plays. */
  turn(table: string, seat: number, deadline: number | null): void;
}
