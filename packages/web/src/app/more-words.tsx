import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl';
import type { Language } from '../words/load';

interface MoreWordsProps {
  readonly load: (language: Language) => Promise<Partial<Messages>>;
  readonly children: ReactNode;
}

/** Adds words that only some screens need; these are shown once the words are there. */
export function MoreWords({ load, children }: MoreWordsProps) {
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<Partial<Messages>>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    load(locale).then(
      (messages) => current && setLoaded(messages),
      (error) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [load, locale]);
  if (!loaded && failure) throw failure;
  if (!loaded) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...outer, ...loaded }}>
      {children}
    </IntlProvider>
  );
}
