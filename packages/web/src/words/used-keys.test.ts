import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readMessages } from './testing.js';

/** The sources of the page; works from the compiled tests one folder beside them too. */
const SOURCES = new URL('../../src/', import.meta.url);

function* sourcesIn(folder: URL): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* sourcesIn(new URL(`${entry.name}/`, folder));
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name))
      yield readFileSync(new URL(entry.name, folder), 'utf8');
  }
}

function* keysOf(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') yield path;
  else for (const [key, inner] of Object.entries(value as object)) yield* keysOf(inner, `${path}.${key}`);
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`/g;
const NAMESPACES = /useTranslations(?:<'([\w.]+)'>|\('([\w.]+)'\))/g;

/** A variable handed to `t` as the key. */
const VARIABLE = /\bt(?:\.rich|\.raw)?\(\s*[\w.]+(?: as \w+)?\s*[,)]/;

/** What may stand in a key: words, dots, and parts that are filled in when the page runs. */
const KEY = /^(?:[\w-]|\.|\$\{[^}]*\})+$/;
/** A part that is filled in: it may be several words. */
const FILLED = /\$\{([^}]*)\}/g;

const quoted = (text: string): string => text.replace(/[.-]/g, '\\$&');

/** Every text of a source that may be a key or the end of one, as a pattern of whole keys. */
function* patternsOf(source: string): Generator<string> {
  const code = source.replace(COMMENTS, '');
  const spaces = ['', ...[...code.matchAll(NAMESPACES)].map(([, type, name]) => `${type ?? name}.`)];
  yield* patternsIn(code, spaces);
  // A key that is a variable may be any of its namespace.
  if (VARIABLE.test(code)) for (const space of spaces.slice(1)) yield `${quoted(space)}.+`;
}

function* patternsIn(code: string, spaces: readonly string[]): Generator<string> {
  for (const { 1: single, 2: double, 3: template, index } of code.matchAll(TEXTS)) {
    const text = single ?? double ?? template;
    for (const [, inner] of template?.matchAll(FILLED) ?? []) yield* patternsIn(inner, spaces);
    if (!KEY.test(text)) continue;
    // A text that is nothing but filled-in parts is a key only where it is handed to `t`.
    const bare = /^\.*$/.test(text.replace(FILLED, ''));
    if (bare && !code.slice(0, index).endsWith('t(')) continue;
    for (const space of spaces)
      yield `${space}${text}`.replace(FILLED, '*').split('*').map(quoted).join('.+');
  }
}

test('no message is left that no source can name', () => {
  const patterns = new Set<string>();
  for (const source of sourcesIn(SOURCES)) for (const pattern of patternsOf(source)) patterns.add(pattern);
  const exact = new Set(
    [...patterns].filter((pattern) => !pattern.includes('.+')).map((p) => p.replace(/\\/g, '')),
  );
  const filled = [...patterns].filter((pattern) => pattern.includes('.+')).map((p) => new RegExp(`^${p}$`));
  const keys = Object.entries(readMessages('en')).flatMap(([name, value]) => [...keysOf(value, name)]);
  const unused = keys.filter((key) => !exact.has(key) && !filled.some((pattern) => pattern.test(key)));
  assert.deepEqual(unused, []);
});
