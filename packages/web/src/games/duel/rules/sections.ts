/** The sections of the how-to-play page, in reading order; their names are the anchors, so they stay as they are. */
export const DUEL_SECTIONS = [
  'goal',
  'rounds',
  'turn',
  'tokens',
  'lanterns',
  'actions',
  'cards',
  'gardens',
  'training',
  'climbing',
  'trade',
  'holdings',
  'setup',
  'scoring',
  'screen',
  'icons',
] as const;

export const DUEL_PAGES = { duel: DUEL_SECTIONS } as const;
