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
        loc3: { tile: 'black', tokens: ['white', 'black', 'coral'] },
        loc4: { tile: 'black', tokens: ['coral', 'white'] },
        loc5: { tile: 'white', tokens: ['black', 'white'] },
        loc6: { tile: 'white', tokens: ['coral'] },
        deck1: { top: 'w12' },
        deck2: { top: 'o12' },
        deck3: { top: 'f10' },
      },
      seats: [
        { tokens: { coral: 0, black: 0, white: 0 } },
        { tokens: { coral: 1, black: 0, white: 0 }, lantern: { black: ['black2', 'black5'], white: ['white2', 'white3'] } },
      ],
    },
  },
  talk: [
    { say: 'cover', at: 'loc2' },
    { say: 'own', at: 'lanterns' },
    { say: 'back', at: 'loc4' },
  ],
  goal: { gain: { iron: 1, seal: 1, pearl: 1, food: 1, vp: 2 } },
  hintAt: 'loc2',
  solutions: [
    ['place:coral:loc2', 'endTurn', 'take:loc4'],
    ['place:coral:loc2', 'endTurn', 'take:loc1'],
  ],
};
