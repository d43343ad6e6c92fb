import type { Lesson } from '../../../learn/lesson.js';

/** Flags are multiplied by the space of the courtier; only the space it stops on gives its reward. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'climbing',
  start: {
    seed: 'climbing',
    position: {
      game: 'duel',
      // The other player has begun and covered a black Lantern with white.
      starting: 1,
      climb: { left: ['c2', 'c5'], right: ['c3', 'c6'] },
      floors: { loc3: { tile: 'black', tokens: ['white'] }, deck2: { top: 'w12' } },
      seats: [
        { pearl: 4, coin: 1, cards: [{ id: 'f11', improved: true }] },
        { tokens: { coral: 2, black: 2, white: 1 } },
      ],
    },
  },
  talk: [
    { say: 'flags', at: 'cards' },
    { say: 'cost', at: 'climb-left-2' },
    { say: 'pearl', at: 'loc3' },
  ],
  goal: { score: { flags: 6 } },
  hintAt: 'loc3',
  solutions: [
    ['place:coral:loc3', 'act:act3', 'climb:left:2'],
    ['place:black:loc3', 'act:act3', 'climb:right:2'],
  ],
};
