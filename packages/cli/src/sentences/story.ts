import { type Move, type State, toPosition } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import { changesOf } from './changes.js';
import { told } from './sentence.js';

/** What happened by a decision, in sentences: the phrase, what else could be seen, and what others gained. */
export function story(before: State, move: Move, drawn: readonly number[], after: State): string[] {
  const face = faceFor(before.game);
  const mover = before.toMove;
  const phrase = told(face.clan(before, mover), face.phrase(before, move), changesOf(before, after, mover));
  const others = toPosition(after).seats.flatMap((_, seat) => {
    const changes = seat === mover ? '' : changesOf(before, after, seat);
    return changes ? [`${face.clan(before, seat)}: ${changes}.`] : [];
  });
  return [phrase, ...face.news(before, move, drawn, after), ...others];
}
