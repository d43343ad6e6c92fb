/** The sections of the how-to-play pages, in reading order; their names are the anchors, so they stay as they are. */
export const CASTLE_SECTIONS = [
  'goal',
  'turn',
  'dice',
  'spaces',
  'domain',
  'courtiers',
  'gardeners',
  'warriors',
  'lantern',
  'holdings',
  'time',
  'effects',
  'round',
  'setup',
  'scoring',
  'screen',
  'icons',
] as const;

const SOLO_SECTIONS = ['rival', 'turn', 'actions', 'round', 'setup', 'scoring'] as const;

export const CASTLE_PAGES = { castle: CASTLE_SECTIONS, solo: SOLO_SECTIONS } as const;
