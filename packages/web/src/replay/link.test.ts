import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type GameName,
  type GameRecord,
  legalMoves,
  type Options,
  replayLog,
  seeded,
  start,
} from '@shirasagi/engine';
import fc from 'fast-check';
import { readRoute } from '../app/route.js';
import type { SeatPlayer } from '../session/session.js';
import { linkTo, readLink, recordUpTo } from './link.js';

const TABLES: readonly (readonly [GameName, Options, readonly SeatPlayer[]])[] = [
  ['castle', { players: 1, level: 'easy' }, [{ kind: 'person', name: 'Ann' }, { kind: 'rival' }]],
  [
    'castle',
    { players: 2 },
    [
      { kind: 'person', name: 'Ann' },
      { kind: 'opponent', level: 'daimyo' },
    ],
  ],
  ['castle', { players: 4, promo: true }, Array(4).fill({ kind: 'opponent', level: 'samurai' })],
  ['duel', {}, Array(2).fill({ kind: 'person', name: 'Ben' })],
];

function played(game: GameName, options: Options, most: number): GameRecord & { readonly game: GameName } {
  const rng = seeded(`links ${game}`);
  const table = start(game, options, rng);
  while (table.state.toMove >= 0 && table.decisions < most) {
    const legal = legalMoves(table.state);
    table.play(legal[rng(legal.length)], rng);
  }
  return { ...table.record(), game };
}

/** Reads an address as the page does. */
function open(hash: string) {
  const route = readRoute(hash);
  assert.equal(route.page, 'watch');
  return route.page === 'watch' ? readLink(route.packed, route.query) : assert.fail();
}

for (const [game, options, sitters] of TABLES)
  test(`a link leads to the same moment of the same game: ${game} ${JSON.stringify(options)}`, () => {
    for (const [decisions, at] of [
      [0, 0],
      [30, 12],
      [10_000, 30],
    ]) {
      const record = played(game, options, decisions);
      const link = linkTo({ record, sitters, at });
      assert.ok(link.length < 400, `${link.length} characters`);
      assert.ok(!link.includes('Ann') && !link.includes('Ben'), 'names are not told');
      const shared = open(link);
      assert.deepEqual(shared.record, record);
      assert.equal(shared.at, at);
      const kinds = (list: readonly SeatPlayer[]) =>
        list.map((sitter) => ('level' in sitter ? sitter.level : sitter.kind));
      assert.deepEqual(kinds(shared.sitters), kinds(sitters));
    }
  });

test('a moment that is none is the nearest one', () => {
  const record = played('duel', {}, 20);
  const link = linkTo({ record, sitters: [], at: 5 });
  const at = (moment: string) => open(link.replace('at=5', `at=${moment}`)).at;
  assert.equal(at('-3'), 0);
  assert.equal(at('9e9'), 20);
  assert.equal(at('many'), 20);
  assert.equal(open(link.replace(/\?.*/, '')).at, 20);
});

test('hostile links are refused, and none of them breaks the page', () => {
  const record = played('castle', { players: 2 }, 40);
  const good = linkTo({ record, sitters: [], at: 5 });
  for (const bad of [
    '#/watch/',
    '#/watch/%',
    '#/watch/%E0%A4%A',
    '#/watch/<script>',
    '#/watch/AAAA',
    '#/watch/__proto__?seats=__proto__,constructor',
    `#/watch/${'A'.repeat(5000)}`,
    `#/watch/${'A'.repeat(100_000)}`,
    good.replace('?', 'A?'),
    good.replace('/watch/A', '/watch/B'),
    `${good.slice(0, 40)}?at=3`,
  ])
    assert.throws(() => open(bad), Error, bad.slice(0, 60));
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const route = readRoute(`#/watch/${text}`);
      if (route.page !== 'watch') return;
      assert.throws(() => readLink(route.packed, route.query), Error);
    }),
  );
});

test('playing on begins with the decisions that stood, without what was taken back', () => {
  const rng = seeded('play on');
  const table = start('castle', { players: 2 }, rng);
  while (table.decisions < 25) {
    const legal = legalMoves(table.state);
    table.play(legal[rng(legal.length)], rng);
    if (rng(4) === 0 && table.takeBackLimit < table.decisions) table.takeBack(table.decisions - 1);
  }
  const record = table.record();
  const cut = recordUpTo(record, 10);
  assert.equal(cut.entries.length, 10);
  assert.deepEqual(replayLog(cut).game.state.bytes, replayLog(record).steps[10].before.bytes);
});
