/** Opponents for both games. */
export type { Bot, Budget, Candidate, OnProgress, Thought } from './bot.js';
export {
  asPlayed,
  type Option,
  principlesOf,
  reasonsFor,
  recommend,
  waysOf,
  worthOf,
} from './coach/advice.js';
export { CoachBot } from './coach/coach-bot.js';
export type { Principle, Reasons } from './coach/principle.js';
export { FONDNESSES, type Fondness } from './fondness.js';
export { playersOf } from './forecast.js';
export { FACTS } from './games.js';
export { GreedyBot } from './greedy.js';
export { type Judge, judgeOf } from './judge.js';
export { isLevel, LEVELS, type Level, opponent, STYLES } from './levels.js';
export { DECISION_LIMITS, thinksByTheClock } from './limits.js';
export { type Link, startWorker } from './link.js';
export type { WorkerReply, WorkerRequest } from './messages.js';
export { addNet } from './nets.js';
export { Pool, type Thinker, WorkerDied } from './pool.js';
export { PoolBot } from './pool-bot.js';
export { RandomBot } from './random.js';
export { Search } from './search.js';
export { SearchBot } from './search-bot.js';
export { type SearchOptions, TUNED } from './search-options.js';
export { readSpec, type Spec } from './spec.js';
export type { Style } from './styles.js';
export type { Surer } from './surer.js';
export { deedsOf, isTurnStart, planLength, planOf } from './turns/plan.js';
export { leadOf, type Turn, TurnStudy } from './turns/turn-study.js';
export type { WeightTable, WeightTables } from './weights.js';
