import type { Level } from '@shirasagi/bots';
import type { GameName } from '@shirasagi/engine';
import type { DayGame, OnTimeOut, TryStatus } from '@shirasagi/protocol';

/** A table's head: everything about it but its seats and entries. JSON is kept as text in both stores. */
export interface TableRow {
  id: string;
  game: GameName;
  options: string;
  status: 'open' | 'running' | 'over';
  visibility: 'public' | 'private';
  spectators: number;
  clock: string;
  on_time_out: OnTimeOut;
  /** Secret of the link by which people come to a seat or a private table. */
  link_key: string;
  created_by: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Plain once the table is over, sealed before (`seed-vault.ts`). */
  seed: string;
  edition: string;
  /** What the table's view says of an edition that is not the built-in one, as JSON; its file is a row of its own. */
  edition_note: string | null;
  /** Outcomes of the setup, once the table has started. */
  setup: string | null;
  result: string | null;
  rematch: string | null;
  /** When the server has something to do here: an opponent to move, or a clock to run out. */
  due_at: number | null;
  /** Which process does it, and until when nobody else may. */
  claimed_by: string | null;
  claimed_until: number;
  /** 1 while the page of the person who opened it is expected to add a nonce. */
  awaits_nonce: number;
  /** The game of the day that is played here, as JSON; null at all other tables. */
  deal: string | null;
}

/** The edition file of a table that is not played with the built-in values. */
export interface TableEditionRow {
  table_id: string;
  file: string;
}

/** A seat: open until a person sits down. */
export interface SeatRow {
  table_id: string;
  number: number;
  kind: 'person' | 'open' | 'link' | 'held' | 'opponent';
  level: Level | null;
  user_id: string | null;
  name: string;
  /** What the person's page added to chance; null where none did. */
  nonce: string | null;
}

/** One numbered thing that happened at a table. */
export interface EntryRow {
  table_id: string;
  number: number;
  seat: number;
  entry: string;
  hash: string;
  /** The client's own id of the message, so that the same message twice is one entry. */
  message: string;
  at: number;
}

/** A day with its games, the same for everybody. */
export interface DayRow {
  /** By UTC, such as 2026-11-16. */
  day: string;
  /** Plain once the day is closed, sealed before. */
  seed: string;
  /** How each of its games is played, as JSON. */
  terms: string;
  made_at: number;
  /** 1 once nothing counts any more and the seed is shown. */
  closed: number;
}

/** A person's game of a day: the one that counts, or practice. */
export interface DayTryRow {
  table_id: string;
  day: string;
  game: DayGame;
  /** Null when that person is gone. */
  user_id: string | null;
  /** 1 for the try, 0 for practice. */
  counts: number;
  began_at: number;
  status: TryStatus;
  points: number | null;
  finished_at: number | null;
}

/** A line of chat. */
export interface ChatRow {
  table_id: string;
  message: string;
  user_id: string;
  name: string;
  text: string;
  at: number;
}

/** One person does not want to read another. */
export interface MuteRow {
  user_id: string;
  muted_id: string;
}

/** A lesson done or a coached game played to the end, with an account. */
export interface LearnedRow {
  user_id: string;
  /** Its address: `castle/lantern`. */
  item: string;
}

/** What the server itself must remember, such as the secret its cookies are signed with. */
export interface SettingRow {
  name: string;
  value: string;
}

/** People, as the authentication library keeps them; dates are ISO text and flags 0 or 1 in both stores. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  createdAt: string;
  updatedAt: string;
  isAnonymous: number | null;
}

/** A signed-in device. */
export interface SessionRow {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A way to sign in; only the one with a password is offered. */
export interface AccountRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A passkey of a person. */
export interface PasskeyRow {
  id: string;
  userId: string;
  name: string | null;
  createdAt: string | null;
}

/** Everything in the store. */
export interface Schema {
  game_table: TableRow;
  table_edition: TableEditionRow;
  seat: SeatRow;
  entry: EntryRow;
  chat: ChatRow;
  mute: MuteRow;
  learned: LearnedRow;
  setting: SettingRow;
  day: DayRow;
  day_try: DayTryRow;
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  verification: { id: string; identifier: string; expiresAt: string };
  passkey: PasskeyRow;
}
