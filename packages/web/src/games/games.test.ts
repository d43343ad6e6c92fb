import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, GAME_NAMES, rulesFor, seeded } from '@shirasagi/engine';
import { viewOf } from './index.js';
import { OFFERED, OFFERS } from './offers.js';
import { gameOf, SECTIONS } from './rules.js';
import { RULES_PARTS } from './rules-parts.js';

test('every game has a table, sentences and an offer that fits its rules', () => {
  assert.deepEqual([...OFFERED].sort(), [...GAME_NAMES].sort());
  for (const game of GAME_NAMES) {
    const view = viewOf(create(game, {}, seeded(1)));
    assert.ok(view.Table && view.sentences, game);
    const { players, switches } = OFFERS[game];
    const { playerCounts, optionFields } = rulesFor(game);
    assert.deepEqual(players, playerCounts, game);
    assert.deepEqual(
      switches.filter((name) => !optionFields.includes(name)),
      [],
      game,
    );
  }
});

test('every how-to-play page belongs to a game and has its pictures and tables', () => {
  const pages = Object.keys(SECTIONS) as (keyof typeof SECTIONS)[];
  assert.deepEqual(Object.keys(RULES_PARTS).sort(), [...pages].sort());
  assert.deepEqual([...new Set(pages.map(gameOf))].sort(), [...GAME_NAMES].sort());
});
