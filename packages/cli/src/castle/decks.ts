import type { CastlePosition, State } from '@shirasagi/engine';
import { effectWords } from '../sentences/effect-words.js';
import { CastleParts, castlePosition } from './parts.js';
import { LONG, rivalAction, spaceWords } from './print.js';

/** A rival card's two faces in words. */
function rivalCard(parts: CastleParts, id: string | null): string {
  if (id === null) return '  not known';
  const { die, to, actions } = parts.rivalCard(id);
  return `  the ${die.join(' ')} die goes ${spaceWords(to)}; ${actions.map(rivalAction).join('; ')}`;
}

function roomDeck(parts: CastleParts, position: CastlePosition, first: number, end: number): string[] {
  const seen = new Set([
    ...Object.values(position.rooms).map((room) => room.card),
    ...position.seats.flatMap((seat) => [seat.card, ...seat.lantern]),
    ...(position.discarded ?? []),
  ]);
  return parts.roomCards
    .slice(first, end)
    .filter((card) => !seen.has(card.id) && !(card.threePlus && position.seats.length < 3))
    .map(({ id, blocks }) => {
      const texts = blocks.map((block) => `${block.dark ? '*' : ''}${effectWords(block.do, LONG)}`);
      return `  ${id}  ${texts.join('; ')}`;
    });
}

/** The cards that may still come: those not seen yet, deck by deck. */
export function castleDecks(state: State): string[] {
  const position = castlePosition(state);
  const parts = new CastleParts(state);
  const stewards = roomDeck(parts, position, 0, parts.stewards);
  const diplomats = roomDeck(parts, position, parts.stewards, parts.roomCards.length);
  const rival = position.rivalDeck?.map((id) => rivalCard(parts, id));
  return [
    `Steward cards left: ${stewards.length} (* dark block)`,
    ...stewards,
    `Diplomat cards left: ${diplomats.length}`,
    ...diplomats,
    ...(rival ? ["The rival's deck, from the top:", ...rival] : []),
  ];
}
