import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import {
  apply,
  clone,
  equal,
  type GameName,
  legalMoves,
  type Options,
  type State,
  seeded,
} from '@shirasagi/engine';
import type { Thought } from '../bot.js';
import { judgeOf } from '../judge.js';
import { stateAfter, TABLES } from '../testing/games.js';
import { SearchBot } from './search-bot.js';

const think = (state: State, nodes = 200): Promise<Thought> =>
  new SearchBot(seeded(1)).think(state, { nodes });

for (const [game, options] of TABLES) {
  test(`search plays whole games of legal moves: ${game} ${JSON.stringify(options)}`, async () => {
    const state = stateAfter(game, options, 0);
    const rng = seeded(2);
    const bots = [0, 1, 2, 3].map((seat) => new SearchBot(seeded(seat)));
    while (state.toMove >= 0) {
      const before = clone(state);
      const thought = await bots[state.toMove].think(state, { nodes: 16 });
      assert.ok(equal(state, before), 'thinking leaves the state alone');
      assert.ok(legalMoves(state).includes(thought.move));
      apply(state, thought.move, rng);
    }
  });
}

test('a thought is the same whether its progress is told or not', async () => {
  // Each look at the clock finds it much later, so that there is progress to tell all the time.
  let now = 0;
  const clock = mock.method(performance, 'now', () => {
    now += 60;
    return now;
  });
  let times = 0;
  for (const [game, options] of TABLES) {
    const state = stateAfter(game, options, 14);
    const [told, untold] = [new SearchBot(seeded(1)), new SearchBot(seeded(1))];
    const { ms: _, ...one } = await told.think(state, { nodes: 300 }, () => times++);
    const { ms: __, ...other } = await untold.think(state, { nodes: 300 });
    assert.deepEqual(one, other, `${game} ${JSON.stringify(options)}`);
  }
  clock.mock.restore();
  assert.ok(times > TABLES.length);
});

test('a thought tells its best moves, what to expect of them and how much was looked at', async () => {
  const state = stateAfter('castle', { players: 2 }, 2);
  const { move, best, nodes } = await think(state);
  assert.equal(best[0].move, move);
  assert.ok(best.length > 1 && best.length <= 5);
  assert.equal(nodes, 200);
  for (const candidate of best) {
    assert.ok(candidate.win >= 0 && candidate.win <= 1);
    assert.ok(candidate.score > 0 && candidate.score < 150);
    assert.equal(candidate.line[0], candidate.move);
  }
  const visits = best.map((candidate) => candidate.visits);
  assert.deepEqual(
    visits,
    [...visits].sort((a, b) => b - a),
  );
});

test('the line told can be played to the end of the turn or to the first draw', async () => {
  const state = stateAfter('castle', { players: 2 }, 2);
  const seat = state.toMove;
  const { best } = await think(state, 2000);
  for (const move of best[0].line) {
    assert.equal(state.toMove, seat);
    assert.ok(legalMoves(state).includes(move));
    apply(state, move, seeded(3));
  }
});

test('the same seed and nodes give the same thought', async () => {
  const state = stateAfter('duel', {}, 20);
  const [a, b] = [await think(state), await think(state)];
  assert.deepEqual({ ...a, ms: 0 }, { ...b, ms: 0 });
});

test('the tree is kept inside a turn', async () => {
  const state = stateAfter('castle', { players: 2 }, 2);
  const bot = new SearchBot(seeded(1));
  const first = await bot.think(state, { nodes: 400 });
  apply(state, first.move, seeded(1));
  const second = await bot.think(state, { nodes: 16 });
  assert.equal(first.kept, 0);
  assert.ok(second.kept > 16, `${second.kept} lines are known already`);
});

test('a decision with one sensible answer is answered without searching', async () => {
  const state = stateAfter('castle', { players: 2 }, 0);
  const { endTurn } = judgeOf(state);
  const rng = seeded(4);
  while (!(legalMoves(state).length === 1 && legalMoves(state)[0] === endTurn)) {
    const legal = legalMoves(state);
    apply(state, legal[rng(legal.length)], rng);
  }
  const thought = await think(state, 1_000_000_000);
  assert.equal(thought.move, endTurn);
});

test('an aborted thought rejects with the reason, before and during the search', async () => {
  const state = stateAfter('castle', { players: 2 }, 2);
  const before = AbortSignal.abort(new Error('too late'));
  await assert.rejects(new SearchBot(seeded(1)).think(state, { signal: before }), /too late/);
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('enough')), 1);
  const forever = { nodes: Number.POSITIVE_INFINITY, signal: stop.signal };
  await assert.rejects(new SearchBot(seeded(1)).think(state, forever), /enough/);
});

test('progress is told on the way', async () => {
  const state = stateAfter('castle', { players: 2 }, 2);
  const stop = new AbortController();
  let told: Thought | undefined;
  const thinking = new SearchBot(seeded(1)).think(
    state,
    { nodes: Number.POSITIVE_INFINITY, signal: stop.signal },
    (soFar) => {
      told = soFar;
      stop.abort();
    },
  );
  await assert.rejects(thinking);
  assert.ok(told && legalMoves(state).includes(told.move));
});

test('a net is used with every number of players, and says the same every time', async () => {
  const outlook = async (game: GameName, options: Options, net: 'own' | 'none'): Promise<unknown> => {
    const bot = new SearchBot(seeded(1), { net });
    const thought = await bot.think(stateAfter(game, options, 12), { nodes: 64 });
    return { ...thought, ms: 0 };
  };
  for (const [game, options] of TABLES) {
    const own = await outlook(game, options, 'own');
    assert.deepEqual(await outlook(game, options, 'own'), own);
    assert.notDeepEqual(await outlook(game, options, 'none'), own, `${game} ${JSON.stringify(options)}`);
  }
});
