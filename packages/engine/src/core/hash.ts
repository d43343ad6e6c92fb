import type { ReadonlyBytes } from './read-only.js';

function mix(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 2246822507);
  x = Math.imul(x ^ (x >>> 13), 3266489909);
  return (x ^ (x >>> 16)) >>> 0;
}

const half = (word: number): string => word.toString(16).padStart(4, '0');

/** In two halves: numbers of 32 bits take V8 three times as long to write. */
function hex(word: number): string {
  return half(word >>> 16) + half(word & 0xffff);
}

/** 64 bits of fingerprint as 16 hex digits: tells states and editions apart, keeps no secret. */
export function fingerprint(bytes: ReadonlyBytes): string {
  let a = 0x9e3779b9 ^ bytes.length;
  let b = 0x85ebca6b ^ bytes.length;
  for (let i = 0; i < bytes.length; i++) {
    a = Math.imul(a ^ bytes[i], 0x01000193);
    b = Math.imul(b ^ bytes[i] ^ (a >>> 24), 0x5bd1e995);
  }
  return hex(mix(a)) + hex(mix(b ^ a));
}

/** The fingerprint of a text. */
export function textFingerprint(text: string): string {
  return fingerprint(new TextEncoder().encode(text));
}

/** The same value with every object's fields in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The fingerprint of a JSON value; the order of fields does not matter. */
export function jsonFingerprint(value: unknown): string {
  return textFingerprint(JSON.stringify(sorted(value)));
}
