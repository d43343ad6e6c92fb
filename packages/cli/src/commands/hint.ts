import { SearchBot } from '@shirasagi/bots';
import { hash, type Move, type State, seeded } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import { changesBy } from '../sentences/changes.js';
import { offer } from '../sentences/sentence.js';
import { wrap } from '../terminal/wrap.js';

/** States looked at for a hint: a second or so, and the same hint at every asking. */
const NODES = 20_000;
const SHOWN = 3;

/** What a strong player would do here, best first, with the numbers of the choices. */
export async function hint(state: State, moves: readonly Move[]): Promise<string[]> {
  const { best } = await new SearchBot(seeded(hash(state))).think(state, { nodes: NODES });
  const face = faceFor(state.game);
  return best.slice(0, SHOWN).flatMap(({ move, win, score }) => {
    const number = String(moves.indexOf(move) + 1).padStart(3);
    const outlook = `wins ${Math.round(100 * win)}%, expects ${Math.round(score)} points`;
    return wrap(`${number}  ${outlook}: ${offer(face.phrase(state, move), changesBy(state, move))}`, 5);
  });
}
