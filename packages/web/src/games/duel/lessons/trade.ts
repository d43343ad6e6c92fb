import type { Lesson } from '../../../learn/lesson.js';

/** Resources of any kind buy goods, and the Lantern may bring the one that is missing. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'trade',
  start: {
    seed: 'trade',
    position: {
      game: 'duel',
      goods: { common: ['m3', 'm1', 'm2'], luxury: ['x3', 'x1', 'x2'] },
      floors: { deck2: { top: 'w12' } },
      seats: [{ food: 2, iron: 1, pearl: 1, coin: 2, path: 'left', space: 2 }, {}],
    },
  },
  talk: [
    { say: 'goods', at: 'trade:luxury' },
    { say: 'flags', at: 'climb-left-2' },
    { say: 'resources', at: 'holdings' },
  ],
  goal: { score: { flags: 6 } },
  hintAt: 'loc4',
  solutions: [
    ['place:coral:loc4', 'act:act4', 'trade:luxury'],
    ['place:white:loc4', 'act:act4', 'trade:luxury'],
  ],
};
