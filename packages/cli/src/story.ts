import { type Move, type State, toPosition } from '@shirasagi/engine';
import { changesOf } from './changes.js';
import { faceFor } from './faces.js';
import { told } from './sentence.js';

/** What happened by a decision, in sentences: the deed, what else could be seen, and what others gained. */
export function story(before: State, move: Move, drawn: readonly number[], after: State): string[] {
  const face = faceFor(before.game);
  const mover = before.toMove;
  const deed = told(face.clan(before, mover), face.deed(before, move), changesOf(before, after, mover));
  const others = toPosition(after).seats.flatMap((_, seat) => {
    const changes = seat === mover ? '' : changesOf(before, after, seat);
    return changes ? [`${face.clan(before, seat)}: ${changes}.`] : [];
  });
  return [deed, ...face.news(before, move, drawn, after), ...others];
}
