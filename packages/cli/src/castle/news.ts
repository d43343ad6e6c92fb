import { type CastleEvent, describe, events, type Move, type State } from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/castle';
import { counted, effectWords } from '../sentences/effect-words.js';
import { castlePosition, componentsOf } from './position.js';
import { LONG, rivalAction, spaceWords } from './print.js';
import { castleClan } from './seats.js';

const points = (count: number): string => counted(count, ['point', 'points']);
const coins = (count: number): string => counted(count, ['coin', 'coins']);

const FLOORS: Readonly<Record<string, string>> = {
  floor1: 'floor 1',
  floor2: 'floor 2',
  daimyo: 'the Daimyo',
};

/** What happened besides the move itself, in sentences. */
export function castleNews(before: State, move: Move, drawn: readonly number[], after: State): string[] {
  return [
    ...unasked(before, move, after),
    ...events(before, move, drawn).flatMap((event) => eventWords(event as CastleEvent, after) || []),
  ];
}

/** What had only one answer, so that nobody was asked. */
function unasked(before: State, move: Move, after: State): string[] {
  const old = castlePosition(before);
  const now = castlePosition(after);
  const { kind } = describe(before, move);
  const lines: string[] = [];
  if (kind === 'takeDie' && now.wellDice.length > old.wellDice.length)
    lines.push('Only the well can take the die.');
  now.daimyo.favours.forEach((seat, slot) => {
    if (kind === 'favour' || seat === null || seat === old.daimyo.favours[slot]) return;
    const favour = cards.favours(componentsOf(after), now.daimyo.card)[slot];
    lines.push(`${castleClan(after, seat)} gains the Daimyo's favour: ${effectWords(favour, LONG)}.`);
  });
  return lines;
}

/** An event as a sentence; empty when nothing came of it. */
function eventWords(event: CastleEvent, after: State): string {
  const components = componentsOf(after);
  switch (event.kind) {
    case 'cardShown': {
      const blocks = cards.cardBlocks(components, event.card);
      const words = blocks.map((block) => effectWords(block.do, LONG)).join('; ');
      return `A new card lies in ${event.room}: ${words}.`;
    }
    case 'roundEnded': {
      const order = event.order.map((seat) => castleClan(after, seat)).join(', ');
      return `Round ${event.round} is over. The turn order is now ${order}.`;
    }
    case 'diceRolled':
      return `The dice are rolled for round ${event.round}.`;
    case 'rivalDraws':
      return `The rival draws a card: ${cards.rivalCard(components, event.card).actions.map(rivalAction).join('; ')}.`;
    case 'rivalDie': {
      const where = `${spaceWords(event.space)}${event.occupied ? ', because its space is taken' : ''}`;
      const gain = event.coins > 0 ? `: +${coins(event.coins)}` : '';
      return `The rival takes the ${event.bridge} ${event.value} (${event.place}) and places it ${where}${gain}.`;
    }
    case 'rivalActs':
      return event.possible
        ? `The rival acts: ${rivalAction(event.action)}.`
        : `The rival cannot act (${rivalAction(event.action)}): +${points(event.points)}.`;
    case 'rivalGardener': {
      const { points: worth } = cards.garden(components, event.card);
      return `The rival's gardener goes to the card worth ${points(worth)}.`;
    }
    case 'rivalClimbs':
      return `The rival's courtier climbs to ${FLOORS[event.to] ?? event.to}.`;
    case 'rivalCoins':
      return event.points > 0 ? `The rival turns in ${coins(event.coins)}: +${points(event.points)}.` : '';
    case 'rivalGardens':
      return event.points > 0 ? `The rival's gardens give it ${points(event.points)}.` : '';
  }
}
