/** Texts of people, without what cannot be seen: it would fool readers, break lines of others, or a store. */

/** Scripts whose letters are joined or kept apart by signs without a width. */
const JOINED =
  'Arabic Syriac Devanagari Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Sinhala Tamil Telugu Khmer Myanmar'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Between such letters, and between the pictures of one emoji, these signs mean something. */
const JOINERS = new RegExp(
  `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])|` +
    '(?<=\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d(?=\\p{Extended_Pictographic})',
  'gu',
);
/** Says whether a sign is shown as a picture or as text. */
const STYLES = /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)/gu;
/** Signs nobody sees: controls, marks of direction, of no width, of no ink, halves of a sign. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/gu;
/** Marks piled on one letter beyond what any language writes. */
const PILED = /(\p{M}{4})\p{M}+/gu;
/** Something that leaves ink. */
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Stand-ins from the private planes while everything unseen is taken out. */
const KEPT = ['\u200c', '\u200d', '\ufe0e', '\ufe0f'];
const standIn = (sign: string): string => String.fromCodePoint(0x10_0000 + KEPT.indexOf(sign));

/** A text with only what can be seen; lines and tabs become spaces. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u{100000}-\u{10ffff}]/gu, '')
    .replace(/[\t-\r\u0085\p{Z}]+/gu, ' ')
    .replace(JOINERS, standIn)
    .replace(STYLES, standIn)
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .replace(/[\u{100000}-\u{100003}]/gu, (sign: string) => KEPT[sign.codePointAt(0)! - 0x10_0000])
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a text shows anything at all. */
export const hasInk = (text: string): boolean => INK.test(text);
