import { type GameName, type Options, optionsFor } from '@shirasagi/engine';

/** Levels of the solo game's rival. */
export const RIVAL_LEVELS = ['easy', 'medium', 'hard'] as const;

/** Options of the game of that number in a series; alone the rival is met at each of its levels in turn. */
export function optionsInTurn(game: GameName, players: number, number: number): Options {
  const level = RIVAL_LEVELS[number % RIVAL_LEVELS.length];
  return { ...optionsFor(game, players), ...(players === 1 && { level }) };
}
