import type { Words } from './words.js';

type Told = Map<string, string>;

/** All messages of a language about effects; their type names single messages only. */
const MESSAGES = 'effects' as Parameters<Words['raw']>[0];

const byTranslator = new WeakMap<Words, Told>();
const byMessages = new WeakMap<object, Told>();

/** What has been told in a language: every component has a translator of its own, but all have the same messages. */
function toldBy(t: Words): Told {
  const known = byTranslator.get(t);
  if (known) return known;
  const messages: object = t.raw(MESSAGES);
  const told: Told = byMessages.get(messages) ?? new Map();
  byMessages.set(messages, told);
  byTranslator.set(t, told);
  return told;
}

/**
 * Words for what a table tells over and over: each is put together once in a language. Looking up and formatting a
 * message takes longer than drawing the button it names.
 */
export function remembered<Parts extends readonly (string | number)[]>(
  name: string,
  words: (t: Words, ...parts: Parts) => string,
): (t: Words, ...parts: Parts) => string {
  return (t, ...parts) => {
    const told = toldBy(t);
    const key = `${name}|${parts.join('|')}`;
    const known = told.get(key);
    if (known !== undefined) return known;
    const text = words(t, ...parts);
    told.set(key, text);
    return text;
  };
}
