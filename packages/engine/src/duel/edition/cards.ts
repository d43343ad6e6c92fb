/** Cards and tiles by their ids, and what lies on the floors, as clients show them. */
import type { DuelPosition } from '../position/position.js';
import type { DuelComponents, InfluenceCard, StartingCard } from './components.js';

type Floors = DuelPosition['floors'];
type Place = Floors[keyof Floors];
/** A location: the colour of its tile, and tokens from the bottom. */
export type Location = Extract<Place, { tile: string }>;
/** An Influence deck: the card that shows, and how many are left with it. */
export type Deck = Extract<Place, { left: number }>;
export type InfluenceKind = keyof DuelComponents['influence'];

/** What lies on a place of the floors: a tile's name, a location or a deck. */
export function placeAt(position: DuelPosition, name: string): Place {
  return position.floors[name as keyof Floors];
}

/** The Influence decks by name. */
export function decksOf(position: DuelPosition): [string, Deck][] {
  return Object.entries(position.floors).filter(
    (entry): entry is [string, Deck] => typeof entry[1] !== 'string' && 'top' in entry[1],
  );
}

/** The colour on top of a location: of its last token, or of its tile. */
export function topColour(position: DuelPosition, location: string): string {
  const { tile, tokens } = placeAt(position, location) as Location;
  return tokens.at(-1) ?? tile;
}

/** The sources left and right of a location. */
export function sourcesBeside({ floors }: DuelComponents, location: string): [string, string] {
  const floor = floors.find((places) => places.includes(location))!;
  const at = floor.indexOf(location);
  return [floor[at - 1], floor[at + 1]];
}

/** All Influence cards, each with its kind. */
export function influenceCards({ influence }: DuelComponents): (InfluenceCard & { kind: InfluenceKind })[] {
  const kinds = Object.keys(influence) as InfluenceKind[];
  return kinds.flatMap((kind) => influence[kind].map((card) => ({ ...card, kind })));
}

/** An Influence card and its kind. */
export function influenceCard(components: DuelComponents, id: string) {
  return influenceCards(components).find((card) => card.id === id)!;
}

/** A starting card. */
export function startingCard({ starting }: DuelComponents, id: string): StartingCard {
  return starting.find((card) => card.id === id)!;
}

/** Ids of the Lantern cards. */
export function lanternCards({ lantern }: DuelComponents): string[] {
  return Object.entries(lantern).flatMap(([colour, rewards]) => rewards.map((_, i) => `${colour}${i + 1}`));
}

/** The colour of a Lantern card such as `coral3`. */
export function lanternColour(id: string): keyof DuelComponents['lantern'] {
  return id.replace(/[0-9]+$/, '') as keyof DuelComponents['lantern'];
}

/** What a card in a Lantern Area gives: a Lantern card such as `coral3`, or a starting card turned over. */
export function lanternReward(components: DuelComponents, id: string): string {
  const colour = lanternColour(id);
  const reward = components.lantern[colour]?.[Number(id.slice(colour.length)) - 1];
  return reward ?? startingCard(components, id).reward;
}

/** What a garden column gives now, and the icons it counts at the end. */
export function gardenColumn(
  { gardens: { tiles, stoneIcons, plantIcons } }: DuelComponents,
  kind: 'stone' | 'plant',
  place: number,
  tile: string,
): { readonly gain: string; readonly icons: string } {
  const icons = kind === 'stone' ? stoneIcons : plantIcons;
  return { gain: tiles.find(({ id }) => id === tile)![kind], icons: icons[place] };
}

/** The choice a yard tile offers, and how many spaces its yard has. */
export function yardTile(
  { yards }: DuelComponents,
  yard: 'basic' | 'elite',
  tile: string,
): { readonly choose: string; readonly spaces: number } {
  return { choose: yards[yard].find(({ id }) => id === tile)!.choose, spaces: yards.spaces[yard] };
}

/** What a space of a path gives: a tile's light side on space 1, its dark side on space 2, printed on space 3. */
export function climbReward(
  { climb }: DuelComponents,
  position: DuelPosition,
  path: string,
  space: number,
): string {
  const tiles = position.climb[path];
  if (space > tiles.length) return climb.top[path as keyof typeof climb.top];
  const tile = climb.tiles.find(({ id }) => id === tiles[space - 1])!;
  return space === 1 ? tile.light : tile.dark;
}

/** The icons of a Merchandise tile; none where no tile is left. */
export function goodsIcons({ merchandise }: DuelComponents, id: string | undefined): string {
  return [...merchandise.common, ...merchandise.luxury].find((tile) => tile.id === id)?.icons ?? '';
}
