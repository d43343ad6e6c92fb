import type {
  DailyMessages,
  EditionMessages,
  Language,
  LearnMessages,
  Messages,
  OnlineMessages,
  PeopleMessages,
  PlayedMessages,
  ProblemMessages,
  PuzzlesMessages,
  ReplayMessages,
  ReviewMessages,
  RulesMessages,
} from './load.js';
import type error from './messages/en/error.json';

declare module 'use-intl' {
  /** Makes `useTranslations` check its keys against the English messages. */
  interface AppConfig {
    Locale: Language;
    Messages: Messages & { readonly error: typeof error } & RulesMessages &
      EditionMessages &
      OnlineMessages &
      PuzzlesMessages &
      DailyMessages &
      PlayedMessages &
      ProblemMessages &
      ReplayMessages &
      LearnMessages &
      PeopleMessages &
      ReviewMessages;
  }
}
