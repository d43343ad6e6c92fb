import { z } from 'zod';
import { NONCE } from './fair-chance.js';

/** What ids look like: the server looks at those of moves without the schemas. */
export const TABLE_ID = /^[a-z0-9]{16}$/;
export const MESSAGE_ID = /^[a-zA-Z0-9_-]{8,40}$/;
export const LAST_ENTRY_NUMBER = 20_000;

export const TableId = z.string().regex(TABLE_ID, 'must be 16 small letters and digits');
export const LinkKey = z.string().regex(/^[a-zA-Z0-9_-]{22}$/, 'must be 22 letters, digits, - and _');
export const MessageId = z.string().regex(MESSAGE_ID, 'must be 8 to 40 letters, digits, - and _');
export const UserId = z.string().regex(/^[a-zA-Z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - and _');
export const SessionId = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{8,64}$/, 'must be 8 to 64 letters, digits, - and _');
/** 128 bits that a page adds to chance, as hex digits. */
export const Nonce = z.string().regex(NONCE, 'must be 32 hex digits');
export const EntryNumber = z.int().min(0).max(LAST_ENTRY_NUMBER);
export const SeatNumber = z.int().min(0).max(3);
/** Milliseconds since 1970, the server's time. */
export const Time = z.number();
