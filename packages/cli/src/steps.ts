import { type Game, replayGame, replayLog, type State, type Step } from '@shirasagi/engine';
import { recordOf } from './records.js';

/** The decisions of a game that stand, in order. */
export function stepsOf(game: Game): readonly Step[] {
  return replayLog(recordOf(game)).steps;
}

/** The state a game's setup leads to. */
export function firstState(game: Game): State {
  return replayGame({ ...recordOf(game), entries: [] }).state;
}
