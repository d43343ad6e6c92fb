import {
  type DuelComponents,
  type DuelPosition,
  type DuelState,
  type State,
  toPosition,
} from '@shirasagi/engine';

type Floors = DuelPosition['floors'];
type Place = Floors[keyof Floors];
/** A location: the colour of its tile, and tokens from the bottom. */
export type Location = Extract<Place, { tile: string }>;
/** An Influence deck: the card that shows, and how many are left with it. */
export type Deck = Extract<Place, { left: number }>;

/** An Influence card: its price, its scroll, and its icons once improved. */
export type InfluenceCard = DuelComponents['influence']['weapon'][number];
type Colour = keyof DuelComponents['lantern'];
type Path = keyof DuelComponents['climb']['top'];

/** A state of the Duel as a position. */
export function duelPosition(state: State): DuelPosition {
  return toPosition(state) as DuelPosition;
}

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

/** The colour of a Lantern card such as `coral3`. */
export const lanternColour = (id: string): string => id.replace(/[0-9]+$/, '');

/** Cards and tiles of a state's edition by id. */
export class DuelParts {
  private readonly edition: DuelState['edition'];

  constructor(state: State) {
    this.edition = (state as DuelState).edition;
  }

  private get components(): DuelComponents {
    return this.edition.components;
  }

  /** The places of each floor, from left to right. */
  get floors(): readonly (readonly string[])[] {
    return this.components.floors;
  }

  get influenceCards(): readonly InfluenceCard[] {
    return Object.values(this.components.influence).flat();
  }

  influence(id: string): InfluenceCard {
    return this.influenceCards.find((card) => card.id === id)!;
  }

  /** The text of an effect by the number the agenda names it with. */
  effect(number: number): string {
    return this.edition.effects[number].text;
  }

  starting(id: string): { readonly gain: string; readonly colour: string; readonly reward: string } {
    return this.components.starting.find((card) => card.id === id)!;
  }

  /** Ids of the Lantern cards. */
  get lanternCards(): readonly string[] {
    return Object.entries(this.components.lantern).flatMap(([colour, rewards]) =>
      rewards.map((_, i) => `${colour}${i + 1}`),
    );
  }

  /** The reward of a card in a Lantern Area: a Lantern card such as `coral3`, or a starting card. */
  lanternReward(id: string): string {
    const [, colour, number] = /^([a-z]+?)([0-9]+)$/.exec(id)!;
    return this.components.lantern[colour as Colour]?.[Number(number) - 1] ?? this.starting(id).reward;
  }

  /** What a garden column gives now and how many icons it counts at the end. */
  column(kind: 'stone' | 'plant', place: number, tile: string): { readonly gain: string; icons: string } {
    const { tiles, stoneIcons, plantIcons } = this.components.gardens;
    const icons = kind === 'stone' ? stoneIcons : plantIcons;
    return { gain: tiles.find(({ id }) => id === tile)![kind], icons: icons[place] };
  }

  yard(yard: 'basic' | 'elite', tile: string): { readonly choose: string; readonly spaces: number } {
    const { yards } = this.components;
    return { choose: yards[yard].find(({ id }) => id === tile)!.choose, spaces: yards.spaces[yard] };
  }

  /** The reward of a space of a path: light side on space 1, dark side on space 2, printed on space 3. */
  climb(path: string, space: number, tiles: readonly string[]): string {
    const { climb } = this.components;
    if (space > tiles.length) return climb.top[path as Path];
    const tile = climb.tiles.find(({ id }) => id === tiles[space - 1])!;
    return space === 1 ? tile.light : tile.dark;
  }

  goods(id: string): string {
    const { common, luxury } = this.components.merchandise;
    return [...common, ...luxury].find((tile) => tile.id === id)!.icons;
  }
}
