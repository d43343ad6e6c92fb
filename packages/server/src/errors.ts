import type { ErrorCode, Refusal } from '@shirasagi/protocol';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'too-large': 413,
  'too-many': 429,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'wrong-seat': 403,
  behind: 409,
  illegal: 422,
  'not-open': 409,
  'not-running': 409,
  'seat-taken': 409,
  'name-taken': 409,
  'wrong-password': 401,
  'sign-in-again': 403,
  'common-password': 422,
  unavailable: 503,
};

/** A request refused for a reason the account may know. */
export class Refused extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** What the account is told of any error: refusals as they are, everything else without a word about the inside. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return { code: error.code, message: error.message };
  return { code: 'unavailable', message: 'something went wrong; try again' };
}
