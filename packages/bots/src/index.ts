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
export { FACTS } from './games.js';
export { type Judge, judgeOf } from './judge.js';
export { FONDNESSES, type Fondness } from './levels/fondness.js';
export { GreedyBot } from './levels/greedy.js';
export { isLevel, LEVELS, type Level, opponent, STYLES } from './levels/levels.js';
export { DECISION_LIMITS, thinksByTheClock } from './levels/limits.js';
export { AS_EXPECTED, type More } from './levels/more.js';
export { RandomBot } from './levels/random.js';
export { readSpec, type Spec } from './levels/spec.js';
export type { Style } from './levels/styles.js';
export {
  AS_SAID,
  honestChance,
  oddsBeyondEven,
  type Surer,
  surerAt,
  surerShares,
} from './levels/surer.js';
export { addNet } from './nets.js';
export { moreOf, playersOf, surerOf } from './search/forecast.js';
export { Search } from './search/search.js';
export { SearchBot } from './search/search-bot.js';
export { type SearchOptions, TUNED } from './search/search-options.js';
export { deedsOf, isTurnStart, movesOf, planLength, planOf } from './turns/plan.js';
export { leadOf, type Turn, TurnStudy } from './turns/turn-study.js';
export type { WeightTable, WeightTables } from './weights.js';
export { type Link, startWorker } from './workers/link.js';
export type { WorkerReply, WorkerRequest } from './workers/messages.js';
export { Pool, type Thinker, WorkerDied } from './workers/pool.js';
export { PoolBot } from './workers/pool-bot.js';
