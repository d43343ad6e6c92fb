import { type Json, valueProblem } from './json.js';

/** What an edition file says of itself besides its values. */
export interface EditionHead {
  readonly name: string;
  /** Who entered the values. */
  readonly author?: string;
  readonly note?: string;
}

/** Fields of an edition file besides its values. */
export const HEAD_FIELDS = ['format', 'version', 'game', 'name', 'author', 'note'] as const;

/** The most characters of each text. */
export const HEAD_LIMITS = { name: 80, author: 80, note: 1000 } as const;

/** Reads what an edition file of this game says of itself; throws `RulesError` naming the field. */
export function readHead(root: Json, game: string): EditionHead {
  root.get('format').oneOf(['shirasagi-edition']);
  root.get('version').integer(1, 1);
  root.get('game').oneOf([game]);
  const name = root.get('name').text(HEAD_LIMITS.name);
  if (name.trim() === '') root.get('name').fail(valueProblem('empty'));
  const [author, note] = (['author', 'note'] as const).map((field) => {
    const json = root.get(field);
    return json.given ? json.text(HEAD_LIMITS[field]) : '';
  });
  return { name, ...(author && { author }), ...(note && { note }) };
}
