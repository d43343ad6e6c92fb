import type { ChatLine, NumberedEntry, TableView } from '@shirasagi/protocol';

/** Where news of tables goes once it is on disk. */
export interface Broadcaster {
  /** `but` is the socket that has it as the answer to its message. */
  entry(table: string, entry: NumberedEntry, but?: string): void;
  table(view: TableView): void;
  chat(table: string, line: ChatLine): void;
  /** It is a person's turn. */
  turn(table: string, user: string, deadline: number | null): void;
}
