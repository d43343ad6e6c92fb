/** What people sign in with: an e-mail address, or a name that is none. */

/** Where the library wants an address, a name gets one that cannot exist (RFC 2606). */
const NAMES = '@name.invalid';
const NAME = /^[a-z0-9][a-z0-9._-]{2,29}$/;

/** The address that stands for a sign-in name. */
export function addressOf(login: string): string {
  const lower = login.trim().toLowerCase();
  return lower.includes('@') ? lower : lower + NAMES;
}

/** The sign-in name, from the address that stands for it. */
export function loginOf(address: string): string {
  return address.endsWith(NAMES) ? address.slice(0, -NAMES.length) : address;
}

/** Whether a text without an @ may be signed in with. */
export const isLoginName = (text: string): boolean => NAME.test(text.trim().toLowerCase());

/** Whether an address is one of those that only stand for names. */
export const standsForName = (address: string): boolean => address.trim().toLowerCase().endsWith(NAMES);
