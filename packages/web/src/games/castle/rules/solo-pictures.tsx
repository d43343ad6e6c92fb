import { apply, type CastleState, create, legalMoves, question, seeded } from '@shirasagi/engine';
import type { Drawn } from '../../../rules/rules-parts';
import styles from '../../../rules/scene.module.css';
import { Room } from '../castle/room';
import { ActionFace, Rival } from '../clans/rival';
import rival from '../clans/rival.module.css';
import card from '../domain/card.module.css';
import { useCastle } from '../table-context';
import { roundEnd } from './round-end';
import { CastleScene, castlePosition, move } from './scene';

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

/** The rival plays first, so that its dice can lie on the table before a turn of the player. */
const FIRST = { players: 1, level: 'medium', order: [1, 0] } as const;

const PLACED = castlePosition({
  ...FIRST,
  rooms: { S2: { card: 's02', tiles: ['white', 'coral', 'white'], dice: ['black 2'] } },
});

/** A die of the rival where a player could not place it. */
export const RIVAL_DIE: Drawn = {
  draw: () => (
    <CastleScene position={PLACED}>
      <div className={styles.narrow}>
        <Room room="S2" />
      </div>
    </CastleScene>
  ),
  marks: [[move('placeDie:S2')], [`.${card.tile}`]],
};

const FACES = ['v5', 'v6', 'v1'];

function ActionFaces() {
  const cards = useCastle().state.edition.components.rivalDeck;
  return FACES.flatMap((id) => cards.filter((face) => face.id === id)).map((face) => (
    <ActionFace key={face.id} actions={face.actions} />
  ));
}

const action = (face: number, place: 'first' | 'last'): string =>
  `.${rival.card}:nth-child(${face}) .${rival.action}:${place}-child`;

/** Actions of the rival. */
export const RIVAL_ACTIONS: Drawn = {
  draw: () => (
    <CastleScene position={PLACED}>
      <div className={styles.line}>
        <ActionFaces />
      </div>
    </CastleScene>
  ),
  marks: [
    [action(1, 'first')],
    [action(1, 'last')],
    [action(2, 'first')],
    [action(3, 'first')],
    [action(3, 'last')],
  ],
};

/** The rival's gardeners at the end of a round. */
export const RIVAL_ROUND: Drawn = roundEnd(1, FIRST);
