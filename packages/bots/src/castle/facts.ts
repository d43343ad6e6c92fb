import type { GameFacts } from '../game-facts.js';

export const castleFacts: GameFacts = {
  sight: 0.7,
  nodes: { gardener: 13, steward: 48, samurai: 380 },
  bonus: { time: 1, gardens: 2, points: 2, warriors: 1.5, climbing: 3 },
  surer: {
    net: { powers: [1.384, 1.208, 1.445], toMove: -0.056 },
    sum: { powers: [1, 1, 1], toMove: 0 },
  },
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
