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
import { FACTS } from '../games.js';
import { judgeOf } from '../judge.js';
import { ownNet } from '../nets.js';
import { stateAfter, TABLES } from '../testing/games.js';
import { type Forecast, forecastOf, playersOf } from './forecast.js';
import { Search } from './search.js';
import { SearchBot } from './search-bot.js';
import { TUNED } from './search-options.js';
import { marginOf } from './win-chances.js';

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

for (const [game, options] of TABLES) {
  const name = `${game} ${JSON.stringify(options)}`;

  test(`what is told beyond what a search expects is known for every number of turns to play: ${name}`, () => {
    const state = stateAfter(game, options, 0);
    const players = playersOf(state);
    const most = players * (judgeOf(state).rows - 1);
    const { points, leads } = FACTS[game].more.get(players)!;
    assert.deepEqual([points.length, leads.length], [most + 1, most + 1]);
    // Once the last turn has begun nothing is guessed any more.
    assert.deepEqual([points[0], leads[0]], [0, 0]);
    assert.equal(FACTS[game].surer.get(players)!.toMove.length, most + 1);
  });

  test(`points and leads are told as they come on average, by nets only: ${name}`, async () => {
    const state = stateAfter(game, options, 14);
    const judge = judgeOf(state);
    const { toMove } = state;
    const more = FACTS[game].more.get(playersOf(state))!;
    const turns = judge.turnsToPlay(state, toMove);
    const seats = judge.seats(state);
    const even = Array<number>(seats).fill(0);
    for (const net of [await ownNet(state), undefined]) {
      const forecast = forecastOf(state, net);
      const lead = net ? more.leads[turns] : 0;
      const margins = forecast.honestMargins(even, state);
      for (let seat = 0; seat < seats; seat++) {
        const told = forecast.honestPoints(50, state, seat);
        const points = net && judge.decides(state, seat) ? more.points[judge.turnsToPlay(state, seat)] : 0;
        assert.equal(told, 50 + points, `seat ${seat}`);
        const share = seat === toMove ? lead : -lead / (seats - 1);
        assert.ok(Math.abs(margins[seat] - share) < 1e-9, `seat ${seat}`);
      }
    }
  });
}

test('a search tells points with what nets do not see of them', async () => {
  const state = stateAfter('castle', { players: 2 }, 14);
  const net = await ownNet(state);
  const forecast = forecastOf(state, net);
  const asExpected: Forecast = {
    scratch: forecast.scratch,
    from: (from) => forecast.from(from),
    expect: (of, seat) => forecast.expect(of, seat),
    spread: (of) => forecast.spread(of),
    honest: (win) => win,
    honestPoints: (points) => points,
    honestMargins: (margins) => [...margins],
  };
  const search = new Search(state, seeded(1), TUNED, asExpected);
  const told = new Search(state, seeded(1), TUNED, forecastOf(state, net));
  for (const one of [search, told]) {
    one.start(state);
    for (let i = 0; i < 100; i++) one.descend();
  }
  const more = forecast.honestPoints(0, state, state.toMove);
  assert.notEqual(more, 0);
  const best = search.candidates(3);
  told.candidates(3).forEach(({ move, score, visits }, i) => {
    assert.deepEqual(
      [move, visits],
      [best[i].move, best[i].visits],
      'what is told does not change the search',
    );
    assert.ok(Math.abs(score - best[i].score - more) < 1e-9);
  });
  search.outlook().forEach((points, seat) => {
    const own = forecast.honestPoints(0, state, seat);
    assert.ok(Math.abs(told.outlook()[seat] - points - own) < 1e-9);
  });
});

/** The two best margins of each outcome of some descents from a state on. */
async function bestMargins(state: State): Promise<[number, number][]> {
  const search = new Search(state, seeded(1), TUNED, forecastOf(state, await ownNet(state)));
  search.start(state);
  const found: [number, number][] = [];
  const seats = judgeOf(state).seats(state);
  search.onOutcome = (_, scores, __, spread) => {
    const margins = Array.from({ length: seats }, (_, seat) => marginOf(scores, seats, seat, spread));
    const [best, second] = margins.sort((a, b) => b - a);
    found.push([best, second]);
  };
  for (let i = 0; i < 50; i++) search.descend();
  assert.ok(found.length > 0);
  return found;
}

for (const players of [3, 4]) {
  test(`margins are exact where a game is over, and allow for the best of several others before: ${players} players`, async () => {
    const early = stateAfter('castle', { players }, 14);
    for (const [best, second] of await bestMargins(early)) assert.ok(best + second < 0);
    // The last turn once it has begun, as late as something can still be chosen.
    const rng = seeded(3);
    const state = stateAfter('castle', { players }, 0);
    let late = clone(state);
    while (state.toMove >= 0) {
      const legal = legalMoves(state);
      if (legal.length > 1 && judgeOf(state).turnsToPlay(state, state.toMove) === 0) late = clone(state);
      apply(state, legal[rng(legal.length)], rng);
    }
    const outcomes = await bestMargins(late);
    assert.ok(outcomes.some(([best, second]) => Math.abs(best + second) < 1e-9));
  });
}
