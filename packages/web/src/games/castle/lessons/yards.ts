import type { Lesson } from '../../../learn/lesson.js';

/** The most expensive yard has two tiles, and one of them may send the next warrior. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'warriors',
  start: {
    seed: 'yards',
    position: {
      game: 'castle',
      players: 2,
      bridges: {
        coral: { left: 1, centre: [3], right: 4 },
        black: { left: 2, centre: [4], right: 6 },
        white: { left: 2, centre: [3], right: 5 },
      },
      yards: {
        yard5: { tiles: ['t2', 't8'] },
        yard3: { tiles: ['t1'] },
        yard1: { tiles: ['t6'] },
      },
      seats: [
        {
          iron: 6,
          food: 1,
          coin: 1,
          seal: 1,
          card: 'a1',
          lantern: ['r3'],
          courtiers: { floor1: 1, floor2: 1 },
        },
        {},
      ],
    },
  },
  talk: [
    { say: 'cost', at: 'train:yard5' },
    { say: 'tiles', at: 'yardTile:t2' },
    { say: 'worth', at: 'train:yard1' },
  ],
  goal: { gain: { vp: 2 }, score: { warriors: 6 } },
  hintAt: 'placeDie:outside2',
  solutions: [
    [
      'takeDie:black:right',
      'placeDie:outside2',
      'chooseWorker:warrior',
      'train:yard5',
      'yardTile:t2',
      'train:yard1',
      'skip',
      'yardTile:t8',
    ],
    [
      'takeDie:white:right',
      'placeDie:outside2',
      'chooseWorker:warrior',
      'train:yard5',
      'yardTile:t8',
      'yardTile:t2',
      'train:yard1',
    ],
  ],
};
