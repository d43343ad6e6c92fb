import type { CastleComponents, CastleState, State } from '@shirasagi/engine';
import { cards, type RoomCard } from '@shirasagi/engine/castle';
import { effectWords } from '../sentences/effect-words.js';
import { castlePosition, componentsOf } from './position.js';
import { LONG, rivalAction, spaceWords } from './print.js';

/** A rival card's two faces in words. */
function rivalCard(components: CastleComponents, id: string | null): string {
  if (id === null) return '  not known';
  const { die, to, actions } = cards.rivalCard(components, id);
  return `  the ${die.join(' ')} die goes ${spaceWords(to)}; ${actions.map(rivalAction).join('; ')}`;
}

function roomCard({ id, blocks }: RoomCard): string {
  const texts = blocks.map((block) => `${block.dark ? '*' : ''}${effectWords(block.do, LONG)}`);
  return `  ${id}  ${texts.join('; ')}`;
}

/** The cards that may still come: those not seen yet, deck by deck. */
export function castleDecks(state: State): string[] {
  const components = componentsOf(state);
  const stewards = cards.cardsLeft(state as CastleState, 1).map(roomCard);
  const diplomats = cards.cardsLeft(state as CastleState, 2).map(roomCard);
  const rival = castlePosition(state).rivalDeck?.map((id) => rivalCard(components, id));
  return [
    `Steward cards left: ${stewards.length} (* dark block)`,
    ...stewards,
    `Diplomat cards left: ${diplomats.length}`,
    ...diplomats,
    ...(rival ? ["The rival's deck, from the top:", ...rival] : []),
  ];
}
