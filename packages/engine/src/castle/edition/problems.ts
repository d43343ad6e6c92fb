import { problemsIn } from '../../core/problem.js';

/** A text of the edition that a sentence quotes. */
interface Quoted {
  readonly text: string;
}

interface Named {
  readonly word: string;
}

/** What can be wrong with an edition of this game, besides what any value and any effect can have. */
export const CASTLE_PROBLEMS = {
  noChoice: ({ text }: Quoted) => `"${text}" offers a choice with "/", which this game does not have`,
  noPrice: ({ text }: Quoted) => `"${text}" may not have a price here`,
  price: ({ text }: Quoted) => `the price "${text}" must be "coin N" or "seal N" with N from 1 to 9`,
  decreePlace: ({ word }: Named) => `"${word}" may only stand on a starting resource card`,
  lanternSideWord: ({ word }: Named) => `a Lantern side gives a gain or time, not "${word}"`,
  lanternSideOne: ({ text }: Quoted) => `a Lantern side shows one icon, not "${text}"`,
  noNumber: ({ word }: Named) => `"${word}" takes no number`,
  startingGains: ({ text }: Quoted) => `"${text}": a starting resource card gives gains and Decrees only`,
  startingAction: () => 'a starting action holds a worker action or gains',
  lightBlock: () => 'a light block holds gains only',
  darkBlock: () => 'a dark block holds one courtier, gardener or warrior action',
  oneDarkBlock: () => 'a room card has exactly one dark block',
  sameDarkBlocks: () => 'not all cards may have the same dark action: the rooms could never be dealt (C1.4)',
  deckSize: ({ least }: { readonly deck: 'stewards' | 'diplomats'; readonly least: number }) =>
    `at least ${least} must be for two players`,
  decreeTwice: ({ word }: Named) => `another card grants "${word}" already`,
  dieTile: () => 'a Die tile gives gains only',
  longChain: () =>
    'worker actions joined to other parts, and domain rows on gardens, yard tiles or favours, make too long a chain',
  rivalAction: ({ text, known }: Quoted & { readonly known: string }) =>
    `"${text}" is no action of the rival; known are ${known}`,
  rivalDie: ({ colour, place }: { readonly colour: string; readonly place: string }) =>
    `two cards name the ${colour} ${place} die; each die is named once`,
  rivalSpace: () => 'the rival has no domain; name a room, outside or well',
};

/** Tells what is wrong with an edition of this game. */
export const castleProblem = problemsIn(CASTLE_PROBLEMS);
