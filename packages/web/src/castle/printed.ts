import { type CastleState, splitEffect } from '@shirasagi/engine';
import type { PieceColour } from '../art/die';
import type { MemberKind } from '../art/member';

/** What is printed on the boards, as far as drawing needs it. */
export const COLOURS = ['coral', 'black', 'white'] as const satisfies readonly PieceColour[];
export const FLOOR1 = ['S1', 'S2', 'S3'] as const;
export const FLOOR2 = ['D1', 'D2'] as const;
export const ROWS = ['top', 'middle', 'bottom'] as const;
export const YARDS = ['yard5', 'yard3', 'yard1'] as const;
export const RESOURCES = ['food', 'iron', 'pearl'] as const;
export const GARDENS = ['plant', 'stone'] as const;

export type RoomName = (typeof FLOOR1)[number] | (typeof FLOOR2)[number];
export type RowName = (typeof ROWS)[number];
export type YardName = (typeof YARDS)[number];
export type GardenName = (typeof GARDENS)[number];
export type OutsideName = 'outside1' | 'outside2';
export type SeatNumber = 0 | 1 | 2 | 3;

export const SPACE_VALUE = { floor1: 3, floor2: 4, outside: 5, well: 1, domain: 6 } as const;

/** Die colour and members of the domain rows. */
export const ROW_COLOUR = { top: 'coral', middle: 'black', bottom: 'white' } as const;
export const ROW_MEMBER = {
  top: 'courtier',
  middle: 'gardener',
  bottom: 'warrior',
} as const satisfies Record<RowName, MemberKind>;

export const OUTSIDE_WORKERS = {
  outside1: ['gardener', 'courtier'],
  outside2: ['warrior', 'courtier'],
} as const;

/** Iron to train in a yard, and its worth in the final scoring. */
export const YARD_PRINT = {
  yard5: { iron: 5, worth: 2 },
  yard3: { iron: 3, worth: 1 },
  yard1: { iron: 1, worth: 1 },
} as const;

/** Points of a courtier by where it stands at the end. */
export const COURT_POINTS = { gate: 1, floor1: 3, floor2: 6, daimyo: 10 } as const;

/** The four seasons of the Passage of Time: spaces, and the seals to enter. */
export const SEASONS = [
  { name: 'spring', from: 0, to: 5, seals: 0 },
  { name: 'summer', from: 6, to: 10, seals: 1 },
  { name: 'autumn', from: 11, to: 14, seals: 2 },
  { name: 'winter', from: 15, to: 20, seals: 3 },
] as const;

/** Points of a space of the Passage of Time. */
export const timePoints = (space: number): number =>
  space < 6 ? 0 : space < 11 ? 3 : space < 15 ? 6 : space - 5;

function counts(text: string): Map<string, number> {
  const effect = splitEffect(text);
  if (typeof effect === 'string') return new Map();
  return new Map(effect.options[0].map(({ word, count }) => [word, count]));
}

/** The six icons of a domain row, read from what the row gives with 0 to 5 members sent out. */
export function rowIcons(state: CastleState, row: number): string[] {
  const { effects, rowGain } = state.edition;
  let before = new Map<string, number>();
  return Array.from({ length: 6 }, (_, sent) => {
    const now = counts(effects[rowGain[row * 6 + sent]].text);
    const [word] = [...now.keys()].filter((key) => now.get(key) !== before.get(key));
    const count = (now.get(word) ?? 0) - (before.get(word) ?? 0);
    before = now;
    return word === 'lantern' ? word : `${word} ${count}`;
  });
}
