import type { Lesson } from '../../../learn/lesson.js';

/** At the end of a round every garden under a bridge that still has a die works once more. */
export const lesson: Lesson = {
  group: 'castle',
  section: 'gardeners',
  start: {
    seed: 'gardens',
    position: {
      game: 'castle',
      players: 2,
      order: [1, 0],
      bridges: {
        coral: { left: 2, right: 6 },
        black: { left: null, right: 5 },
        white: { left: 4, right: null },
      },
      wellDice: ['coral 1', 'black 1', 'black 2', 'white 5', 'white 6'],
      gardens: {
        coral: { plant: { card: 'p3' }, stone: { card: 'k3' } },
        black: { plant: { card: 'p4' }, stone: { card: 'k2', clans: [0] } },
        white: { plant: { card: 'p2' }, stone: { card: 'k1', clans: [0] } },
      },
      seats: [{ food: 2, coin: 1, seal: 1, card: 'a2', lantern: ['r9'] }, {}],
    },
  },
  talk: [
    { say: 'cards', at: 'garden:coral:stone' },
    { say: 'end', at: 'garden:white:stone' },
    { say: 'last', at: 'takeDie:white:left' },
  ],
  goal: {
    moves: [
      'garden:coral:stone',
      'activateGarden:coral:stone',
      'activateGarden:black:stone',
      'activateGarden:white:stone',
    ],
  },
  turns: 2,
  hintAt: 'takeDie:coral:right',
  solutions: [
    [
      'takeDie:coral:right',
      'placeDie:outside1',
      'chooseWorker:gardener',
      'garden:coral:stone',
      'endTurn',
      'activateGarden:coral:stone',
      'activateGarden:black:stone',
      'activateGarden:white:stone',
    ],
  ],
};
