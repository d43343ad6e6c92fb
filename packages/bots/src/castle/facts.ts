import type { GameFacts } from '../game-facts.js';

export const castleFacts: GameFacts = {
  sight: 0.7,
  nodes: { gardener: 14, steward: 32, samurai: 380 },
  bonus: { time: 1, gardens: 2, points: 1, warriors: 1.5, climbing: 2 },
  surer: {
    net: { powers: [1.551, 1.115, 1.11], toMove: -0.057 },
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
