import type { Language } from '../words/load.js';
import type people from '../words/messages/en/people.json';

/** The words of the pages about people; English is the source of their keys. */
export type PeopleMessages = { readonly people: typeof people };

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('../words/messages/en/people.json'),
  fr: () => import('../words/messages/fr/people.json'),
  pl: () => import('../words/messages/pl/people.json'),
  el: () => import('../words/messages/el/people.json'),
};

/** Loads the words of the pages about people in a language. */
export async function loadPeople(language: Language): Promise<PeopleMessages> {
  return { people: (await LOADERS[language]()).default } as PeopleMessages;
}
