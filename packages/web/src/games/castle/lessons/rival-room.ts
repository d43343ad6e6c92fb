import type { Lesson } from '../../../learn/lesson.js';

/** When the rival climbs, you choose the card that leaves: keep the room you need. */
export const lesson: Lesson = {
  group: 'solo',
  section: 'actions',
  turns: 2,
  start: {
    seed: 'rival room',
    position: {
      game: 'castle',
      players: 1,
      level: 'medium',
      order: [0, 1],
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
      rivalDeck: ['v4', 'v6', 'v1', 'v2', 'v3', 'v5', 'v7', 'v8', 'v9'],
      seats: [
        { food: 1, iron: 2, coin: 2, seal: 1, card: 'a1', lantern: ['r2', 'd03', 'd08', 'vp'] },
        { courtiers: { gate: 1 } },
      ],
    },
    line: ['takeDie:white:right', 'placeDie:well', 'endTurn'],
  },
  talk: [
    { say: 'climbs', at: 'rival' },
    { say: 'leaves', at: 'rivalRoom:S2' },
    { say: 'plan', at: 'lanterns' },
  ],
  goal: { gain: { vp: 6 } },
  hintAt: 'placeDie:S1',
  solutions: [
    ['rivalRoom:S2', 'takeDie:black:left', 'placeDie:S1', 'chooseBlock:S1:middle'],
    ['rivalRoom:S3', 'takeDie:black:left', 'placeDie:S1', 'chooseBlock:S1:middle'],
  ],
};
