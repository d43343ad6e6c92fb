import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, create, type DuelPosition, isOver, legalMoves, seeded, toPosition } from '@shirasagi/engine';
import { follow, type Identities } from './identity';

const placesOf = (names: Identities): Map<string, string> =>
  new Map([...names].flatMap(([place, there]) => there.map((name) => [name, place] as const)));

test('every token and Clan Seal keeps its name through whole games, and one move moves few of them', () => {
  for (const seed of ['a', 'b', 'c']) {
    const rng = seeded(seed);
    const state = create('duel', {}, rng);
    const position = () => toPosition(state) as DuelPosition;
    let names = follow(new Map(), position());
    let places = placesOf(names);
    const all = [...places.keys()].sort();
    assert.equal(all.length, 12 + 16);
    while (!isOver(state)) {
      const legal = legalMoves(state);
      apply(state, legal[rng(legal.length)], rng);
      names = follow(names, position());
      const now = placesOf(names);
      assert.deepEqual([...now.keys()].sort(), all);
      const moved = all.filter((name) => now.get(name) !== places.get(name));
      // A token, and a seal at most: nothing else lies elsewhere after one decision.
      assert.ok(moved.length <= 2, `${moved.join()} moved at once`);
      places = now;
    }
  }
});

test('the same position leaves every name in its place', () => {
  const state = create('duel', {}, seeded('same'));
  const position = toPosition(state) as DuelPosition;
  const names = follow(new Map(), position);
  assert.deepEqual(follow(names, position), names);
});
