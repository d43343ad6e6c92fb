import { apply, type CastleState, create, legalMoves, question, seeded } from '@shirasagi/engine';
import type { Drawn } from '../../../rules/pictures/drawn';
import { CastleScene } from '../../../rules/pictures/scene';
import styles from '../../../rules/pictures/scene.module.css';
import { Rival } from '../clans/rival';
import rival from '../clans/rival.module.css';

/** A game at the moment its rival asks for a decision: only then its drawn cards lie open. */
function asked(): CastleState {
  const rng = seeded('rules');
  const state = create('castle', { players: 1, level: 'medium' }, rng) as CastleState;
  for (;;) {
    const kind = question(state)?.kind;
    if (kind === 'rivalRoom' || kind === 'rivalGarden') return state;
    const moves = legalMoves(state);
    apply(state, moves[rng(moves.length)], rng);
  }
}

let kept: CastleState | undefined;
const RIVAL = (): CastleState => {
  kept ??= asked();
  return kept;
};

/** The rival's deck and the cards it has drawn. */
export const RIVAL_CARDS: Drawn = {
  draw: () => (
    <CastleScene position={RIVAL}>
      <div className={styles.narrow}>
        <Rival />
      </div>
    </CastleScene>
  ),
  marks: [[`.${rival.ends}`], [`.${rival.to}`], [`.${rival.row}`]],
};
