/** The analyst: what a finished game says about luck and choice. */
export { ownNet } from '../nets.js';
export { evaluate } from './evaluate.js';
export { type Alternative, examine, type Finding, type Trial, tryLine } from './examine.js';
export { GRADES, type Grade } from './grade.js';
export { balance, type Entry, type Ledger, type Trust } from './ledger.js';
export { ending, liking, type Outlook } from './outlook.js';
export {
  type BetterLine,
  dearest,
  lostAtSight,
  type Review,
  reviewOf,
  type SeatReview,
  type Sum,
  type TurnReview,
  trialWorth,
} from './review.js';
export {
  allFindings,
  emptyWork,
  examineAll,
  MOST_NODES,
  type ReviewWork,
  resumed,
  STANDARD_NODES,
} from './run.js';
export { type Played, type Stretch, stretchesOf } from './stretch.js';
export { finish, type Work } from './work.js';
