import { type Problem, problemsIn } from './problem.js';

/** One part of an effect: a word and how often, such as `food 2` or `tile:coral`. */
export interface TextPart {
  readonly word: string;
  readonly count: number;
}

/** An effect as written on a card: an optional price, then one or more options, each of one or more parts. */
export interface TextEffect {
  readonly pay: string;
  readonly options: readonly (readonly TextPart[])[];
}

/** What can be wrong with the text of an effect in any game. */
export const EFFECT_PROBLEMS = {
  priceForm: ({ text }: { readonly text: string }) => `"${text}" must read "pay X > Y"`,
  partForm: ({ part }: { readonly part: string }) =>
    `"${part}" must be one word, with or without a number; a comma stands between parts`,
  parts: ({ text, most }: { readonly text: string; readonly most: number }) =>
    `"${text}" has more than ${most} parts`,
  word: ({ word, known }: { readonly word: string; readonly known: string }) =>
    `"${word}" is no effect; known are ${known}`,
  count: ({ word, count, most }: { readonly word: string; readonly count: number; readonly most: number }) =>
    `"${word} ${count}" must count from 1 to ${most}`,
  twice: ({ word, text }: { readonly word: string; readonly text: string }) =>
    `"${word}" stands twice in "${text}"`,
  tooManyEffects: () => 'the edition has too many different effects',
};

/** Tells what is wrong with the text of an effect. */
export const effectProblem = problemsIn(EFFECT_PROBLEMS);

/** Splits `pay X > a 1, b 2 / c` into its price, options and parts, or says what is wrong. */
export function splitEffect(text: string): TextEffect | Problem {
  const priced = /^pay ([^>]+) > (.+)$/.exec(text);
  if (!priced && text.includes('>')) return effectProblem('priceForm', { text });
  const [pay, body] = priced ? [priced[1], priced[2]] : ['', text];
  const options: TextPart[][] = [];
  for (const option of body.split(' / ')) {
    const parts: TextPart[] = [];
    for (const part of option.split(', ')) {
      const match = /^([a-z_]+(?:[:-][a-z0-9]+)?)(?: ([0-9]{1,2}))?$/.exec(part);
      if (!match) return effectProblem('partForm', { part });
      parts.push({ word: match[1], count: match[2] === undefined ? 1 : Number(match[2]) });
    }
    options.push(parts);
  }
  return { pay, options };
}
