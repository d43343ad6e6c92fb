import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LEAST_PASSWORD } from '@shirasagi/protocol';
import { Refused } from '../errors.js';

/** Passwords many people use, as the first four bytes of their SHA-256; `tools/common-passwords.js` writes it. */
const LIST = new URL('../../data/common-passwords.bin', import.meta.url);

/** Letters and signs around a common word that do not make it a good password. */
const MOST_AROUND = 6;
/** A common word of this many letters counts inside a longer password; shorter ones are everywhere. */
const LEAST_WORD = 4;
/** A password that repeats something of this length at most is that short. */
const LONGEST_REPEATED = 4;

let codes: Set<number> | undefined;

function isListed(word: string): boolean {
  codes ??= readCodes();
  return codes.has(createHash('sha256').update(word).digest().readUInt32BE());
}

function readCodes(): Set<number> {
  const bytes = readFileSync(LIST);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)));
}

/** Whether a password is among the first that anybody would try: used by many, the login itself, or a row. */
export function isCommon(password: string, login = ''): boolean {
  const lower = password.toLowerCase();
  if (isListed(lower) || isRepeated(lower) || isRow(lower)) return true;
  const own = login.toLowerCase().split('@')[0];
  if (own.length >= LEAST_WORD && lower.replaceAll(own, '').length <= MOST_AROUND) return true;
  // A common word with a few digits or signs around it.
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length >= LEAST_WORD && lower.length - word.length <= MOST_AROUND && isListed(word);
}

/** Refuses a new password that is among the first that anybody would try; one that is too short is refused elsewhere. */
export function mustBeUncommon(password: unknown, login?: string): void {
  if (typeof password === 'string' && password.length >= LEAST_PASSWORD && isCommon(password, login))
    throw new Refused('common-password', 'this password is one of those most people use; choose another');
}

function isRepeated(text: string): boolean {
  for (let length = 1; length <= LONGEST_REPEATED; length++)
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  return false;
}

/** Whether every character is the next one, or the one before, as in abcdefghij or 0987654321. */
function isRow(text: string): boolean {
  const steps = new Set(
    Array.from(text.slice(1), (letter, i) => {
      const step = letter.charCodeAt(0) - text.charCodeAt(i);
      // Digits go on from 9 to 0.
      return /\d/.test(letter) && /\d/.test(text[i]) ? (step + 10) % 10 : step;
    }),
  );
  const [step] = steps;
  return steps.size === 1 && [1, 9, -1].includes(step);
}
