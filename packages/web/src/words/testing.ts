import { readdirSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { type Language, LANGUAGES as NAMES } from './load.js';
import type { Words } from './words.js';

/** Works from the sources and from compiled tests one folder beside them alike. */
const FOLDER = new URL('../../src/words/messages/', import.meta.url);

/** The languages, English first. */
export const LANGUAGES = Object.keys(NAMES) as readonly Language[];
export type TestLanguage = (typeof LANGUAGES)[number];

/** The message files of a language by namespace, as they lie on disk. */
export function readMessages(language: TestLanguage): Record<string, unknown> {
  const folder = new URL(`${language}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown,
    ]),
  );
}

/** A translator that fails on a missing message or argument. */
export function translator(locale: TestLanguage): Words {
  const t = createTranslator({
    locale,
    messages: readMessages(locale),
    onError: (error) => {
      throw error;
    },
  });
  return t as unknown as Words;
}
