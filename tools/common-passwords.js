/**
 * Writes packages/server/data/common-passwords.bin from the list of the package @zxcvbn-ts/language-common (MIT):
 *   npm pack @zxcvbn-ts/language-common, unpack it, node tools/common-passwords.js package/src/passwords.json
 * Kept are the most used passwords of any length and all that are long enough to be chosen here, each as the first
 * four bytes of its SHA-256: 26 kB instead of 500, and nobody reads the words people choose.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const MOST_USED = 5_000;
const LONG = 10;

const [, , file] = process.argv;
const words = JSON.parse(readFileSync(file, 'utf8'));
const kept = words.filter((word, rank) => rank < MOST_USED || word.length >= LONG);
const codes = kept.map((word) => createHash('sha256').update(word.toLowerCase()).digest().readUInt32BE());
const sorted = [...new Set(codes)].sort((a, b) => a - b);
const bytes = Buffer.alloc(sorted.length * 4);
for (const [i, code] of sorted.entries()) bytes.writeUInt32BE(code, i * 4);
const out = new URL('../packages/server/data/common-passwords.bin', import.meta.url);
writeFileSync(out, bytes);
console.log(`${sorted.length} passwords, ${bytes.length} bytes`);
