import type { Lesson } from '../../../learn/lesson.js';

/** Warriors are worth more with every courtier inside: the last turn is for multiplying. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'scoring',
  start: {
    seed: 'scoring',
    position: {
      game: 'castle',
      players: 2,
      round: 3,
      order: [1, 0],
      bridges: {
        coral: { left: 4, right: 5 },
        black: { left: null, right: 4 },
        white: { left: 5, right: null },
      },
      wellDice: ['coral 1', 'black 1', 'black 2', 'white 5', 'white 6'],
      gardens: {
        coral: { plant: { card: 'p5' }, stone: { card: 'k1' } },
        black: { plant: { card: 'p1' }, stone: { card: 'k5' } },
        white: { plant: { card: 'p4' }, stone: { card: 'k2' } },
      },
      yards: {
        yard5: { warriors: [2, 0] },
        yard3: { warriors: [1, 1] },
        yard1: { warriors: [1, 0] },
      },
      seats: [
        {
          food: 3,
          iron: 1,
          pearl: 2,
          coin: 3,
          card: 's02',
          lantern: ['r4', 'a1'],
          courtiers: { gate: 1, floor1: 1 },
        },
        {},
      ],
    },
  },
  talk: [
    { say: 'last', at: 'clans' },
    { say: 'warriors', at: 'train:yard5' },
    { say: 'courtiers', at: 'gate' },
  ],
  goal: { score: { total: 9 } },
  hintAt: 'placeDie:outside1',
  solutions: [
    ['takeDie:coral:right', 'placeDie:outside1', 'chooseWorker:courtier', 'gate', 'climb:gate:1:S1'],
    ['takeDie:white:left', 'placeDie:outside2', 'chooseWorker:courtier', 'gate', 'climb:gate:1:S3'],
  ],
};
