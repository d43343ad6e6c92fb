/** Tables: what one asks for, and how they are seen. */
import { LEVELS } from '@shirasagi/bots';
import { GAME_NAMES } from '@shirasagi/engine';
import { z } from 'zod';
import { DealView } from './daily.js';
import { ClockFace, NumberedEntry, OnTimeOut } from './entries.js';
import { LinkKey, Nonce, SeatNumber, TableId, Time } from './ids.js';

const Level = z.enum(LEVELS);
const Game = z.enum(GAME_NAMES);
const Visibility = z.enum(['public', 'private']);

/** How time is kept: live with a reserve and seconds a turn, by correspondence with days a turn, or not at all. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }).readonly(),
  z
    .strictObject({
      kind: z.literal('live'),
      reserveSeconds: z.int().min(0).max(7200),
      turnSeconds: z.int().min(1).max(3600),
    })
    .readonly(),
  z.strictObject({ kind: z.literal('correspondence'), turnDays: z.int().min(1).max(30) }).readonly(),
]);
export type Clock = z.output<typeof Clock>;

const WantedSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('opponent'), level: Level }),
]);

/** Options by their names in the rules, which check them; how many play follows from the seats. */
const TableOptions = z
  .record(z.string().max(32), z.union([z.boolean(), z.int(), z.string().max(32)]))
  .refine((options) => !Object.hasOwn(options, 'players'), 'players: the seats say how many play');

/** Component values other than the built-in ones, as an edition file; the rules look at what is in it. */
const EditionFile = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an edition file',
);

/** What a person sends to open a table. */
export const OpenTable = z.strictObject({
  game: Game,
  options: TableOptions.default({}),
  edition: EditionFile.optional(),
  seats: z.array(WantedSeat).min(1).max(4).readonly(),
  clock: Clock.default({ kind: 'none' }),
  onTimeOut: OnTimeOut.default('opponent'),
  visibility: Visibility.default('private'),
  spectators: z.boolean().default(true),
  /** Whether the page will add a nonce once it has seen the commitment: the table waits for it a little. */
  nonce: z.boolean().default(false),
});
export type OpenTable = z.output<typeof OpenTable>;
/** The same as a page sends it: what has a default may be left out. */
export type NewTable = z.input<typeof OpenTable>;

/** `nonce` is what the page adds to chance, drawn after it has seen the commitment. */
export const Join = z.strictObject({
  seat: SeatNumber.optional(),
  key: LinkKey.optional(),
  nonce: Nonce.optional(),
});
export const AddNonce = z.strictObject({ nonce: Nonce });
export const Rematch = z.strictObject({ nonce: z.boolean().default(false) });
export const TablePath = z.strictObject({ id: TableId });
export const TableQuery = z.object({ key: LinkKey.optional() });

/** Who sits where. */
export const SeatView = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), user: z.string().nullable(), name: z.string() }).readonly(),
  /** Nobody yet: anyone may sit down, or anyone who has the link. */
  z.strictObject({ kind: z.literal(['open', 'link']), name: z.string() }).readonly(),
  /** Nobody yet: it is held for the person who sat at the table before. */
  z.strictObject({ kind: z.literal('held'), user: z.string().nullable(), name: z.string() }).readonly(),
  z.strictObject({ kind: z.literal('opponent'), level: Level }).readonly(),
]);
export type SeatView = z.output<typeof SeatView>;

/** How a table ended: ranks and points by seat; points only when the game was played to its end. */
export const TableResult = z
  .strictObject({
    reason: z.enum(['played', 'resigned', 'time']),
    ranks: z.array(z.int()).readonly(),
    totals: z.array(z.int()).readonly().nullable(),
  })
  .readonly();
export type TableResult = z.output<typeof TableResult>;

/** A table as everybody who may see it sees it. */
export const TableView = z
  .strictObject({
    id: TableId,
    game: Game,
    options: z.record(z.string(), z.unknown()).readonly(),
    status: z.enum(['open', 'running', 'over']),
    visibility: Visibility,
    spectators: z.boolean(),
    clock: Clock,
    onTimeOut: OnTimeOut,
    seats: z.array(SeatView).readonly(),
    createdAt: Time,
    /** SHA-256 of the seed. */
    commitment: z.string(),
    /** The seed itself, once the game is over. */
    seed: z.string().nullable(),
    /** What people's pages added to chance, by seat, null where none did; told when the game starts. */
    nonces: z.array(Nonce.nullable()).readonly(),
    result: TableResult.nullable(),
    /** The table that was opened to play again. */
    rematch: TableId.nullable(),
    /** Whose turn it is at a running table and when their time is out; told in the list of your own tables. */
    turn: z.strictObject({ seat: z.int(), deadline: Time.nullable() }).readonly().exactOptional(),
    /** The game of the day that is played here: its seed is the day's. */
    deal: DealView.exactOptional(),
    /** The edition it is played with, where that is not the built-in one. */
    edition: z
      .strictObject({ id: z.string(), name: z.string(), author: z.string().exactOptional() })
      .readonly()
      .exactOptional(),
    /** The key of the link, for those who sit here. */
    key: LinkKey.exactOptional(),
  })
  .readonly();
export type TableView = z.output<typeof TableView>;

/** A running or finished table with its opening: what a client needs to replay the entries. */
export const Opening = z.strictObject({ edition: z.string(), setup: z.array(z.int()).readonly() }).readonly();
export type Opening = z.output<typeof Opening>;

const chatLine = {
  id: z.string(),
  user: z.string().nullable(),
  name: z.string(),
  text: z.string(),
  at: Time,
};

/** A line of the table's chat. */
export const ChatLine = z.strictObject(chatLine).readonly();
export type ChatLine = z.output<typeof ChatLine>;

/** A line as everybody at its table hears of it. */
export const ChatNews = z.strictObject({ table: z.string(), ...chatLine }).readonly();

/** Answer to `watch`: everything there is to know about a table from entry `from` on. */
export const Watched = z
  .object({
    table: TableView,
    opening: Opening.nullable(),
    /** The edition file of a table with one, unless entries are asked for from a later number on. */
    edition: EditionFile.exactOptional(),
    entries: z.array(NumberedEntry).readonly(),
    /** Whether there are more entries: ask for them from the next number on. */
    more: z.boolean(),
    chat: z.array(ChatLine).readonly(),
    clock: ClockFace.nullable(),
    /** The server's time now. */
    now: Time,
    /** Where the people of this table meet: connect again with this as `at` in the query. Left out when it is here. */
    at: z.string().exactOptional(),
  })
  .readonly();
export type Watched = z.output<typeof Watched>;
