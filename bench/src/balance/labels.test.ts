import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, create, legalMoves, seeded, toText } from '@shirasagi/engine';
import { labelsOf } from './labels.js';

for (const [game, options, kinds] of [
  ['castle', { players: 3, promo: true }, /^(draft|placeDie|climb|garden:|train|yardTile)/],
  ['duel', {}, /^(start|buy|gardenColumn|yard|climb|trade|lanternCard|improve)/],
] as const) {
  test(`whatever is taken has a name: ${game}`, () => {
    for (let seed = 0; seed < 10; seed++) {
      const rng = seeded(seed);
      const state = create(game, options, rng);
      while (state.toMove >= 0) {
        const legal = legalMoves(state);
        for (const move of legal) {
          const labels = labelsOf(state, move);
          if (kinds.test(toText(state, move))) assert.ok(labels.length > 0, toText(state, move));
          for (const label of labels)
            assert.ok(!label.includes('undefined'), `${toText(state, move)}: ${label}`);
        }
        apply(state, legal[rng(legal.length)], rng);
      }
    }
  });
}
