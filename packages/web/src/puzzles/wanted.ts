import type { GameName } from '@shirasagi/engine';
import { OFFERED } from '../games/offers.js';
import type { Wanted } from './choose.js';
import { DIFFICULTIES, THEMES } from './puzzle.js';

/** Which puzzles of which game were chosen last. */
export interface Chosen extends Wanted {
  readonly game: GameName;
}

const KEY = 'shirasagi-puzzles-wanted';

const known = <T extends string>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((one) => one === value) ?? usual;

/** What was chosen last, as this browser keeps it. */
export function readChosen(): Chosen {
  let kept: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof kept;
  } catch {
    // What cannot be read was never chosen.
  }
  return {
    game: known(OFFERED, kept.game, OFFERED[0]),
    theme: known(['all', ...THEMES] as const, kept.theme, 'all'),
    difficulty: known(['all', ...DIFFICULTIES] as const, kept.difficulty, 'all'),
  };
}

/** Keeps what was chosen; a browser that refuses forgets it with the page. */
export function keepChosen(chosen: Chosen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A full or closed storage is no reason not to play on.
  }
}
