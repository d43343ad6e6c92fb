import type { PeopleMessages } from '../people/words.js';
import type { Language, Messages, OnlineMessages, RulesMessages } from './load.js';

declare module 'use-intl' {
  /** Makes `useTranslations` check its keys against the English messages. */
  interface AppConfig {
    Locale: Language;
    Messages: Messages & RulesMessages & OnlineMessages & PeopleMessages;
  }
}
