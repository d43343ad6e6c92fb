import type { DuelComponents, DuelPosition } from '@shirasagi/engine';

type Floors = DuelPosition['floors'];
type Place = Floors[keyof Floors];
/** A location: the colour of its tile, and tokens from the bottom. */
type Location = Extract<Place, { tile: string }>;
/** An Influence deck: the card that shows, and how many are left with it. */
export type Deck = Extract<Place, { left: number }>;

/** What lies on a place of the floors: a tile's name, a location or a deck. */
export function placeAt(position: DuelPosition, name: string): Place {
  return position.floors[name as keyof Floors];
}

/** The colour on top of a location: of its last token, or of its tile. */
export function topColour(position: DuelPosition, location: string): string {
  const { tile, tokens } = placeAt(position, location) as Location;
  return tokens.at(-1) ?? tile;
}

/** The sources left and right of a location. */
export function sourcesBeside(components: DuelComponents, location: string): [string, string] {
  const floor = components.floors.find((places) => places.includes(location))!;
  const at = floor.indexOf(location);
  return [floor[at - 1], floor[at + 1]];
}

/** An Influence card and its kind. */
export function influenceCard(components: DuelComponents, id: string) {
  const { weapon, flag, origami } = components.influence;
  const kind = weapon.some((card) => card.id === id)
    ? 'weapon'
    : flag.some((card) => card.id === id)
      ? 'flag'
      : 'origami';
  const card = [...weapon, ...flag, ...origami].find((item) => item.id === id)!;
  return { ...card, kind } as const;
}

/** The colour of a Lantern card such as `coral3`, and what it gives. */
export function lanternCard(components: DuelComponents, id: string) {
  const colour = id.replace(/[0-9]+$/, '') as 'coral' | 'black' | 'white';
  return { colour, reward: components.lantern[colour][Number(id.slice(colour.length)) - 1] };
}

/** What a space of a path gives: a tile's light side, a tile's dark side, or what is printed at the top. */
export function climbReward(components: DuelComponents, position: DuelPosition, path: string, space: number) {
  const tiles = position.climb[path];
  if (space > tiles.length) return components.climb.top[path as 'left' | 'right'];
  const tile = components.climb.tiles.find(({ id }) => id === tiles[space - 1])!;
  return space === 1 ? tile.light : tile.dark;
}

/** The icons of a Merchandise tile. */
export function goodsIcons(components: DuelComponents, id: string | undefined): string {
  const { common, luxury } = components.merchandise;
  return [...common, ...luxury].find((tile) => tile.id === id)?.icons ?? '';
}
