import type { Language } from './load.js';

/** Whether a tag is a well-formed one of a language: a browser may hand out others, such as `en-US@posix`. */
function speaks(tag: string, language: Language): boolean {
  try {
    return new Intl.Locale(tag).language === language;
  } catch {
    return false;
  }
}

/**
 * The locale by which days and times of day are written on a page in a language: the reader's own one where it is
 * of that language, since British and American readers want other clocks; the bare language otherwise.
 */
export const readerLocale = (language: Language, preferred: readonly string[]): string =>
  preferred.find((tag) => speaks(tag, language)) ?? language;
