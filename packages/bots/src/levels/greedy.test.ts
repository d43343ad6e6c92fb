import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, create, legalMoves, scoreSheet, seeded } from '@shirasagi/engine';
import { TABLES } from '../testing/games.js';
import { GreedyBot } from './greedy.js';
import { RandomBot } from './random.js';

for (const [game, options] of TABLES) {
  test(`greedy beats random players over a few games: ${game} ${JSON.stringify(options)}`, async () => {
    for (let seed = 0; seed < 4; seed++) {
      const rng = seeded(seed);
      const state = create(game, options, rng);
      const bots = [0, 1, 2, 3].map((seat) => (seat === 0 ? new GreedyBot(rng) : new RandomBot(rng)));
      while (state.toMove >= 0) {
        const { move } = await bots[state.toMove].think(state);
        assert.ok(legalMoves(state).includes(move));
        apply(state, move, rng);
      }
      const sheets = scoreSheet(state);
      if (options.level === undefined) assert.equal(sheets[0].rank, 1);
      else assert.ok(sheets[0].total > 30, `${sheets[0].total} points in the solo game`);
    }
  });
}
