import { type Game, type Rng, seeded } from '@shirasagi/engine';

/**
 * Chance for the next decision of a game. It follows from the setup and the number of the decision, so that a
 * game read back from its record goes on with the cards and dice it would have had.
 */
export function chanceFor(game: Game): Rng {
  return seeded(`${game.record().setup.join(' ')} / ${game.decisions}`);
}
