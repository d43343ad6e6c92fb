import { isProblem, splitEffect, type TextPart } from '@shirasagi/engine';
import type { EffectDraft, EffectPlace } from '../edition-view.js';

/** Reads an effect whose words are all among these; `readPrice` gives nothing for a price it does not know. */
export function readKnown(
  text: string,
  words: readonly string[],
  readPrice: (text: string) => readonly number[] | undefined,
): EffectDraft | undefined {
  const split = splitEffect(text);
  if (isProblem(split)) return undefined;
  const price = readPrice(split.pay);
  const known = split.options.flat().every(({ word }) => words.includes(word));
  return known && price ? { price, options: split.options } : undefined;
}

/** Reads an effect to be changed; a text that is none is empty. */
export function toDraft(text: string, place: EffectPlace): EffectDraft {
  const least = Array.from({ length: place.options.least }, () => [] as TextPart[]);
  const { price, options } = place.read(text) ?? { price: place.price.map(() => 0), options: least };
  return { price, options: options.length < least.length ? [...options, ...least.slice(1)] : options };
}

/** The effect as it is written on a card; nothing while a part of it is empty. */
export function toText({ price, options }: EffectDraft, place: EffectPlace): string | undefined {
  if (options.some((parts) => parts.length === 0)) return undefined;
  const write = ({ word, count }: TextPart): string =>
    place.most(word) === 1 || (count === 1 && place.isBare(word)) ? word : `${word} ${count}`;
  const body = options.map((parts) => parts.map(write).join(', ')).join(' / ');
  return price.some((amount) => amount > 0) ? `pay ${place.writePrice(price)} > ${body}` : body;
}

/** The draft with the parts of one option changed. */
function withParts(
  draft: EffectDraft,
  option: number,
  change: (parts: readonly TextPart[]) => readonly TextPart[],
): EffectDraft {
  return { ...draft, options: draft.options.with(option, change(draft.options[option])) };
}

/** Adds a word, or one more of it. */
export function addWord(draft: EffectDraft, option: number, word: string, place: EffectPlace): EffectDraft {
  return withParts(draft, option, (parts) => {
    const known = parts.findIndex((part) => part.word === word);
    if (known < 0) {
      // Where a single icon stands a new one takes its place.
      if (place.parts === 1) return [{ word, count: 1 }];
      return parts.length < place.parts ? [...parts, { word, count: 1 }] : parts;
    }
    const count = Math.min(place.most(word), parts[known].count + 1);
    return parts.with(known, { word, count });
  });
}

/** Sets how often a word counts; 0 takes it out. */
export function setCount(draft: EffectDraft, option: number, word: string, count: number): EffectDraft {
  return withParts(draft, option, (parts) =>
    parts.flatMap((part) => (part.word === word ? (count > 0 ? [{ word, count }] : []) : [part])),
  );
}
