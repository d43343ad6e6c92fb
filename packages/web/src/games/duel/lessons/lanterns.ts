import type { Lesson } from '../../../learn/lesson.js';

/** Take a Lantern card first, then light its Lantern: everything in that area is given again. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'lanterns',
  start: {
    seed: 'lanterns',
    position: {
      game: 'duel',
      floors: { act5: 'improve', act6: 'lantern', deck3: { top: 'f05' } },
      lanternRow: ['coral2', 'black4', 'white3'],
      seats: [{ coin: 3, lantern: { black: ['black3'] } }, {}],
    },
  },
  talk: [
    { say: 'area', at: 'lanterns' },
    { say: 'card', at: 'lanternCard:1' },
    { say: 'light', at: 'act:act6' },
  ],
  goal: { gain: { food: 1, iron: 1, pearl: 2 }, moves: ['lanternCard:*'] },
  hintAt: 'act:deck3',
  solutions: [['place:coral:loc6', 'act:deck3', 'lanternCard:1', 'act:act6', 'lantern:black']],
};
