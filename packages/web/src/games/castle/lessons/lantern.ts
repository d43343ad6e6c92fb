import type { Lesson } from '../../../learn/lesson.js';

/** A die from the left end brings the Lantern Reward; a room with a lantern brings it a second time. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'lantern',
  start: {
    seed: 'lantern',
    position: {
      game: 'castle',
      players: 2,
      bridges: {
        coral: { left: 2, centre: [4], right: 5 },
        black: { left: 3, centre: [4], right: 6 },
        white: { left: 1, centre: [3], right: 4 },
      },
      rooms: {
        S1: { card: 's13', tiles: ['coral', 'black', 'white'] },
        S2: { card: 's12', tiles: ['black', 'white', 'coral'] },
        S3: { card: 's07', tiles: ['white', 'coral', 'black'] },
      },
      seats: [{ food: 1, iron: 2, coin: 2, seal: 1, card: 'a1', lantern: ['r2', 'd03', 'd08', 'vp'] }, {}],
    },
  },
  talk: [
    { say: 'area', at: 'lanterns' },
    { say: 'left', at: 'takeDie:black:left' },
  ],
  goal: { gain: { vp: 6 } },
  hintAt: 'placeDie:S1',
  solutions: [['takeDie:black:left', 'placeDie:S1', 'chooseBlock:S1:middle']],
};
