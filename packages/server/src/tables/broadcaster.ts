import type { ChatLine, NumberedEntry, TableView } from '@shirasagi/protocol';

/** Where news of tables goes once it is on disk. */
export interface Broadcaster {
  /** `but` is the socket that has it as the answer to its message, `turn` the person whose turn it became. */
  entry(table: string, entry: NumberedEntry, but?: string, turn?: string): void;
  table(view: TableView): void;
  chat(table: string, line: ChatLine): void;
  /** A game begins with a person's turn. */
  firstTurn(table: string, user: string, deadline: number | null): void;
}
