/** People: what they send about themselves, and how a page sees its own person. */
import { z } from 'zod';
import { UserId } from './ids.js';
import { isLoginName, standsForName } from './logins.js';

const CONTROL = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

/** A person's name: short, visible, in one line. */
export const Name = z
  .string()
  .max(100)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine((name) => name.length >= 1 && name.length <= 30 && !CONTROL.test(name), {
    error: 'a name has 1 to 30 visible characters',
  });

export const Guest = z.strictObject({ name: Name });
export const Rename = z.strictObject({ name: Name });
export const UserPath = z.strictObject({ id: UserId });

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
/** Somebody who is signed in, as tables know them. */
export type Person = Pick<Account, 'id' | 'name'>;
