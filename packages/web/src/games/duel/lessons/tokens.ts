import type { Lesson } from '../../../learn/lesson.js';

/** The last token goes out, the first one comes back: which Lantern shines depends on what is covered or taken. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'tokens',
  // The second player ends the Outgoing round and begins the Return round.
  seat: 1,
  turns: 2,
  start: {
    seed: 'tokens',
    position: {
      game: 'duel',
      floors: {
        loc1: { tile: 'coral', tokens: ['black', 'white'] },
        loc2: { tile: 'coral', tokens: ['black'] },
        loc3: { tile: 'black', tokens: ['coral', 'white'] },
        loc4: { tile: 'black', tokens: ['white', 'coral', 'black'] },
        loc5: { tile: 'white', tokens: ['black', 'white'] },
        loc6: { tile: 'white', tokens: ['coral'] },
        deck1: { top: 'w12' },
        deck2: { top: 'o12' },
        deck3: { top: 'f10' },
      },
      yards: { basic: { tile: 'n4' } },
      climb: { left: ['c2', 'c5'], right: ['c3', 'c6'] },
      seats: [
        { tokens: { coral: 0, black: 0, white: 0 } },
        {
          iron: 1,
          pearl: 1,
          tokens: { coral: 1, black: 0, white: 0 },
          cards: [
            { id: 'w03', improved: true },
            { id: 'f04', improved: true },
          ],
        },
      ],
    },
  },
  talk: [
    { say: 'cover', at: 'loc2' },
    { say: 'need', at: 'holdings' },
    { say: 'back', at: 'loc3' },
  ],
  goal: { score: { katanas: 2, flags: 2 } },
  hintAt: 'loc2',
  solutions: [
    ['place:coral:loc2', 'act:act2', 'endTurn', 'take:loc3', 'act:act3', 'climb:left:1'],
    ['place:coral:loc2', 'act:act2', 'endTurn', 'take:loc3', 'act:act3', 'climb:right:1'],
  ],
};
