/** People: what they send about themselves, and how a page sees its own person. */
import { z } from 'zod';
import { LEARNED, LEAST_PASSWORD, MOST_LEARNED } from './constants.js';
import { SessionId, Time, UserId } from './ids.js';
import { isLoginName, standsForName } from './logins.js';
import { hasInk, visibleText } from './visible-text.js';

/** Spaces that may differ without anybody seeing it. */
const spaced = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** A person's name: short, visible, in one line. What cannot be seen is refused: two names must not look the same. */
export const Name = z
  .string()
  .max(100)
  .refine((name) => visibleText(name) === spaced(name) && !/\p{Co}/u.test(name), {
    error: 'a name has no invisible characters',
  })
  .transform(spaced)
  .refine((name) => name.length <= 30 && hasInk(name), { error: 'a name has 1 to 30 visible characters' });

/** What a person calls a passkey. */
export const PasskeyName = z.string().max(200).transform(visibleText).pipe(z.string().max(50));

export const Guest = z.strictObject({ name: Name });
export const Rename = z.strictObject({ name: Name });
export const UserPath = z.strictObject({ id: UserId });
export const SessionPath = z.strictObject({ id: SessionId });

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
  password: z.string().min(LEAST_PASSWORD, `a password has at least ${LEAST_PASSWORD} characters`).max(200),
});

/** A person who is signed in, with an account or as a guest, as they see themselves. */
export const Account = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    guest: z.boolean(),
    /** What they sign in with; guests do not. */
    email: z.string().nullable(),
    /** People whose lines they do not want to see. */
    muted: z.array(z.string()).readonly().exactOptional(),
  })
  .readonly();
export type Account = z.output<typeof Account>;

/** A device a person is signed in on. */
export const SessionView = z
  .strictObject({
    id: z.string(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
    /** When the person signed in there, and when they were last there (to the day). */
    since: Time,
    seen: Time,
    /** What the browser there says it is. */
    agent: z.string(),
  })
  .readonly();
export type SessionView = z.output<typeof SessionView>;

/** Lessons done and coached games played to the end: what a page adds, and what an account has. */
export const Learned = z
  .strictObject({
    learned: z
      .array(z.string().regex(LEARNED, 'must be the address of a lesson, such as castle/lantern'))
      .max(MOST_LEARNED)
      .readonly(),
  })
  .readonly();
export type Learned = z.output<typeof Learned>;

/** Somebody who is signed in, as tables know them. */
export type Person = Pick<Account, 'id' | 'name'>;
