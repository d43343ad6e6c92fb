import { type Game, type GameRecord, type Move, replayGame, type State, scripted } from '@shirasagi/engine';
import { standing } from './records.js';

/** One decision of a recorded game, with the states on both sides of it. */
export interface Step {
  readonly before: State;
  readonly move: Move;
  readonly word: string;
  readonly drawn: readonly number[];
  readonly after: State;
  /** Whether the decision closed a turn. */
  readonly closes: boolean;
}

/** Goes through the decisions of a record that stand, one by one. */
export function* walk(record: GameRecord, edition?: unknown): Generator<Step, void, void> {
  const game: Game = replayGame({ ...record, entries: [] }, edition);
  for (const { move: word, drawn = [] } of standing(record)) {
    const before = game.state;
    const move = game.rules.moves.parse(word) as Move;
    const played = game.play(move, scripted(drawn));
    if (!played.ok) throw played.error;
    const after = played.value;
    const closes = game.rules.turnKey(after) !== game.rules.turnKey(before);
    yield { before, move, word, drawn, after, closes };
  }
}

/** The state a record's setup leads to. */
export function firstState(record: GameRecord, edition?: unknown): State {
  return replayGame({ ...record, entries: [] }, edition).state;
}
