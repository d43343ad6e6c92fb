import { problemsIn } from '../../core/problem.js';

/** A text of the edition that a sentence quotes. */
interface Quoted {
  readonly text: string;
}

type Limited = Quoted & { readonly most: number };

/** What can be wrong with an edition of the Duel, besides what any value and any effect can have. */
export const DUEL_PROBLEMS = {
  choices: ({ text, most }: Limited) => `"${text}" offers more than ${most} choices`,
  gainsOnly: ({ text, known }: Quoted & { readonly known: string }) =>
    `"${text}" must be gains only: ${known}`,
  cost: ({ text }: Quoted) => `the price "${text}" must be numbers followed by c, s or a, such as "3c 1s"`,
  costTwice: ({ text }: Quoted) => `the price "${text}" must name each of c, s and a once, from 1 up`,
  costMost: ({ text, most }: Limited) => `the price "${text}" is above ${most} in all`,
  icons: ({ text, most, letters }: Limited & { readonly letters: string }) =>
    `"${text}" must be 1 to ${most} of the letters ${letters}`,
  place: ({ text, known }: Quoted & { readonly known: string }) => `"${text}" must be one of ${known}`,
  placeTwice: ({ text }: Quoted) => `"${text}" stands twice`,
  twoRewards: ({ text }: Quoted) => `"${text}" must offer two rewards: "A / B"`,
  colourTwice: ({ colour }: { readonly colour: string }) => `must name ${colour} exactly twice`,
  joinedScrolls: ({ most, count }: { readonly most: number; readonly count: number }) =>
    `at most ${most} scrolls may join a purchase or an action to another part, not ${count}`,
};

/** Tells what is wrong with an edition of the Duel. */
export const duelProblem = problemsIn(DUEL_PROBLEMS);
