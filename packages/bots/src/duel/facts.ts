import type { GameFacts } from '../game-facts.js';

export const duelFacts: GameFacts = {
  sight: 0.35,
  nodes: { gardener: 10, steward: 28, samurai: 1200 },
  bonus: { time: 3, gardens: 0.5, points: 0.5, warriors: 1.5, climbing: 0.5 },
  surer: new Map([
    [2, { turns: [0, 3, 12], powers: [1.273, 1.203, 1.091], toMove: [-0.033, -0.033, -0.033], bend: 0 }],
  ]),
  minorMoves: new Set([
    'noSwap',
    'well',
    'payMix',
    'payResource',
    'gainAny',
    'gainMoney',
    'giveBack',
    'order',
    'pay',
    'exchange',
    'skip',
    'endTurn',
  ]),
  mainMoves: new Set(['place', 'take']),
  gradeLimits: [0.6, 1.2, 2, 3],
  trust: { reach: 0.03, blur: 1.5 },
};
