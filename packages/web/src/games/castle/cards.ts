import type { CastleComponents, CastleState } from '@shirasagi/engine';
import type { RowName } from './printed';

/** One block of a card as it is drawn. */
export interface CardBlock {
  /** Its name in moves: `top` … `second`. */
  readonly name: string;
  readonly text: string;
  readonly dark: boolean;
  /** The domain rows it serves. */
  readonly rows: readonly RowName[];
}

/** The blocks of a Steward, Diplomat or starting action card. */
export function cardBlocks(components: CastleComponents, id: string): CardBlock[] {
  const steward = components.stewards.find((card) => card.id === id);
  if (steward) {
    return (['top', 'middle', 'bottom'] as const).map((name) => ({
      name,
      text: steward[name].do,
      dark: steward[name].dark === true,
      rows: [name],
    }));
  }
  const diplomat = components.diplomats.find((card) => card.id === id);
  if (diplomat) {
    const { first, second, firstRows } = diplomat;
    return [
      {
        name: 'first',
        text: first.do,
        dark: first.dark === true,
        rows: firstRows === 1 ? ['top'] : ['top', 'middle'],
      },
      {
        name: 'second',
        text: second.do,
        dark: second.dark === true,
        rows: firstRows === 1 ? ['middle', 'bottom'] : ['bottom'],
      },
    ];
  }
  const action = components.startingActions.find((card) => card.id === id);
  return action ? [{ name: 'top', text: action.do, dark: false, rows: ['top', 'middle', 'bottom'] }] : [];
}

/** The icon on the Lantern side of a card. */
export function lanternSide(components: CastleComponents, id: string): string {
  const { lanternSides, startingResources, decrees } = components;
  if (components.stewards.some((card) => card.id === id)) return lanternSides.steward;
  if (components.diplomats.some((card) => card.id === id)) return lanternSides.diplomat;
  if (components.startingActions.some((card) => card.id === id)) return lanternSides.startingAction;
  return [...startingResources, ...decrees].find((card) => card.id === id)?.lantern ?? '';
}

/** Ids of the cards left in the Stewards' (floor 1) or the Diplomats' deck. */
export function cardsLeft(state: CastleState, floor: 1 | 2): string[] {
  const { stewards, diplomats } = state.edition.components;
  const first = floor === 1 ? 0 : stewards.length;
  return (floor === 1 ? stewards : diplomats)
    .map((card) => card.id)
    .filter((_, i) => state.inDeck(first + i));
}
