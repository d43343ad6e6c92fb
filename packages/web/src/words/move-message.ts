import type { TranslationValues } from 'use-intl';
import type { Messages } from './load.js';

/** A message that tells a move, as an offer and as something done. */
export type MoveMessageKey = keyof Messages['moves']['do'] & keyof Messages['moves']['did'];
/** What leaving a decision alone is called. */
export type SkipKey = keyof Messages['moves']['skip'];

/** A move ready to be told: the message and what it names. */
export type MoveMessage =
  | { readonly key: MoveMessageKey; readonly values: TranslationValues }
  | { readonly key: 'skip'; readonly what: SkipKey };

/** A move whose message is called as its kind and names its own fields. */
export function plainMessage<Kind extends MoveMessageKey>(
  move: { readonly kind: Kind } & Readonly<Record<string, unknown>>,
): MoveMessage {
  const { kind, ...fields } = move;
  return moveMessage(kind, fields as TranslationValues);
}

/** A move by its message and values. */
export const moveMessage = (key: MoveMessageKey, values: TranslationValues = {}): MoveMessage => ({
  key,
  values,
});
