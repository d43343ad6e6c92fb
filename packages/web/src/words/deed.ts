import type { TranslationValues } from 'use-intl';
import type { Messages } from './load.js';

/** A message that tells a move, as an offer and as something done. */
export type DeedKey = keyof Messages['moves']['do'] & keyof Messages['moves']['did'];
/** What leaving a decision alone is called. */
export type SkipKey = keyof Messages['moves']['skip'];

/** A move ready to be told: the message and what it names. */
export type Deed =
  | { readonly key: DeedKey; readonly values: TranslationValues }
  | { readonly key: 'skip'; readonly what: SkipKey };

/** A deed by its message and values. */
export const deed = (key: DeedKey, values: TranslationValues = {}): Deed => ({ key, values });
