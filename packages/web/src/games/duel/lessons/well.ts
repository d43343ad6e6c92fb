import type { Lesson } from '../../../learn/lesson.js';

/** A source that cannot be used gives a Well benefit, and that may make the other one possible. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'actions',
  start: {
    seed: 'well',
    position: {
      game: 'duel',
      yards: { basic: { tile: 'n2' } },
      floors: { deck1: { top: 'w12' }, deck2: { top: 'o12' }, deck3: { top: 'f10' } },
      seats: [{ iron: 1, coin: 1, seal: 1, cards: [{ id: 'w03', improved: true }] }, {}],
    },
  },
  talk: [
    { say: 'sources', at: 'loc2' },
    { say: 'well', at: 'well' },
    { say: 'katanas', at: 'cards' },
  ],
  goal: { score: { katanas: 2 } },
  hintAt: 'well:any',
  solutions: [
    ['place:black:loc2', 'wellInstead:act1', 'well:any', 'gainAny:iron', 'act:act2'],
    ['place:white:loc2', 'wellInstead:act1', 'well:any', 'gainAny:iron', 'act:act2'],
  ],
};
