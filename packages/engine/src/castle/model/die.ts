/** Colour 0-2 and value 1-6 of a die in one byte; 0 is no die. */
export const dieOf = (colour: number, value: number): number => (colour << 3) | value;
export const dieValue = (die: number): number => die & 7;
export const dieColour = (die: number): number => die >> 3;
