import type { Lesson } from '../../../learn/lesson.js';

/** Who is first on the Passage of Time decides what the rival's coins are worth. */
export const lesson: Lesson = {
  group: 'solo',
  section: 'round',
  start: {
    seed: 'rival coins',
    position: {
      game: 'castle',
      players: 1,
      level: 'medium',
      round: 2,
      order: [1, 0],
      bridges: {
        coral: { left: 2, centre: [], right: 5 },
        black: { left: null, centre: [], right: 5 },
        white: { left: 4, centre: [], right: null },
      },
      wellDice: ['coral 4', 'black 3', 'black 4', 'white 5', 'white 6'],
      rooms: {
        D1: { card: 'd06', tiles: ['coral', 'white'] },
        D2: { card: 'd10', tiles: ['black', 'coral'] },
        S1: { card: 's12', tiles: ['coral', 'black', 'white'] },
        S2: { card: 's13', tiles: ['black', 'coral', 'black'] },
        S3: { card: 's09', tiles: ['black', 'coral', 'white'] },
      },
      seats: [
        { food: 1, iron: 1, coin: 2, seal: 1, time: 6, card: 'a3', lantern: ['r5', 'a2'] },
        { time: 8, coin: 8 },
      ],
    },
  },
  talk: [
    { say: 'coins', at: 'rival' },
    { say: 'first', at: 'time' },
    { say: 'last', at: 'takeDie:white:left' },
  ],
  goal: { gain: { time: 3 } },
  hintAt: 'takeDie:white:left',
  solutions: [['takeDie:white:left', 'placeDie:D1', 'chooseBlock:D1:second']],
};
