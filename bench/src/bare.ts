import { apply, create, type GameName, legalMoves, type Move, type Options, seeded } from '@shirasagi/engine';

/** Decisions a second of bare random play on one core: what an opponent's speed is measured against. */
export function barePlay(game: GameName, options: Options, games = 2000): number {
  const legal: Move[] = [];
  const play = (count: number): number => {
    let decisions = 0;
    for (let i = 0; i < count; i++) {
      const rng = seeded(`bare ${i}`);
      const state = create(game, options, rng);
      for (; state.toMove >= 0; decisions++) {
        legalMoves(state, legal);
        apply(state, legal[rng(legal.length)], rng);
      }
    }
    return decisions;
  };
  // The first games only warm the compiler up.
  play(games / 4);
  const start = performance.now();
  const decisions = play(games);
  return (1000 * decisions) / (performance.now() - start);
}
