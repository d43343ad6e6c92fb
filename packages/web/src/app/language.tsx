import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Language, loadMessages, type Messages } from '../words/load';
import { useSettings } from './settings/settings';

/** Loads the words of the chosen language; the old ones stay until the new ones are there. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { settings } = useSettings();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let current = true;
    const { language } = settings;
    loadMessages(language).then(
      (messages) => current && setLoaded({ language, messages }),
      // Offline before the language was ever fetched: what is shown now stays.
      (error) => {
        console.warn('language not loaded', error);
        if (current) setFailure(error);
      },
    );
    return () => {
      current = false;
    };
  }, [settings]);

  // Without any words there is no page: the error page has its own.
  if (!loaded && failure) throw failure;
  if (!loaded) return null;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
