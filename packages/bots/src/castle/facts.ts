import type { GameFacts } from '../game-facts.js';

export const castleFacts: GameFacts = {
  sight: 0.95,
  nodes: { gardener: 20, steward: 64, samurai: 900 },
  bonus: { time: 1, gardens: 2, points: 1, warriors: 1.5, climbing: 2 },
  surer: new Map([
    [
      1,
      {
        turns: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        powers: [2.049, 1.306, 1.205, 1.517, 1.446, 1.265, 0.937, 0.604, 0.285],
        toMove: [-1.285, 0.165, 0.531, 0.353, 0.187, 0.23, -0.199, 0.203, 0.559],
        bend: 0.11,
      },
    ],
    [2, { turns: [0, 3, 12], powers: [1.551, 1.115, 1.11], toMove: [-0.057, -0.057, -0.057], bend: 0 }],
    [3, { turns: [0, 3, 12], powers: [1.44, 1.005, 0.896], toMove: [-0.053, -0.053, -0.053], bend: 0 }],
    [4, { turns: [0, 3, 12], powers: [1.297, 1.038, 1.173], toMove: [-0.051, -0.051, -0.051], bend: 0 }],
  ]),
  minorMoves: new Set([
    'gainAny',
    'season',
    'order',
    'exchange',
    'pay',
    'skip',
    'endTurn',
    'rivalRoom',
    'rivalGarden',
  ]),
  mainMoves: new Set(['takeDie', 'placeDie']),
  gradeLimits: [0.5, 1, 1.6, 2.4],
  trust: { reach: 0.03, blur: 1.5 },
};
