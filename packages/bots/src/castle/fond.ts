import type { FondFigures } from '../levels/fondness.js';

/** Warriors of a clan, those at home included. */
const WARRIORS = 5;

/** What figures of the castle speak of; a deed that stands open counts as done, and what it costs as part of it. */
export const FOND: FondFigures = {
  time: { time: 1, 'open.time': 1 },
  gardens: { stones: 1, plants: 1, 'open.gardener': 1, food: 0.2, 'open.food': 0.2 },
  points: { vp: 1, 'open.vp': 1 },
  warriors: {
    ...{ one: WARRIORS, homeWarriors: -1 },
    ...{ 'open.yard1': 1, 'open.yard3': 1, 'open.yard5': 1 },
    ...{ iron: 0.2, 'open.iron': 0.2 },
  },
  climbing: {
    ...{ floor1: 1, floor2: 2, daimyo: 3, 'open.climb': 1, 'open.farClimb': 1 },
    ...{ pearl: 0.2, 'open.pearl': 0.2 },
  },
};
