import type { SCORING_ICONS } from '../printed';

/** Letters of prices, in the order they are written: coins, seals, any mix. */
const LETTERS = ['c', 's', 'a'] as const;

/** How many coins, seals and of any mix a price such as `3c 1s` names. */
export function countsOf(cost: string): number[] {
  const parts = cost.split(' ');
  return LETTERS.map((letter) => {
    const part = parts.find((one) => one.endsWith(letter));
    return part ? Number(part.slice(0, -1)) : 0;
  });
}

/** A price as cards write it; a free card costs no coins. */
export function writeCost(counts: readonly number[]): string {
  const parts = LETTERS.flatMap((letter, i) => (counts[i] > 0 ? [`${counts[i]}${letter}`] : []));
  return parts.length > 0 ? parts.join(' ') : '0c';
}

/** The letters of scoring icons, in the order they are written. */
export const ICON_LETTERS = [
  'F',
  'K',
  'H',
  'B',
  'W',
] as const satisfies readonly (keyof typeof SCORING_ICONS)[];

/** How many of each icon a text such as `BBW` names. */
export const iconCounts = (icons: string): number[] =>
  ICON_LETTERS.map((letter) => icons.split(letter).length - 1);

/** Icons as cards write them. */
export const writeIcons = (counts: readonly number[]): string =>
  ICON_LETTERS.map((letter, i) => letter.repeat(counts[i])).join('');
