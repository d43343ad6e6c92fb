/** Cards and tiles by their ids, as clients show them. */
import { PLACE_IS_BLUE, type ROWS, YARD_PLACES, YARDS } from '../model/board.js';
import type {
  Block,
  CastleComponents,
  DiplomatCard,
  GardenCard,
  StartingResource,
  StewardCard,
} from './components.js';
import type { RivalCard } from './rival-deck.js';

type RowName = (typeof ROWS)[number];

/** One block of a card. */
export interface CardBlock {
  /** Its name in moves: `top`, `middle`, `bottom`, or `first`, `second` on a Diplomat card. */
  readonly name: string;
  readonly do: string;
  readonly dark: boolean;
  /** The domain rows it serves. */
  readonly rows: readonly RowName[];
}

/** A card that lies in rooms and on domains, with its blocks as printed, top first. */
export interface RoomCard {
  readonly id: string;
  readonly threePlus: boolean;
  readonly blocks: readonly CardBlock[];
}

const block = (name: string, { do: effect, dark }: Block, rows: readonly RowName[]): CardBlock => ({
  name,
  do: effect,
  dark: dark === true,
  rows,
});

const stewardBlocks = (card: StewardCard): CardBlock[] => [
  block('top', card.top, ['top']),
  block('middle', card.middle, ['middle']),
  block('bottom', card.bottom, ['bottom']),
];

const diplomatBlocks = ({ first, second, firstRows }: DiplomatCard): CardBlock[] => [
  block('first', first, firstRows === 1 ? ['top'] : ['top', 'middle']),
  block('second', second, firstRows === 1 ? ['middle', 'bottom'] : ['bottom']),
];

/** Steward cards, then Diplomat cards: the order questions number them in. */
export function roomCards({ stewards, diplomats }: CastleComponents): RoomCard[] {
  return [
    ...stewards.map((card) => ({ id: card.id, threePlus: card.threePlus, blocks: stewardBlocks(card) })),
    ...diplomats.map((card) => ({ id: card.id, threePlus: card.threePlus, blocks: diplomatBlocks(card) })),
  ];
}

/** The blocks of the room card that has this number in questions. */
export function numberedBlocks({ stewards, diplomats }: CastleComponents, card: number): CardBlock[] {
  return card < stewards.length
    ? stewardBlocks(stewards[card])
    : diplomatBlocks(diplomats[card - stewards.length]);
}

/** The blocks of a Steward, Diplomat or starting action card; none for any other card. */
export function cardBlocks(components: CastleComponents, id: string | null): CardBlock[] {
  const steward = components.stewards.find((card) => card.id === id);
  if (steward) return stewardBlocks(steward);
  const diplomat = components.diplomats.find((card) => card.id === id);
  if (diplomat) return diplomatBlocks(diplomat);
  const action = components.startingActions.find((card) => card.id === id);
  return action ? [block('top', action, ['top', 'middle', 'bottom'])] : [];
}

/** What a domain card does for a row. */
export function domainBlock(components: CastleComponents, id: string | null, row: string): string {
  const serving = cardBlocks(components, id).find(({ rows }) => rows.includes(row as RowName));
  return serving?.do ?? '';
}

/** What a starting action card does. */
export function startingAction(components: CastleComponents, id: string): string {
  return components.startingActions.find((card) => card.id === id)!.do;
}

/** A starting resource card: what it gives at once, and its Lantern side. */
export function startingResource(components: CastleComponents, id: string): StartingResource {
  return components.startingResources.find((card) => card.id === id)!;
}

/** The favours of a Daimyo card. */
export function favours({ daimyo, promo }: CastleComponents, id: string): readonly string[] {
  return [...daimyo, ...promo.daimyo].find((card) => card.id === id)!.favours;
}

/** A garden card. */
export function garden({ gardens, promo }: CastleComponents, id: string): GardenCard {
  return [...gardens, ...promo.gardens].find((card) => card.id === id)!;
}

/** What a yard tile does in its place: yard5 shows a blue and a yellow side, yard3 blue, yard1 yellow (C1.10). */
export function yardTile(
  { yardTiles, promo }: CastleComponents,
  id: string,
  yard: string,
  place: number,
): string {
  const tile = [...yardTiles, ...promo.yardTiles].find((item) => item.id === id)!;
  const number = YARD_PLACES[YARDS.indexOf(yard as (typeof YARDS)[number])][place];
  return PLACE_IS_BLUE[number] ? tile.blue : tile.yellow;
}

/** What the tiles of a yard do in their places. */
export function yardEffects(
  components: CastleComponents,
  tiles: readonly string[],
  yard: string,
): { readonly id: string; readonly do: string }[] {
  return tiles.map((id, place) => ({ id, do: yardTile(components, id, yard, place) }));
}

/** A card of the rival's deck. */
export function rivalCard({ rivalDeck }: CastleComponents, id: string): RivalCard {
  return rivalDeck.find((card) => card.id === id)!;
}

/** The icon on the Lantern side of a card. */
export function lanternSide(components: CastleComponents, id: string): string {
  const { lanternSides, startingResources, decrees } = components;
  if (components.stewards.some((card) => card.id === id)) return lanternSides.steward;
  if (components.diplomats.some((card) => card.id === id)) return lanternSides.diplomat;
  if (components.startingActions.some((card) => card.id === id)) return lanternSides.startingAction;
  return [...startingResources, ...decrees].find((card) => card.id === id)?.lantern ?? '';
}

/** A state, as far as decks are concerned. */
interface Decks {
  readonly edition: { readonly components: CastleComponents };
  inDeck(card: number): boolean;
}

/** The cards left in the Stewards' (floor 1) or the Diplomats' deck. */
export function cardsLeft(state: Decks, floor: 1 | 2): RoomCard[] {
  const { stewards } = state.edition.components;
  return roomCards(state.edition.components).filter(
    (_, number) => number < stewards.length === (floor === 1) && state.inDeck(number),
  );
}
