/** What travels over the socket: one table of what a page asks, one of what the server tells on its own. */
import { z } from 'zod';
import { EntryNews, NumberedEntry } from './entries.js';
import { EntryNumber, LinkKey, MessageId, TableId, Time } from './ids.js';
import type { Refusal } from './refusals.js';
import { ChatNews, TableView, Watched } from './tables.js';
import { hasInk, visibleText } from './visible-text.js';

/** Every reply over a socket: what was asked for, or why not. */
export type Reply<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: Refusal };

/** Characters of a move's word. */
export const LONGEST_MOVE = 60;

const Nothing = z.object({}).readonly();
const AtTable = z.strictObject({ table: TableId, id: MessageId });

/** What a page asks, by event: `ask` is what it sends, `reply` what it gets when nothing is wrong with it. */
export const REQUESTS = {
  watch: {
    ask: z.strictObject({ table: TableId, key: LinkKey.optional(), from: EntryNumber.optional() }),
    reply: Watched,
  },
  unwatch: { ask: z.strictObject({ table: TableId }), reply: Nothing },
  /** `number` is the number the entry will have; the reply is the entry, which this socket is not told again. */
  play: {
    ask: AtTable.extend({ number: EntryNumber, move: z.string().min(1).max(LONGEST_MOVE) }),
    reply: NumberedEntry,
  },
  takeBack: { ask: AtTable.extend({ number: EntryNumber, to: EntryNumber }), reply: NumberedEntry },
  resign: { ask: AtTable, reply: Nothing },
  /** Takes the own seat back from the opponent that plays it after a time-out. */
  comeBack: { ask: AtTable, reply: Nothing },
  say: {
    ask: AtTable.extend({
      text: z
        .string()
        .max(1000)
        .transform(visibleText)
        .refine((text) => text.length <= 300 && hasInk(text), {
          error: 'a line has 1 to 300 visible characters',
        }),
    }),
    reply: Nothing,
  },
  /** `version` is that of the reply before; as long as it is the same, `tables` is null. */
  lobby: {
    ask: z.strictObject({ watch: z.boolean(), version: z.string().max(40).optional() }),
    reply: z.object({ version: z.string(), tables: z.array(TableView).readonly().nullable() }).readonly(),
  },
} as const;

export type RequestEvent = keyof typeof REQUESTS;
/** What a page sends with an event. */
export type Ask<E extends RequestEvent> = z.input<(typeof REQUESTS)[E]['ask']>;
/** The same once it has been checked. */
export type CheckedAsk<E extends RequestEvent> = z.output<(typeof REQUESTS)[E]['ask']>;
/** What comes back when nothing is wrong. */
export type ReplyTo<E extends RequestEvent> = z.output<(typeof REQUESTS)[E]['reply']>;

/** What the server tells on its own, by event; null where an event says all there is to say. */
export const NEWS = {
  entry: EntryNews,
  table: TableView,
  chat: ChatNews,
  /** Something may have been missed: watch again from the next entry on. */
  resync: null,
  /** Who is at a table right now. */
  present: z.strictObject({ table: TableId, users: z.array(z.string()).readonly() }).readonly(),
  /**
   * To a person's own sockets, wherever they look: it is their turn at a table, where the next entry has this number.
   * Sockets that watch the table hear it with the entry before, so only the first turn of a game is told to them too.
   */
  turn: z.strictObject({ table: TableId, number: EntryNumber, deadline: Time.nullable() }).readonly(),
  /** A public table was opened, changed or ended. */
  lobby: TableView,
} as const;

export type NewsEvent = keyof typeof NEWS;
/** What comes with a piece of news. */
export type News<E extends NewsEvent> = (typeof NEWS)[E] extends z.ZodType
  ? z.output<(typeof NEWS)[E]>
  : undefined;

/** The events of a page, as Socket.IO wants them. */
export type ClientToServer = {
  [E in RequestEvent]: (ask: Ask<E>, reply: (value: Reply<ReplyTo<E>>) => void) => void;
};

/** The events of the server, as Socket.IO wants them. */
export type ServerToClient = {
  [E in NewsEvent]: (typeof NEWS)[E] extends z.ZodType ? (told: News<E>) => void : () => void;
};
