import type { Messages } from 'use-intl';
import type { Language } from '../words/load';
import el from '../words/messages/el/error.json';
import en from '../words/messages/en/error.json';
import fr from '../words/messages/fr/error.json';
import pl from '../words/messages/pl/error.json';

/** The words of the error page in every language: they come with the page, since nothing else may have loaded. */
export const ERROR_WORDS: Readonly<Record<Language, Messages['error']>> = { en, fr, pl, el };
