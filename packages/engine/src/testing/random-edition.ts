/** Help for tests only: editions made by lot. */
import { randomComponents as castle } from '../castle/testing/random-edition.js';
import { RulesError } from '../core/result.js';
import { type RandomSource, seeded } from '../core/rng.js';
import { randomComponents as duel } from '../duel/testing/random-edition.js';
import { type GameName, rulesFor } from '../games.js';

const COMPONENTS: Readonly<Record<GameName, (rng: RandomSource) => object>> = { castle, duel };

/** An edition file that is in order, made by lot; the same seed gives the same one. */
export function randomEdition(game: GameName, seed: number | string): object {
  for (let attempt = 0; ; attempt++) {
    const rng = seeded(`edition ${game} ${seed} ${attempt}`);
    const head = { format: 'shirasagi-edition', version: 1, game, name: `by lot ${seed}` };
    const file = { ...head, ...COMPONENTS[game](rng) };
    try {
      rulesFor(game).readEdition(file);
      return file;
    } catch (error) {
      // Some cannot be dealt or chain too long; they are refused, which other tests show.
      if (!(error instanceof RulesError) || attempt === 1000) throw error;
    }
  }
}
