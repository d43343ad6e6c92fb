/** Values that page and server share; they need no schema, so the page can have them without the schemas' library. */

/** Why a request was refused; the page has a sentence for each. */
export const ERROR_CODES = [
  'bad-request',
  'too-large',
  'too-many',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'wrong-seat',
  'behind',
  'illegal',
  'not-open',
  'not-running',
  'seat-taken',
  'name-taken',
  'wrong-password',
  'sign-in-again',
  'common-password',
  'unavailable',
] as const;

/** Characters a password has at least. */
export const LEAST_PASSWORD = 10;

/** What was learned, as the address of a lesson or a coached game: `castle/lantern`, `duel/game`. */
export const LEARNED = /^[a-z]{1,20}\/[a-z0-9-]{1,40}$/;

/** How many things an account can have learned: several times as many as there are. */
export const MOST_LEARNED = 200;

/** How often a person may take something back in one turn. */
export const MOST_TAKE_BACKS = 20;
