import type { messages as english } from './languages/en.js';
import type coached from './messages/en/coached.json';
import type learn from './messages/en/learn.json';
import type lessons from './messages/en/lessons.json';
import type online from './messages/en/online.json';
import type people from './messages/en/people.json';
import type review from './messages/en/review.json';
import type rules from './messages/en/rules.json';

/** Languages the page speaks, each named in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français', pl: 'Polski', el: 'Ελληνικά' } as const;
export type Language = keyof typeof LANGUAGES;

/** The messages every language has; English is the source of their keys. */
export type Messages = typeof english;
export type RulesMessages = { readonly rules: typeof rules };
export type OnlineMessages = { readonly online: typeof online };
export type LearnMessages = {
  readonly coached: typeof coached;
  readonly learn: typeof learn;
  readonly lessons: typeof lessons;
};
export type ReviewMessages = { readonly review: typeof review };
export type PeopleMessages = { readonly people: typeof people };

// One chunk a language, so that a page in Greek loads no French.
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly messages: unknown }>>> = {
  en: () => import('./languages/en.js'),
  fr: () => import('./languages/fr.js'),
  pl: () => import('./languages/pl.js'),
  el: () => import('./languages/el.js'),
};

const RULES: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('./messages/en/rules.json'),
  fr: () => import('./messages/fr/rules.json'),
  pl: () => import('./messages/pl/rules.json'),
  el: () => import('./messages/el/rules.json'),
};

const ONLINE: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('./messages/en/online.json'),
  fr: () => import('./messages/fr/online.json'),
  pl: () => import('./messages/pl/online.json'),
  el: () => import('./messages/el/online.json'),
};

const LEARN: Readonly<Record<Language, () => Promise<{ readonly messages: unknown }>>> = {
  en: () => import('./languages/learn-en.js'),
  fr: () => import('./languages/learn-fr.js'),
  pl: () => import('./languages/learn-pl.js'),
  el: () => import('./languages/learn-el.js'),
};

const PEOPLE: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('./messages/en/people.json'),
  fr: () => import('./messages/fr/people.json'),
  pl: () => import('./messages/pl/people.json'),
  el: () => import('./messages/el/people.json'),
};

const REVIEW: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('./messages/en/review.json'),
  fr: () => import('./messages/fr/review.json'),
  pl: () => import('./messages/pl/review.json'),
  el: () => import('./messages/el/review.json'),
};

/** Loads the messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  // A test holds every language to the English keys.
  return (await LOADERS[language]()).messages as Messages;
}

/** Loads the how-to-play texts of a language. */
export async function loadRules(language: Language): Promise<RulesMessages> {
  return { rules: (await RULES[language]()).default } as RulesMessages;
}

/** Loads the words of lessons and of the coach in a language. */
export async function loadLearn(language: Language): Promise<LearnMessages> {
  return (await LEARN[language]()).messages as LearnMessages;
}

/** Loads the words of the page about oneself in a language. */
export async function loadPeople(language: Language): Promise<PeopleMessages> {
  return { people: (await PEOPLE[language]()).default } as PeopleMessages;
}

/** Loads the words of online tables in a language. */
export async function loadOnline(language: Language): Promise<OnlineMessages> {
  return { online: (await ONLINE[language]()).default } as OnlineMessages;
}

/** Loads the words of the review in a language. */
export async function loadReview(language: Language): Promise<ReviewMessages> {
  return { review: (await REVIEW[language]()).default } as ReviewMessages;
}

/** Whether a text names a language of the page. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first language a browser prefers that the page speaks; English otherwise. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-', 1)[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
