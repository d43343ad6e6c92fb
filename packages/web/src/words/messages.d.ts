import type { Language, Messages, OnlineMessages, PeopleMessages, RulesMessages } from './load.js';

declare module 'use-intl' {
  /** Makes `useTranslations` check its keys against the English messages. */
  interface AppConfig {
    Locale: Language;
    Messages: Messages & RulesMessages & OnlineMessages & PeopleMessages;
  }
}
