/** What people write into an edition file, as others may read it. */
import { HEAD_LIMITS } from '@shirasagi/engine';
import { visibleText } from './visible-text.js';

/** A text without what cannot be seen; lines stay lines where they may. */
function cleaned(text: string, lines: boolean): string {
  if (!lines) return visibleText(text);
  // More than one empty line would only push away what stands below.
  return text
    .split(/\r?\n/)
    .map(visibleText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same edition file with its name, author and note as people can read them. */
export function cleanEdition(json: object): object {
  const head = Object.entries(HEAD_LIMITS).flatMap(([field, most]) => {
    const text = (json as Record<string, unknown>)[field];
    // What is too long or no text at all is left for the check to refuse.
    return typeof text === 'string' && text.length <= most ? [[field, cleaned(text, field === 'note')]] : [];
  });
  return { ...json, ...Object.fromEntries(head) };
}
