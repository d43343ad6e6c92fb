import type { Lesson } from '../../../learn/lesson.js';

/** Seals can be exchanged at any moment, and one action may bring the next. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'holdings',
  start: {
    seed: 'chains',
    position: {
      game: 'castle',
      players: 2,
      bridges: {
        coral: { left: 2, centre: [3], right: 4 },
        black: { left: 1, centre: [3], right: 4 },
        white: { left: 2, centre: [4], right: 6 },
      },
      gardens: {
        coral: { plant: { card: 'p3' }, stone: { card: 'k1' } },
        black: { plant: { card: 'p1' }, stone: { card: 'k5' } },
        white: { plant: { card: 'p4' }, stone: { card: 'k2' } },
      },
      seats: [{ food: 3, coin: 4, seal: 2, card: 'a2', lantern: ['r8'] }, {}],
    },
  },
  talk: [
    { say: 'exchange', at: 'holdings' },
    { say: 'garden', at: 'garden:coral:plant' },
    { say: 'chain', at: 'gate' },
  ],
  goal: { score: { gardeners: 7, courtiers: 1 } },
  hintAt: 'placeDie:outside1',
  solutions: [
    [
      'takeDie:white:right',
      'placeDie:outside1',
      'exchange:food',
      'chooseWorker:gardener',
      'garden:coral:plant',
      'pay',
      'gate',
    ],
  ],
};
