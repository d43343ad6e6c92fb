import {
  type CastleComponents,
  type CastlePosition,
  type CastleState,
  type State,
  toPosition,
} from '@shirasagi/engine';

/** A card that lies in rooms and on domains: its blocks as printed, top first. */
export interface RoomCard {
  readonly id: string;
  readonly threePlus: boolean;
  readonly blocks: readonly { readonly name: string; readonly do: string; readonly dark: boolean }[];
  /** The number of the block each domain row uses. */
  readonly rows: Readonly<Record<string, number>>;
}

type RivalCard = CastleComponents['rivalDeck'][number];
type Block = CastleComponents['stewards'][number]['top'];

const ROWS = ['top', 'middle', 'bottom'] as const;
const HALVES = ['first', 'second'] as const;

/** Cards and tiles of a state's edition by id. */
export class CastleParts {
  private readonly components: CastleComponents;
  /** Steward cards, then Diplomat cards, in component order. */
  readonly roomCards: readonly RoomCard[];

  constructor(state: State) {
    this.components = (state as CastleState).edition.components;
    const block = (name: string, { do: effect, dark }: Block) => ({ name, do: effect, dark: dark === true });
    this.roomCards = [
      ...this.components.stewards.map((card) => ({
        id: card.id,
        threePlus: card.threePlus,
        blocks: ROWS.map((row) => block(row, card[row])),
        rows: { top: 0, middle: 1, bottom: 2 },
      })),
      ...this.components.diplomats.map((card) => ({
        id: card.id,
        threePlus: card.threePlus,
        blocks: HALVES.map((half) => block(half, card[half])),
        rows: { top: 0, middle: card.firstRows === 2 ? 0 : 1, bottom: 1 },
      })),
    ];
  }

  /** The room card of that id; nothing for a starting action. */
  roomCard(id: string | null): RoomCard | undefined {
    return this.roomCards.find((card) => card.id === id);
  }

  /** How many of the room cards are Stewards. */
  get stewards(): number {
    return this.components.stewards.length;
  }

  /** What a domain card does for a row. */
  domainBlock(id: string, row: string): string {
    const card = this.roomCard(id);
    return card ? card.blocks[card.rows[row]].do : this.startingAction(id);
  }

  startingAction(id: string): string {
    return this.components.startingActions.find((card) => card.id === id)!.do;
  }

  startingResource(id: string): { readonly gain: string; readonly lantern: string } {
    return this.components.startingResources.find((card) => card.id === id)!;
  }

  favours(id: string): readonly string[] {
    const { daimyo, promo } = this.components;
    return [...daimyo, ...promo.daimyo].find((card) => card.id === id)!.favours;
  }

  garden(id: string): { readonly food: number; readonly points: number; readonly do: string } {
    const { gardens, promo } = this.components;
    return [...gardens, ...promo.gardens].find((card) => card.id === id)!;
  }

  /** What a yard tile does in its place: yard5 shows a blue and a yellow side, yard3 blue, yard1 yellow. */
  yardTile(id: string, yard: string, place: number): string {
    const { yardTiles, promo } = this.components;
    const tile = [...yardTiles, ...promo.yardTiles].find((item) => item.id === id)!;
    return yard === 'yard3' || (yard === 'yard5' && place === 0) ? tile.blue : tile.yellow;
  }

  rivalCard(id: string): RivalCard {
    return this.components.rivalDeck.find((card) => card.id === id)!;
  }

  /** The icon on the back of a card. */
  lantern(id: string): string {
    const { startingResources, decrees, lanternSides } = this.components;
    const own = [...startingResources, ...decrees].find((card) => card.id === id);
    if (own) return own.lantern;
    const number = this.roomCards.findIndex((card) => card.id === id);
    if (number < 0) return lanternSides.startingAction;
    return number < this.stewards ? lanternSides.steward : lanternSides.diplomat;
  }
}

/** A state of The White Castle as a position. */
export function castlePosition(state: State): CastlePosition {
  return toPosition(state) as CastlePosition;
}
