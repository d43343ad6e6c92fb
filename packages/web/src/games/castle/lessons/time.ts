import type { Lesson } from '../../../learn/lesson.js';

/** Each new season costs seals: have them in hand before the heron flies. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'time',
  start: {
    seed: 'time',
    position: {
      game: 'castle',
      players: 2,
      round: 2,
      bridges: {
        coral: { left: 1, centre: [3], right: 4 },
        black: { left: 3, centre: [4], right: 5 },
        white: { left: 4, centre: [5], right: 6 },
      },
      rooms: {
        D1: { card: 'd06', tiles: ['coral', 'white'] },
        D2: { card: 'd10', tiles: ['black', 'coral'] },
        S1: { card: 's12', tiles: ['coral', 'black', 'white'] },
        S2: { card: 's13', tiles: ['black', 'coral', 'black'] },
        S3: { card: 's09', tiles: ['black', 'coral', 'white'] },
      },
      seats: [
        { food: 1, iron: 1, coin: 1, seal: 1, time: 9, card: 'a2', lantern: ['r5', 'seal', 's04'] },
        { time: 10 },
      ],
    },
  },
  talk: [
    { say: 'steps', at: 'time' },
    { say: 'border', at: 'time' },
    { say: 'first', at: 'clans' },
  ],
  goal: { score: { time: 3 }, moves: ['season:yes'] },
  hintAt: 'takeDie:white:left',
  solutions: [['takeDie:white:left', 'placeDie:D1', 'chooseBlock:D1:second', 'season:yes']],
};
