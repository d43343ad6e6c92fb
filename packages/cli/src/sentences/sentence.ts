import type { MovePhrase } from '../face.js';

/** A verb as another person's: place, places; pass, passes; carry, carries. */
function thirdPerson(verb: string): string {
  if (/(?:[sxz]|[cs]h|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const join = (verb: string, rest: string): string => (rest ? `${verb} ${rest}` : verb);

/** A phrase as something to choose, with what it costs and gives. */
export function offer(phrase: MovePhrase, changes: string): string {
  const text = join(phrase.verb[0].toUpperCase() + phrase.verb.slice(1), phrase.rest);
  return changes && !phrase.full ? `${text}: ${changes}` : text;
}

/** Whether a text names every change, sign apart. */
function names(text: string, changes: string): boolean {
  return changes
    .split(', ')
    .every((change) => new RegExp(`(?<![0-9])${change.slice(1)}(?![a-z])`).test(text));
}

/** A phrase as something a clan has done, with what it cost and gave unless that is said already. */
export function told(clan: string, phrase: MovePhrase, changes: string): string {
  const text = `${clan} ${join(thirdPerson(phrase.verb), phrase.rest)}`;
  return changes && !(phrase.full && names(phrase.rest, changes)) ? `${text}: ${changes}.` : `${text}.`;
}
