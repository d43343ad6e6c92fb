import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { readerLocale } from '../words/reader-locale';

/** Writes a day, a time of day or both the way the reader is used to. */
export function useDates({
  dateStyle,
  timeStyle,
}: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  const language = useLocale();
  return useMemo(
    () =>
      new Intl.DateTimeFormat(readerLocale(language, navigator.languages), { dateStyle, timeStyle }).format,
    [language, dateStyle, timeStyle],
  );
}
