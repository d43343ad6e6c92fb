import type { Lesson } from '../../../learn/lesson.js';

/** One courtier action holds both an audience and a climb, and a long climb may reach the Daimyo. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'courtiers',
  start: {
    seed: 'climbing',
    position: {
      game: 'castle',
      players: 2,
      bridges: {
        coral: { left: 3, centre: [4], right: 6 },
        black: { left: 1, centre: [2], right: 5 },
        white: { left: 2, centre: [4], right: 5 },
      },
      rooms: {
        S1: { card: 's02', tiles: ['coral', 'black', 'white'] },
        S2: { card: 's15', tiles: ['black', 'white', 'coral'] },
        S3: { card: 's07', tiles: ['white', 'coral', 'black'] },
      },
      daimyo: { card: 'y8' },
      seats: [
        {
          food: 1,
          pearl: 5,
          coin: 1,
          seal: 1,
          card: 'a3',
          lantern: ['r4', 'seal'],
          courtiers: { gate: 1, floor1: 1 },
        },
        {},
      ],
    },
  },
  talk: [
    { say: 'action', at: 'chooseBlock:S1:top' },
    { say: 'audience', at: 'gate' },
    { say: 'climb', at: 'holdings' },
  ],
  goal: { score: { courtiers: 8 } },
  hintAt: 'takeDie:coral:right',
  solutions: [
    ['takeDie:coral:right', 'placeDie:S1', 'chooseBlock:S1:top', 'gate', 'climb:floor1:2'],
    ['takeDie:coral:right', 'placeDie:S1', 'chooseBlock:S1:top', 'climb:floor1:2', 'favour:2', 'gate'],
  ],
};
