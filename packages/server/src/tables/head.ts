import type { EditionBase, GameName } from '@shirasagi/engine';
import type { Clock, OnTimeOut, TableResult, TableView } from '@shirasagi/protocol';
import type { Deal } from '@shirasagi/protocol/deal';
import { Refused } from '../errors.js';
import type { SeatRow, TableRow } from '../store/schema.js';
import { commitmentTo, isSealed } from '../store/seed-vault.js';
import { chanceKey } from './table-chance.js';
import { type EditionNote, editionIn } from './table-edition.js';

/** A table as the store keeps it, without its entries. */
export interface Head {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  /** The edition file of a table that was found by its id and has one. */
  readonly edition?: string;
}

/** Columns of a table that everybody may see something of. */
export const VIEW_COLUMNS = [
  ...(['id', 'game', 'options', 'status', 'visibility', 'spectators', 'clock', 'on_time_out'] as const),
  ...(['created_at', 'seed', 'deal', 'result', 'rematch', 'edition_note'] as const),
] as const;

/** A table with no more of it than a list shows. */
export interface ListedHead {
  readonly table: Pick<TableRow, (typeof VIEW_COLUMNS)[number]>;
  readonly seats: readonly SeatRow[];
}

/** The game of the day that is played at a table, and how its opponent thinks; nobody's in the solo game. */
export interface TableDeal extends Deal {
  readonly spec: string | null;
}

/** Reads what a table's row says about its game of the day. */
export const readDeal = (text: string): TableDeal => JSON.parse(text) as TableDeal;

/** The part of it that everybody may see. */
export function dealView(text: string): Deal {
  const { day, game } = readDeal(text);
  return { day, game };
}

/** What stays as it is once a table has started. */
export interface RunningHead {
  readonly id: string;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  readonly edition: string;
  /** Its values, where they are not the built-in ones. */
  readonly values: EditionBase | undefined;
  readonly setup: readonly number[];
  readonly seed: string;
  /** What outcomes are drawn with. */
  readonly chanceKey: Buffer;
  readonly clock: Clock;
  readonly onTimeOut: OnTimeOut;
  readonly startedAt: number;
  readonly deal: TableDeal | null;
  /** Whose opponents they are that sit here; null when that person is gone. */
  readonly openedBy: string | null;
  readonly seats: readonly SeatRow[];
}

/** Reads the head of a table that has started; undefined while it is open. */
export function runningHead({ table, seats, edition }: Head): RunningHead | undefined {
  if (table.setup === null || table.started_at === null) return undefined;
  if (isSealed(table.seed))
    throw new Refused('unavailable', 'the key to the chance of this table is lost; ask who runs this server');
  return {
    id: table.id,
    game: table.game,
    options: JSON.parse(table.options),
    edition: table.edition,
    values: edition === undefined ? undefined : editionIn(table.game, edition),
    setup: JSON.parse(table.setup),
    seed: table.seed,
    chanceKey: chanceKey(table.seed, table.id, noncesOf(seats)),
    clock: JSON.parse(table.clock),
    onTimeOut: table.on_time_out,
    startedAt: table.started_at,
    deal: table.deal === null ? null : readDeal(table.deal),
    openedBy: table.created_by,
    seats,
  };
}

/** What the pages of those who sit here added to chance, by seat. */
export const noncesOf = (seats: readonly SeatRow[]): (string | null)[] => seats.map(({ nonce }) => nonce);

/** What those see of a table who sit at it: with the key of its link. */
export const viewWithKey = (head: Head): TableView => ({ ...viewOf(head), key: head.table.link_key });

/** What everybody sees of a table. */
export function viewOf({ table, seats }: ListedHead): TableView {
  return {
    id: table.id,
    game: table.game,
    options: JSON.parse(table.options),
    status: table.status,
    visibility: table.visibility,
    spectators: table.spectators === 1,
    clock: JSON.parse(table.clock),
    onTimeOut: table.on_time_out,
    seats: seats.map((seat) => {
      if (seat.kind === 'opponent') return { kind: 'opponent', level: seat.level! };
      if (seat.kind === 'person') return { kind: 'person', user: seat.user_id, name: seat.name };
      if (seat.kind === 'held') return { kind: 'held', user: seat.user_id, name: seat.name };
      return { kind: seat.kind, name: seat.name };
    }),
    createdAt: table.created_at,
    commitment: commitmentTo(table.seed),
    // The seed of a day belongs to everybody who plays it: it is shown with the day.
    seed: table.status === 'over' && table.deal === null ? table.seed : null,
    // Who has not sat down yet must not choose theirs by those of others.
    nonces: table.status === 'open' ? [] : noncesOf(seats),
    result: table.result === null ? null : (JSON.parse(table.result) as TableResult),
    rematch: table.rematch,
    ...(table.deal !== null && { deal: dealView(table.deal) }),
    ...(table.edition_note !== null && { edition: JSON.parse(table.edition_note) as EditionNote }),
  };
}

/** The seat a person has at a table; -1 for none. */
export function seatOf(seats: readonly SeatRow[], user: string | undefined): number {
  return seats.findIndex((seat) => seat.kind === 'person' && seat.user_id !== null && seat.user_id === user);
}

/** Whether a person may look at a table: they have a seat or an invitation, came by its link, or it is public. */
export function mayWatch({ table, seats }: Head, user: string | undefined, key: string | undefined): boolean {
  if (user !== undefined && (table.created_by === user || seats.some((seat) => seat.user_id === user)))
    return true;
  if (table.visibility === 'private' && key !== table.link_key) return false;
  return table.spectators === 1 || table.status === 'open';
}
