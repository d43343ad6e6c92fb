import { readSpec } from '@shirasagi/bots';
import { apply, clone, type Move, type RandomSource, rulesFor, type State, seeded } from '@shirasagi/engine';

/** The turn an opponent plays from a state, up to the first draw. */
export async function turnOf(spec: string, state: State, seed: string): Promise<Move[]> {
  const { budget, seat } = readSpec(spec);
  const bot = seat(seeded(seed));
  const rules = rulesFor(state.game);
  const turn = rules.turnKey(state);
  const at = clone(state);
  const line: Move[] = [];
  let drawn = false;
  const noted: RandomSource = () => {
    drawn = true;
    return 0;
  };
  while (!drawn && at.toMove >= 0 && rules.turnKey(at) === turn) {
    const { move } = await bot.think(at, budget);
    line.push(move);
    apply(at, move, noted);
  }
  return line;
}
