import type { Problem } from './problem.js';

/** What can be wrong with something a caller handed in. */
export type ErrorCode =
  | 'illegal-move'
  | 'wrong-seat'
  | 'game-over'
  | 'bad-options'
  | 'bad-text'
  | 'bad-position'
  | 'bad-record'
  | 'bad-edition';

/** The one error type of the engine: a code to branch on, a sentence to show, and the field it is about. */
export class RulesError extends Error {
  readonly code: ErrorCode;
  /** Path of the offending field, such as `seats[1].food`; empty when it is the whole thing. */
  readonly field: string;
  /** What is wrong with that field, where it has a code of its own: as in editions. */
  readonly problem: Problem | undefined;

  constructor(code: ErrorCode, message: string, field = '', problem?: Problem) {
    super(message);
    this.name = 'RulesError';
    this.code = code;
    this.field = field;
    this.problem = problem;
  }
}

/** Either a value or the reason why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RulesError };

/** Wraps a value as a success. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Wraps a reason as a failure. */
export function fail(code: ErrorCode, message: string, field?: string): Result<never> {
  return { ok: false, error: new RulesError(code, message, field) };
}

/** Runs `body` and turns a thrown `RulesError` into a failure; other errors are bugs and pass through. */
export function attempt<T>(body: () => T): Result<T> {
  try {
    return ok(body());
  } catch (error) {
    if (error instanceof RulesError) return { ok: false, error };
    throw error;
  }
}
