import { z } from 'zod';
import { ERROR_CODES } from './constants.js';

/** A refusal: a code to branch on and a short sentence. */
export const Refusal = z.strictObject({ code: z.enum(ERROR_CODES), message: z.string() }).readonly();
export type Refusal = z.output<typeof Refusal>;
export type ErrorCode = Refusal['code'];
