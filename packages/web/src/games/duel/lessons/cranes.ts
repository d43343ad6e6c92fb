import type { Lesson } from '../../../learn/lesson.js';

/** Blue cranes times white cranes, and a card counts only once it is turned over. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'cards',
  start: {
    seed: 'cranes',
    position: {
      game: 'duel',
      floors: { deck3: { top: 'w12' } },
      seats: [
        {
          coin: 1,
          cards: [
            { id: 'o10', improved: true },
            { id: 'o04', improved: false },
            { id: 'o07', improved: false },
            { id: 'o01', improved: false },
            { id: 'f04', improved: false },
          ],
        },
        {},
      ],
    },
  },
  talk: [
    { say: 'turned', at: 'cards' },
    { say: 'cranes', at: 'card-o04' },
    { say: 'improve', at: 'act:act6' },
  ],
  goal: { score: { cranes: 8 } },
  hintAt: 'act:act6',
  solutions: [
    ['place:black:loc6', 'act:act6', 'improve:o04', 'improve:o07'],
    ['place:coral:loc5', 'act:act6', 'improve:o07', 'improve:o04'],
  ],
};
