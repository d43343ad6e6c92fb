import {
  type DuelComponents,
  type DuelEvent,
  type DuelMove,
  type DuelPosition,
  describe,
  events,
  type Move,
  type State,
} from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/duel';
import { priceWords } from '../sentences/effect-words.js';
import { duelPhrase } from './move-phrases.js';
import { componentsOf, duelPosition } from './position.js';
import { iconWords, words } from './print.js';

type Seat = DuelPosition['seats'][number];

const STACKS = { common: 'Common', luxury: 'Luxury' } as const;

/** What a clan received or moved by itself: where there is only one answer nobody is asked, but it is told. */
function clanNews(
  name: string,
  old: Seat,
  now: Seat,
  components: DuelComponents,
  said: string,
  kind: string,
): string[] {
  const lines: string[] = [];
  for (const { id, improved } of now.cards) {
    const before = old.cards.find((card) => card.id === id);
    if (!before && !said.includes(id))
      lines.push(`${name} takes ${id}: ${words(cards.influenceCard(components, id).scroll)}.`);
    if (improved && !before?.improved && kind !== 'improve') lines.push(`${name} improves ${id}.`);
  }
  for (const id of now.goods.filter((tile) => !old.goods.includes(tile)))
    lines.push(`${name} takes the goods: ${iconWords(cards.goodsIcons(components, id))}.`);
  if (now.space !== old.space && kind !== 'climb')
    lines.push(`${name}'s courtier climbs to space ${now.space} of the ${now.path} path.`);
  if (now.clanSeals !== old.clanSeals && kind !== 'gardenColumn' && kind !== 'yard')
    lines.push(`${name} places a Clan Seal.`);
  return lines;
}

/** What can be seen to happen on the table by a decision, besides holdings that change. */
export function duelNews(before: State, move: Move, drawn: readonly number[], after: State): string[] {
  const old = duelPosition(before);
  const now = duelPosition(after);
  const components = componentsOf(after);
  const { kind } = describe(before, move) as DuelMove;
  const said = duelPhrase(before, move).rest;
  const lines = now.seats.flatMap((seat, i) =>
    clanNews(`Clan ${i + 1}`, old.seats[i], seat, components, said, kind),
  );
  const news = events(before, move, drawn).map((event) => eventWords(event as DuelEvent, components));
  return [...lines, ...news];
}

function eventWords(event: DuelEvent, components: DuelComponents): string {
  switch (event.kind) {
    case 'deckShown': {
      const { cost, scroll, icons } = cards.influenceCard(components, event.card);
      const text = `${priceWords(cost)}; ${words(scroll)}; ${iconWords(icons)}`;
      return `Deck ${event.deck.slice(-1)} now shows ${event.card}: ${text}.`;
    }
    case 'lanternShown':
      return `A new Lantern card: ${cards.lanternColour(event.card)}, ${words(cards.lanternReward(components, event.card))}.`;
    case 'goodsShown':
      return `The ${STACKS[event.stack]} goods now show ${iconWords(cards.goodsIcons(components, event.tile))}.`;
    case 'returnBegins':
      return `The Return round begins; the starting marker goes to Clan ${event.starting + 1}.`;
  }
}

/** The cards that may still come: those nobody has seen. */
export function duelDecks(state: State): string[] {
  const position = duelPosition(state);
  const components = componentsOf(state);
  const seen = new Set([
    ...cards.decksOf(position).map(([, deck]) => deck.top),
    ...position.seats.flatMap((seat) => seat.cards.map((card) => card.id)),
  ]);
  const unseen = cards
    .influenceCards(components)
    .filter((card) => !seen.has(card.id))
    .map(
      ({ id, cost, scroll, icons }) => `  ${id}  ${priceWords(cost)}; ${words(scroll)}; ${iconWords(icons)}`,
    );
  const shown = new Set([
    ...position.lanternRow,
    ...position.seats.flatMap((seat) => Object.values(seat.lantern).flat()),
  ]);
  const lanterns = cards
    .lanternCards(components)
    .filter((id) => !shown.has(id))
    .map((id) => `  ${cards.lanternColour(id)}: ${words(cards.lanternReward(components, id))}`);
  return [
    `Influence cards not seen yet: ${unseen.length}`,
    ...unseen,
    `Lantern cards not seen yet: ${lanterns.length}`,
    ...lanterns,
  ];
}
