import type { CastlePosition } from '@shirasagi/engine';
import type { PieceColour } from '../../../art/die';

/** A die on the table. */
export interface DieJson {
  readonly colour: PieceColour;
  readonly value: number;
}

/** How many dice of the same colour and value lie before this one: their names count on. */
export function sameBefore(dice: readonly DieJson[], index: number): number {
  const { colour, value } = dice[index];
  return dice.slice(0, index).filter((die) => die.colour === colour && die.value === value).length;
}

/** Dice as a position writes them, whose colours are plain texts. */
export const asDice = (dice: CastlePosition['wellDice']): readonly DieJson[] => dice as readonly DieJson[];
