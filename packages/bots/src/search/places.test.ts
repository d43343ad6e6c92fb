import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, clone, equal, legalMoves, rulesFor, type State, seeded } from '@shirasagi/engine';
import { stateAfter, TABLES } from '../testing/games.js';
import { NOWHERE, Places } from './places.js';
import { SearchBot } from './search-bot.js';

const STEPS = 60;

for (const [game, options] of TABLES) {
  test(`a known way leads to the state that its moves and draws lead to: ${game} ${JSON.stringify(options)}`, () => {
    const root = stateAfter(game, options, 20);
    const places = new Places(rulesFor(game));
    places.clear(undefined);
    const first = places.keep(root);
    const fetched = clone(root);
    let known = 0;
    let knownAfterDraws = 0;
    for (let line = 0; line < 300; line++) {
      const rng = seeded(`line ${line % 60}`);
      const played: State = clone(root);
      let place = first;
      let hasDrawn = false;
      for (let step = 0; step < STEPS && played.toMove >= 0 && place !== NOWHERE; step++) {
        const legal = legalMoves(played);
        const move = legal[rng(legal.length)];
        const sizes: number[] = [];
        const drawn: number[] = [];
        apply(played, move, (n) => {
          sizes.push(n);
          drawn.push(rng(n));
          return drawn.at(-1)!;
        });
        let way = places.by(place, move);
        for (let i = 0; i < drawn.length && way !== NOWHERE; i++) {
          assert.equal(places.drawsOn(way), sizes[i]);
          way = places.behind(way, drawn[i]);
        }
        if (way === NOWHERE)
          place = places.add(place, move, played, { count: drawn.length, values: drawn, sizes });
        else {
          assert.equal(places.drawsOn(way), 0);
          place = places.end(way);
          known++;
          if (hasDrawn) knownAfterDraws++;
        }
        hasDrawn ||= drawn.length > 0;
        places.fetch(place, fetched);
        assert.ok(equal(fetched, played));
        assert.equal(places.seat[place], played.toMove);
      }
    }
    assert.ok(known > 100, `${known} known ways`);
    assert.ok(knownAfterDraws > 10, `${knownAfterDraws} known ways after draws`);
  });
}

test('a search that comes back to its tree after another has thought finds its way again', async () => {
  const alone = new SearchBot(seeded(1));
  const disturbed = new SearchBot(seeded(1));
  const other = new SearchBot(seeded(2));
  const state = stateAfter('castle', { players: 2 }, 2);
  const elsewhere = stateAfter('castle', { players: 2 }, 5);
  const rng = seeded(3);
  for (let decision = 0; decision < 6 && state.toMove >= 0; decision++) {
    const undisturbed = await alone.think(state, { nodes: 200 });
    const found = await disturbed.think(state, { nodes: 200 });
    assert.deepEqual(found.best, undisturbed.best);
    await other.think(elsewhere, { nodes: 50 });
    apply(state, found.move, rng);
  }
});
