import type { GameFacts } from '../game-facts.js';

export const duelFacts: GameFacts = {
  sight: 0.35,
  nodes: { gardener: 10, steward: 28, samurai: 1200 },
  bonus: { time: 3, gardens: 0.5, points: 0.5, warriors: 1.5, climbing: 0.5 },
  surer: new Map([
    [
      2,
      {
        turns: [0, 6, 24],
        powers: [1.266, 1.061, 1.022],
        toMove: [
          0, -0.03, -0.375, -0.145, -0.222, -0.1, -0.094, -0.1, -0.033, -0.034, 0.038, -0.065, -0.046, 0.294,
          -0.172, 0.178, -0.184, 0.162, -0.177, 0.168, -0.191, 0.171, -0.189, 0.196, -0.261,
        ],
        bend: 0.036,
      },
    ],
  ]),
  more: new Map([
    [
      2,
      {
        points: [
          0, 0.589, 0.415, 0.6, 0.811, 0.955, 1.349, 1.32, 1.79, 1.913, 2.363, 2.18, 2.584, 3.439, 2.393,
          3.658, 2.54, 3.887, 2.7, 4.047, 2.769, 4.225, 2.957, 4.594, 3.083,
        ],
        leads: [
          0, 0.7, 0.189, -0.05, 0.007, -0.202, 0.073, -0.363, 0.169, -0.086, 0.432, -0.224, 0.166, 1.723,
          -0.967, 1.199, -1.151, 1.16, -1.256, 1.194, -1.395, 1.258, -1.451, 1.511, -1.793,
        ],
      },
    ],
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
