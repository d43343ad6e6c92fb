import type { TableView } from '@shirasagi/protocol';
import type { Connection } from './online-connection.js';

/** Puts news of a table into a list: changed in its place, new ones first, those that are over not at all. */
function withNews(tables: readonly TableView[], news: TableView): readonly TableView[] {
  if (news.status === 'over') return tables.filter(({ id }) => id !== news.id);
  const at = tables.findIndex(({ id }) => id === news.id);
  return at < 0 ? [news, ...tables] : tables.with(at, news);
}

/** The public tables as the server last told them, with the version to ask by: unchanged, they are not sent again. */
export class LobbyList {
  tables: readonly TableView[] | undefined;
  private version: string | undefined;
  private readonly connection: Pick<Connection, 'ask' | 'contact'>;

  constructor(connection: Pick<Connection, 'ask' | 'contact'>) {
    this.connection = connection;
  }

  /** Asks for the tables, from here on with news of them. */
  async ask(): Promise<void> {
    if (this.connection.contact !== 'connected') return;
    const { version } = this;
    const answer = await this.connection.ask('lobby', { watch: true, ...(version && { version }) });
    if (!answer?.ok) return;
    this.version = answer.version;
    if (answer.tables) this.tables = answer.tables;
  }

  hear(news: TableView): void {
    this.tables = this.tables && withNews(this.tables, news);
  }

  /** Wants no more news; what is known stays for the next time. */
  async leave(): Promise<void> {
    await this.connection.ask('lobby', { watch: false });
  }
}
