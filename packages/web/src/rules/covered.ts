/** By section and text of a how-to-play page, the rules of docs/rules that a reader learns there. */
export type Covered = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rules that a reader need not know, each with the reason. */
export const NOT_TAUGHT: Readonly<Record<string, string>> = {
  X1: 'the picture of a turn shows the same die and the same room in its parts',
};
