import type { GameFacts } from '../game-facts.js';

export const castleFacts: GameFacts = {
  sight: 0.95,
  nodes: { gardener: 20, steward: 64, samurai: 900 },
  bonus: { time: 1, gardens: 2, points: 1, warriors: 1.5, climbing: 2 },
  surer: new Map([
    [1, { powers: [1.846, 1.562, 1.639], toMove: [0.333, 0.333, 0.333] }],
    [2, { powers: [1.551, 1.115, 1.11], toMove: [-0.057, -0.057, -0.057] }],
    [3, { powers: [1.44, 1.005, 0.896], toMove: [-0.053, -0.053, -0.053] }],
    [4, { powers: [1.297, 1.038, 1.173], toMove: [-0.051, -0.051, -0.051] }],
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
