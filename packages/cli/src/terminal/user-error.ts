/** Something the user can put right: told in one line, without a stack trace. */
export class UserError extends Error {}

/** Replaces control characters, which untrusted text could use to break the line or steer the terminal. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
