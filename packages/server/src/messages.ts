/** Schemas of everything that comes in from outside. */
import { LEVELS } from '@shirasagi/bots';
import { z } from 'zod';
import { isLoginName, standsForName } from './people/logins.js';

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

/** A person's name: short, visible, in one line. */
export const Name = z
  .string()
  .max(100)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine((name) => name.length >= 1 && name.length <= 30 && !CONTROL.test(name), {
    error: 'a name has 1 to 30 visible characters',
  });

const TableId = z.string().regex(/^[a-z0-9]{16}$/);
const LinkKey = z.string().regex(/^[a-zA-Z0-9_-]{22}$/);
const MessageId = z.string().regex(/^[a-zA-Z0-9_-]{8,40}$/);
const EntryNumber = z.int().min(0).max(20_000);

export const Watch = z.strictObject({
  table: TableId,
  key: LinkKey.optional(),
  from: EntryNumber.optional(),
});
export const Unwatch = z.strictObject({ table: TableId });
export const Play = z.strictObject({
  table: TableId,
  id: MessageId,
  number: EntryNumber,
  move: z.string().min(1).max(60),
});
export const TakeBack = z.strictObject({
  table: TableId,
  id: MessageId,
  number: EntryNumber,
  to: EntryNumber,
});
export const Resign = z.strictObject({ table: TableId, id: MessageId });
export const ComeBack = Resign;
export const Say = z.strictObject({
  table: TableId,
  id: MessageId,
  text: z
    .string()
    .max(1000)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length >= 1 && text.length <= 300, { error: 'a line has 1 to 300 characters' }),
});
export const Lobby = z.strictObject({ watch: z.boolean(), version: z.string().max(40).optional() });

const Seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('link') }),
  z.strictObject({ kind: z.literal('opponent'), level: z.enum(LEVELS) }),
]);

const ClockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    reserveSeconds: z.int().min(0).max(7200),
    turnSeconds: z.int().min(1).max(3600),
  }),
  z.strictObject({ kind: z.literal('correspondence'), turnDays: z.int().min(1).max(30) }),
]);

/** What a person sends to open a table. */
export const OpenTable = z.strictObject({
  game: z.enum(['castle', 'duel']),
  options: z
    .strictObject({
      level: z.enum(['easy', 'medium', 'hard']).optional(),
      promo: z.boolean().optional(),
      firstGame: z.boolean().optional(),
    })
    .default({}),
  seats: z.array(Seat).min(1).max(4),
  clock: ClockSchema.default({ kind: 'none' }),
  onTimeOut: z.enum(['opponent', 'loses']).default('opponent'),
  visibility: z.enum(['public', 'private']).default('private'),
  spectators: z.boolean().default(true),
});
export type OpenTable = z.output<typeof OpenTable>;

export const Join = z.strictObject({ seat: z.int().min(0).max(3).optional(), key: LinkKey.optional() });
export const TablePath = z.strictObject({ id: TableId });
export const TableQuery = z.object({ key: LinkKey.optional() });
export const Guest = z.strictObject({ name: Name });
const Email = z.email().max(200);
export const NewAccount = z.strictObject({
  /** What to sign in with: an address, or a name. */
  email: z
    .string()
    .max(200)
    .refine(
      (login) =>
        login.includes('@')
          ? Email.safeParse(login.trim()).success && !standsForName(login)
          : isLoginName(login),
      { error: 'must be an e-mail address, or a name of 3 to 30 letters a-z, digits, dots, _ and -' },
    ),
  password: z.string().min(10, 'a password has at least 10 characters').max(200),
});
export const Rename = z.strictObject({ name: Name });
export const UserPath = z.strictObject({ id: z.string().regex(/^[a-zA-Z0-9_-]{8,64}$/) });
