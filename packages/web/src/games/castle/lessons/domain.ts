import type { Lesson } from '../../../learn/lesson.js';

/** A die on a domain row brings all open icons, then the card's action, which may bring the next card. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'domain',
  start: {
    seed: 'domain',
    position: {
      game: 'castle',
      players: 2,
      round: 2,
      bridges: {
        coral: { left: 2, centre: [3], right: 5 },
        black: { left: 1, centre: [3], right: 4 },
        white: { left: 2, centre: [4], right: 6 },
      },
      rooms: {
        S1: { card: 's02', tiles: ['black', 'coral', 'white'] },
        S2: { card: 's10', tiles: ['white', 'black', 'coral'] },
        S3: { card: 's12', tiles: ['white', 'coral', 'black'] },
      },
      seats: [{ pearl: 2, coin: 2, card: 'a1', lantern: ['r6'], courtiers: { gate: 2, floor1: 1 } }, {}],
    },
  },
  talk: [
    { say: 'row', at: 'placeDie:top' },
    { say: 'icons', at: 'row-top' },
    { say: 'card', at: 'card' },
  ],
  goal: { moves: ['placeDie:top', 'climb:*'], gain: { food: 3, pearl: 0 } },
  hintAt: 'chooseBlock:S3:top',
  solutions: [['takeDie:coral:right', 'placeDie:top', 'chooseBlock:top', 'climb:gate:1:S3', 'light:top']],
};
