export type { Bot, Budget, Candidate, OnProgress, Thought } from './bot.js';
export { GreedyBot } from './greedy.js';
export { type Judge, judgeOf } from './judge.js';
export { RandomBot } from './random.js';
export { type SearchOptions, TUNED } from './search.js';
export { SearchBot } from './searcher.js';
export { readSpec, type Spec } from './spec.js';
export type { WeightTable } from './weights.js';
