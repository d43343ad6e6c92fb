/** The sections of each how-to-play page, in reading order; their names are the anchors. */
export const SECTIONS = {
  castle: [
    'goal',
    'setup',
    'turn',
    'dice',
    'spaces',
    'effects',
    'courtiers',
    'gardeners',
    'warriors',
    'lantern',
    'holdings',
    'time',
    'round',
    'scoring',
    'screen',
  ],
  solo: ['setup', 'rival', 'turn', 'actions', 'round', 'scoring'],
  duel: [
    'goal',
    'setup',
    'rounds',
    'tokens',
    'lanterns',
    'actions',
    'cards',
    'gardens',
    'training',
    'climbing',
    'trade',
    'holdings',
    'scoring',
    'screen',
  ],
} as const;

export type RulesGame = keyof typeof SECTIONS;
