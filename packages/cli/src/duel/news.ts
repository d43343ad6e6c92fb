import {
  type DuelEvent,
  type DuelMove,
  type DuelPosition,
  describe,
  events,
  type Move,
  type State,
} from '@shirasagi/engine';
import { priceWords } from '../sentences/effect-words.js';
import { duelPhrase } from './move-phrases.js';
import { DuelParts, decksOf, duelPosition, lanternColour } from './parts.js';
import { iconWords, words } from './print.js';

type Seat = DuelPosition['seats'][number];

const STACKS = { common: 'Common', luxury: 'Luxury' } as const;

/** What a clan received or moved by itself: where there is only one answer nobody is asked, but it is told. */
function clanNews(
  name: string,
  old: Seat,
  now: Seat,
  parts: DuelParts,
  said: string,
  kind: string,
): string[] {
  const lines: string[] = [];
  for (const { id, improved } of now.cards) {
    const before = old.cards.find((card) => card.id === id);
    if (!before && !said.includes(id))
      lines.push(`${name} takes ${id}: ${words(parts.influence(id).scroll)}.`);
    if (improved && !before?.improved && kind !== 'improve') lines.push(`${name} improves ${id}.`);
  }
  for (const id of now.goods.filter((tile) => !old.goods.includes(tile)))
    lines.push(`${name} takes the goods: ${iconWords(parts.goods(id))}.`);
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
  const parts = new DuelParts(after);
  const { kind } = describe(before, move) as DuelMove;
  const said = duelPhrase(before, move).rest;
  const lines = now.seats.flatMap((seat, i) =>
    clanNews(`Clan ${i + 1}`, old.seats[i], seat, parts, said, kind),
  );
  const news = events(before, move, drawn).map((event) => eventWords(event as DuelEvent, parts));
  return [...lines, ...news];
}

function eventWords(event: DuelEvent, parts: DuelParts): string {
  switch (event.kind) {
    case 'deckShown': {
      const { cost, scroll, icons } = parts.influence(event.card);
      const text = `${priceWords(cost)}; ${words(scroll)}; ${iconWords(icons)}`;
      return `Deck ${event.deck.slice(-1)} now shows ${event.card}: ${text}.`;
    }
    case 'lanternShown':
      return `A new Lantern card: ${lanternColour(event.card)}, ${words(parts.lanternReward(event.card))}.`;
    case 'goodsShown':
      return `The ${STACKS[event.stack]} goods now show ${iconWords(parts.goods(event.tile))}.`;
    case 'returnBegins':
      return `The Return round begins; the starting marker goes to Clan ${event.starting + 1}.`;
  }
}

/** The cards that may still come: those nobody has seen. */
export function duelDecks(state: State): string[] {
  const position = duelPosition(state);
  const parts = new DuelParts(state);
  const seen = new Set([
    ...decksOf(position).map(([, deck]) => deck.top),
    ...position.seats.flatMap((seat) => seat.cards.map((card) => card.id)),
  ]);
  const cards = parts.influenceCards
    .filter((card) => !seen.has(card.id))
    .map(
      ({ id, cost, scroll, icons }) => `  ${id}  ${priceWords(cost)}; ${words(scroll)}; ${iconWords(icons)}`,
    );
  const shown = new Set([
    ...position.lanternRow,
    ...position.seats.flatMap((seat) => Object.values(seat.lantern).flat()),
  ]);
  const lanterns = parts.lanternCards
    .filter((id) => !shown.has(id))
    .map((id) => `  ${lanternColour(id)}: ${words(parts.lanternReward(id))}`);
  return [
    `Influence cards not seen yet: ${cards.length}`,
    ...cards,
    `Lantern cards not seen yet: ${lanterns.length}`,
    ...lanterns,
  ];
}
