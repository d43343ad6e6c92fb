import type { Lesson } from '../../../learn/lesson.js';

/** A garden gives its reward at once and its symbols at the end. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'gardens',
  start: {
    seed: 'gardens',
    position: {
      game: 'duel',
      gardens: {
        stone: [{ tile: 'g2' }, { tile: 'g3' }, { tile: 'g4' }],
        plant: [{ tile: 'g1' }, { tile: 'g6' }, { tile: 'g7' }],
      },
      yards: { basic: { tile: 'n1', seals: [0, 0] } },
      floors: { deck1: { top: 'f04' } },
      seats: [{ food: 4, coin: 2 }, {}],
    },
  },
  talk: [
    { say: 'stone', at: 'gardenColumn:stone1' },
    { say: 'plant', at: 'gardenColumn:plant1' },
    { say: 'food', at: 'holdings' },
  ],
  goal: { gain: { vp: 3 }, score: { kabutos: 2 } },
  hintAt: 'loc1',
  solutions: [
    ['place:black:loc1', 'act:act1', 'gardenColumn:plant1'],
    ['place:white:loc2', 'act:act1', 'gardenColumn:plant1'],
  ],
};
