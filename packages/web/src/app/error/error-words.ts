import type { Messages } from 'use-intl';
import type { Language } from '../../words/load';

const FILES = import.meta.glob<Messages['error']>('../../words/messages/*/error.json', {
  eager: true,
  import: 'default',
});

/** The words of the error page in a language: they come with the page, since nothing else may have loaded. */
export const errorWords = (language: Language): Messages['error'] =>
  FILES[`../../words/messages/${language}/error.json`];
