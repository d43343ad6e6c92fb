import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Identities, identify } from './identity.js';

const counts = (places: Record<string, number>) => new Map([['courtier-0', new Map(Object.entries(places))]]);
const at = (identities: Identities, place: string) => identities.get('courtier-0')?.get(place) ?? [];

test('a piece that moves keeps its name, the leftmost leaves first', () => {
  const before = identify(new Map(), counts({ domain: 5 }));
  const after = identify(before, counts({ domain: 4, gate: 1 }));
  assert.deepEqual(at(after, 'gate'), [at(before, 'domain')[0]]);
  assert.deepEqual(at(after, 'domain'), at(before, 'domain').slice(1));
});

test('a piece that goes back takes its name along', () => {
  const home = identify(new Map(), counts({ domain: 2 }));
  const out = identify(home, counts({ domain: 1, gate: 1 }));
  const back = identify(out, counts({ domain: 2 }));
  assert.deepEqual(new Set(at(back, 'domain')), new Set(at(home, 'domain')));
});

test('names stay different when pieces come and go', () => {
  const one = identify(new Map(), counts({ a: 2, b: 1 }));
  const two = identify(one, counts({ a: 1, c: 3 }));
  const names = [...at(two, 'a'), ...at(two, 'c')];
  assert.equal(new Set(names).size, 4);
});
