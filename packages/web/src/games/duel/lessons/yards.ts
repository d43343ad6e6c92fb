import type { Lesson } from '../../../learn/lesson.js';

/** A card's scroll may train for 1 iron less, and kabutos count double in the Elite yard. */
export const lesson: Lesson = {
  group: 'duel',
  section: 'training',
  start: {
    seed: 'yards',
    position: {
      game: 'duel',
      yards: { basic: { tile: 'n1' }, elite: { tile: 'e1' } },
      floors: { deck1: { top: 'w02' }, deck2: { top: 'o12' }, deck3: { top: 'f10' } },
      seats: [{ iron: 4, coin: 3, cards: [{ id: 'w12', improved: true }] }, {}],
    },
  },
  talk: [
    { say: 'yards', at: 'yard:elite' },
    { say: 'kabutos', at: 'cards' },
    { say: 'scroll', at: 'act:deck1' },
  ],
  goal: { gain: { vp: 4 }, score: { kabutos: 4 } },
  hintAt: 'act:deck1',
  solutions: [
    ['place:black:loc1', 'act:deck1', 'yard:elite', 'reward:first'],
    ['place:white:loc1', 'act:deck1', 'yard:elite', 'reward:first'],
  ],
};
