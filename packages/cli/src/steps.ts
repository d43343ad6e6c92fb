import { type GameRecord, replayGame, replayLog, type State, type Step } from '@shirasagi/engine';

/** The decisions of a record that stand, in order. */
export function stepsOf(record: GameRecord, edition?: unknown): readonly Step[] {
  return replayLog(record, edition).steps;
}

/** The state a record's setup leads to. */
export function firstState(record: GameRecord, edition?: unknown): State {
  return replayGame({ ...record, entries: [] }, edition).state;
}
