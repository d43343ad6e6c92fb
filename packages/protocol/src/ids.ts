import { z } from 'zod';
import { NONCE } from './fair-chance.js';

export const TableId = z.string().regex(/^[a-z0-9]{16}$/);
export const LinkKey = z.string().regex(/^[a-zA-Z0-9_-]{22}$/);
export const MessageId = z.string().regex(/^[a-zA-Z0-9_-]{8,40}$/);
export const UserId = z.string().regex(/^[a-zA-Z0-9_-]{8,64}$/);
export const SessionId = z.string().regex(/^[a-zA-Z0-9_-]{8,64}$/);
/** 128 bits that a page adds to chance, as hex digits. */
export const Nonce = z.string().regex(NONCE);
export const EntryNumber = z.int().min(0).max(20_000);
export const SeatNumber = z.int().min(0).max(3);
/** Milliseconds since 1970, the server's time. */
export const Time = z.number();
