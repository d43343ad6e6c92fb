import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type GameName, type Options, type State, seeded } from '@shirasagi/engine';
import wabt from 'wabt';
import { judgeOf } from '../judge.js';
import { eachState, TABLES } from '../testing/games.js';
import { type Lookup, PlainEvaluator } from './evaluator.js';
import { MODULE } from './module.js';
import { lookupOf } from './net.js';
import { hasSimd, SimdEvaluator } from './simd.js';
import { FIRST, type NetWeights, readNet, SECOND } from './weights.js';

/** Weights by lot for states of a size, with rows for the first values of every byte. */
function randomNet(size: number, seed: string): NetWeights {
  const rng = seeded(seed);
  const signed = (length: number, most: number): number[] =>
    Array.from({ length }, () => rng(2 * most + 1) - most);
  const counts = Uint8Array.from({ length: size }, () => rng(5));
  const values = Uint8Array.from(
    Array.from(counts).flatMap((count) => Array.from({ length: count }, (_, i) => i + 1)),
  );
  return {
    size,
    counts,
    values,
    rows: Int8Array.from(signed(values.length * FIRST, 127)),
    firstBias: Int16Array.from(signed(FIRST, 2000)),
    second: Int8Array.from(signed(FIRST * SECOND, 127)),
    secondBias: Int32Array.from(signed(SECOND, 100_000)),
    last: Int8Array.from(signed(SECOND, 127)),
    lastBias: rng(1000),
    scale: 1 / 64,
    spreads: new Map(),
  };
}

/** The net's answer worked out anew from its description, with nothing carried over from other states. */
function answerAnew(net: NetWeights, lookup: Lookup, bytes: ArrayLike<number>): number {
  const sums = Int16Array.from(net.firstBias);
  for (let at = 0; at < net.size; at++) {
    const row = lookup[at * 256 + bytes[at]];
    if (row > 0)
      sums.forEach((_, i) => {
        sums[i] += net.rows[(row - 1) * FIRST + i];
      });
  }
  const clip = (value: number): number => Math.max(0, Math.min(127, value));
  const inputs = Array.from(sums, (sum) => clip(sum >> 1));
  let answer = net.lastBias;
  for (let unit = 0; unit < SECOND; unit++) {
    const sum = inputs.reduce(
      (all, input, i) => all + input * net.second[unit * FIRST + i],
      net.secondBias[unit],
    );
    answer += clip(sum >> 6) * net.last[unit];
  }
  return answer;
}

function evaluators(game: GameName, options: Options) {
  let like: State | undefined;
  eachState(game, options, 0, (state) => {
    like ??= state;
  });
  const judge = judgeOf(like!);
  const seats = judge.seats(like!);
  const net = randomNet(like!.bytes.length, game);
  const lookups = Array.from({ length: seats }, (_, seat) => lookupOf(net, judge.perspective(seats, seat)));
  return {
    net,
    lookups,
    seats,
    plain: new PlainEvaluator(net, lookups),
    simd: new SimdEvaluator(net, lookups),
  };
}

test('this machine works nets out with SIMD, so that the tests below compare two ways', () => {
  assert.ok(hasSimd());
});

for (const [game, options] of TABLES) {
  const name = `${game} ${JSON.stringify(options)}`;

  test(`plain numbers and SIMD give the answer of the net's description: ${name}`, () => {
    const { net, lookups, seats, plain, simd } = evaluators(game, options);
    let seen = 0;
    eachState(game, options, 5, (state) => {
      const bytes = state.bytes as Uint8Array;
      // Now and then the states to come are said to be near this one.
      if (seen++ % 5 === 0) for (const evaluator of [plain, simd]) evaluator.anchor(bytes);
      for (let seat = 0; seat < seats; seat++) {
        const expected = answerAnew(net, lookups[seat], bytes);
        assert.equal(plain.answer(bytes, seat), expected);
        assert.equal(simd.answer(bytes, seat), expected);
      }
    });
  });

  test(`bytes that no game leads to are answered alike too: ${name}`, () => {
    const { net, seats, plain, simd } = evaluators(game, options);
    const rng = seeded('hostile');
    for (let i = 0; i < 200; i++) {
      const bytes = Uint8Array.from({ length: net.size }, () => rng(256));
      if (i % 3 === 0) for (const evaluator of [plain, simd]) evaluator.anchor(bytes);
      for (let seat = 0; seat < seats; seat++) {
        const answer = plain.answer(bytes, seat);
        assert.ok(Number.isInteger(answer));
        assert.equal(simd.answer(bytes, seat), answer);
      }
    }
  });

  test(`a seat sees itself first, and nothing gets lost on the way: ${name}`, () => {
    eachState(game, options, 2, (state) => {
      const judge = judgeOf(state);
      const seats = judge.seats(state);
      for (let seat = 0; seat < seats; seat++) {
        const seen = judge.perspective(seats, seat);
        assert.equal(seen.relative(seat), 0);
        const features = new Set(Array.from(state.bytes, (value, at) => seen.feature(at, value)));
        assert.equal(features.size, state.bytes.length);
        if (seat === 0)
          Array.from(state.bytes).forEach((value, at) => {
            assert.equal(seen.feature(at, value), at * 256 + value);
          });
      }
    });
  });
}

test('the module in the repository is what net.wat says', async () => {
  const { parseWat } = await wabt();
  const source = readFileSync(new URL('../../src/net/net.wat', import.meta.url), 'utf8');
  const { buffer } = parseWat('net.wat', source, { simd: true }).toBinary({});
  assert.equal(MODULE, Buffer.from(buffer).toString('base64'));
});

test('a file that holds no weights is refused with the reason', () => {
  assert.throws(() => readNet(new Uint8Array(3)), /too short/);
  assert.throws(() => readNet(new Uint8Array(100)), /begins with other bytes/);
});
