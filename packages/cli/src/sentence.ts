import type { Deed } from './face.js';

/** A verb as another person's: place, places; pass, passes; carry, carries. */
export function thirdPerson(verb: string): string {
  if (/(?:[sxz]|[cs]h|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

const join = (verb: string, rest: string): string => (rest ? `${verb} ${rest}` : verb);

/** A deed as something to choose, with what it costs and gives. */
export function offer(deed: Deed, changes: string): string {
  const text = join(deed.verb[0].toUpperCase() + deed.verb.slice(1), deed.rest);
  return changes && !deed.full ? `${text}: ${changes}` : text;
}

/** Whether a text names every change, sign apart. */
function names(text: string, changes: string): boolean {
  return changes
    .split(', ')
    .every((change) => new RegExp(`(?<![0-9])${change.slice(1)}(?![a-z])`).test(text));
}

/** A deed as something a clan has done, with what it cost and gave unless that is said already. */
export function told(clan: string, deed: Deed, changes: string): string {
  const text = `${clan} ${join(thirdPerson(deed.verb), deed.rest)}`;
  return changes && !(deed.full && names(deed.rest, changes)) ? `${text}: ${changes}.` : `${text}.`;
}
