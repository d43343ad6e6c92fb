import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, editionFile, legalMoves, readEdition, rulesFor, type State, seeded } from '@shirasagi/engine';
import type { Thought } from '../bot.js';
import { stateAfter } from '../testing/games.js';
import { type Link, startWorker } from './link.js';
import type { WorkerReply, WorkerRequest } from './messages.js';
import { Pool, WorkerDied } from './pool.js';

const BEST = { move: 0, line: [0], score: 0, win: 0, visits: 1 };
const THOUGHT: Thought = { move: 0, best: [BEST], nodes: 0, kept: 0, ms: 0 };
const state = stateAfter('castle', { players: 2 }, 2);
const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const seatOf = (table: string, spec = 'greedy') => ({ table, seat: 0, spec });

/** A worker that answers when it is told to. */
class FakeWorker {
  readonly questions: WorkerRequest[] = [];
  answer: (answer: WorkerReply) => void = () => {};
  die: (reason: string) => void = () => {};
  ended = false;

  readonly link: Link = {
    post: (question) => this.questions.push(question),
    onReply: (listener) => {
      this.answer = listener;
    },
    onDeath: (listener) => {
      this.die = listener;
    },
    hold: () => {},
    end: () => {
      this.ended = true;
    },
  };

  finish(thought: Thought = THOUGHT): void {
    this.answer({ kind: 'thought', id: this.questions.at(-1)?.id ?? -1, thought });
  }
}

const noMemory = (): undefined => undefined;

function fakePool(
  size: number,
  memory: () => SharedArrayBuffer | undefined = () => new SharedArrayBuffer(64),
): { pool: Pool; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start = (): Link => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker.link;
  };
  return { pool: new Pool(size, start, memory), workers };
}

test('a real thread thinks and answers a legal move', async () => {
  const pool = new Pool(1);
  const told: Thought[] = [];
  const thought = await pool.think(seatOf('t', 'search:400n'), state, {}, (soFar) => told.push(soFar));
  assert.ok(legalMoves(state).includes(thought.move));
  const again = await pool.think(seatOf('t', 'samurai'), stateAfter('duel', {}, 9), { nodes: 16 });
  assert.ok(legalMoves(stateAfter('duel', {}, 9)).includes(again.move));
  pool.close();
});

test('a thread plays with the component values the state has', async () => {
  const printed = editionFile('castle') as { gardens: { points: number }[] };
  const changed = {
    ...printed,
    gardens: printed.gardens.map((card) => ({ ...card, points: card.points + 1 })),
  };
  const other: State = rulesFor('castle').wrap(state.bytes.slice(), readEdition('castle', changed));
  const pool = new Pool(1);
  const thought = await pool.think(seatOf('t'), other);
  assert.ok(legalMoves(other).includes(thought.move));
  pool.close();
});

test('a thought with a seed follows from seed, opponent and state alone, whatever was thought before', async () => {
  const [one, two] = [new Pool(1), new Pool(1)];
  const other = stateAfter('castle', { players: 2 }, 9);
  const thinker = { ...seatOf('a', 'search:60n'), seed: 'of the day', fresh: true };
  await two.think({ ...thinker, table: 'b' }, other);
  await two.think({ ...seatOf('c', 'search:60n') }, state);
  const thoughts = [
    await one.think(thinker, state),
    await two.think({ ...thinker, table: 'd', seat: 1 }, state),
    await one.think(thinker, state),
  ];
  const [first, ...others] = thoughts.map(({ move, best, nodes, kept }) => ({ move, best, nodes, kept }));
  for (const thought of others) assert.deepEqual(thought, first);
  one.close();
  two.close();
});

test('what goes wrong inside a thread is told, and the thread goes on', async () => {
  const pool = new Pool(1);
  await assert.rejects(pool.think(seatOf('t', 'shogun'), state), /no such opponent/);
  assert.ok(legalMoves(state).includes((await pool.think(seatOf('t'), state)).move));
  pool.close();
});

test('a thread stops when told and thinks for the next one', async () => {
  const pool = new Pool(1);
  const stop = new AbortController();
  const endless = { nodes: Number.POSITIVE_INFINITY, signal: stop.signal };
  const thinking = pool.think(seatOf('t', 'search'), state, endless, () => stop.abort(new Error('enough')));
  await assert.rejects(thinking, /enough/);
  assert.ok(legalMoves(state).includes((await pool.think(seatOf('u'), state)).move));
  pool.close();
});

test('a thread that dies gives a clear error and is replaced', async () => {
  let first = true;
  const pool = new Pool(1, () => {
    const broken = new URL('data:text/javascript,process.exit(3)');
    const link = first ? startWorker(broken) : startWorker();
    first = false;
    return link;
  });
  await assert.rejects(pool.think(seatOf('t'), state), (error) => {
    assert.ok(error instanceof WorkerDied);
    assert.match(error.message, /ended: it exited with code 3/);
    return true;
  });
  assert.ok(legalMoves(state).includes((await pool.think(seatOf('t'), state)).move));
  pool.close();
});

test('tables share the threads fairly', async () => {
  const { pool, workers } = fakePool(1);
  const order: string[] = [];
  const ask = (table: string, name: string) => pool.think(seatOf(table), state).then(() => order.push(name));
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  for (let i = 0; i < all.length; i++) {
    workers[0].finish();
    await Promise.resolve();
  }
  await Promise.all(all);
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'a3']);
});

test('a table goes back to the thread that knows it', async () => {
  const { pool, workers } = fakePool(2);
  const both = [pool.think(seatOf('a'), state), pool.think(seatOf('b'), state)];
  workers[0].finish();
  workers[1].finish();
  await Promise.all(both);
  const again = pool.think(seatOf('b'), state);
  assert.equal(workers[1].questions.length, 2);
  workers[1].finish();
  await again;
});

test('a waiting thought can be called off without troubling a thread', async () => {
  const { pool, workers } = fakePool(1);
  const stop = new AbortController();
  const running = pool.think(seatOf('a'), state);
  const waiting = pool.think(seatOf('b'), state, { signal: stop.signal });
  stop.abort(new Error('no longer'));
  await assert.rejects(waiting, /no longer/);
  workers[0].finish();
  await running;
  assert.equal(workers[0].questions.length, 1);
});

test('a closed pool tells the callers that wait, and ends its threads', async () => {
  const { pool, workers } = fakePool(1);
  const thoughts = [pool.think(seatOf('a'), state), pool.think(seatOf('b'), state)];
  pool.close();
  for (const thought of thoughts) await assert.rejects(thought, /the pool is closed/);
  assert.ok(workers[0].ended);
  await assert.rejects(pool.think(seatOf('a'), state), WorkerDied);
});

const together = (table: string, threads: number, owner = table) => ({
  table,
  owner,
  seat: 0,
  spec: 'search',
  threads,
});
const thoughtOf = (visits: Readonly<Record<number, number>>, score: number): Thought => ({
  move: Number(Object.keys(visits)[0]),
  best: Object.entries(visits).map(([move, count]) => ({
    move: Number(move),
    line: [Number(move)],
    score,
    win: score / 100,
    visits: count,
  })),
  outlook: [score, 50],
  nodes: 10,
  kept: 0,
  ms: 5,
});

test('several threads that share no memory think about one state, and what they found is put together', async () => {
  const { pool, workers } = fakePool(4, noMemory);
  const thinking = pool.think(together('a', 3), state);
  assert.equal(workers.length, 3);
  const asked = workers.map(({ questions }) => questions[0]);
  assert.equal(new Set(asked.map((question) => 'session' in question && question.session)).size, 3);
  workers[0].finish(thoughtOf({ 1: 6, 2: 4 }, 40));
  await nextTick();
  // The others are asked for what they have when the first is done.
  for (const worker of workers.slice(1)) assert.equal(worker.questions.at(-1)?.kind, 'enough');
  workers[1].finish(thoughtOf({ 2: 7, 1: 3 }, 60));
  workers[2].finish(thoughtOf({ 2: 9, 3: 1 }, 50));
  const { move, best, nodes, outlook } = await thinking;
  assert.equal(move, 2);
  assert.deepEqual(
    best.map(({ move, visits }) => [move, visits]),
    [
      [2, 20],
      [1, 9],
    ],
  );
  assert.equal(best[0].score, (4 * 40 + 7 * 60 + 9 * 50) / 20);
  assert.equal(nodes, 30);
  assert.deepEqual(outlook, [50, 50]);
});

/** The tree a thread was last told to work on. */
function treeOf({ questions }: FakeWorker) {
  const question = questions.filter(({ kind }) => kind === 'think').at(-1);
  return question?.kind === 'think' ? question.together : undefined;
}

test('several threads grow one tree, and the one that leads tells what they found', async () => {
  const { pool, workers } = fakePool(4);
  const thinking = pool.think(together('a', 3), state);
  const trees = workers.map(treeOf);
  assert.deepEqual(
    trees.map((tree) => tree?.leads),
    [true, false, false],
  );
  assert.equal(new Set(trees.map((tree) => tree?.memory)).size, 1);
  assert.equal(new Set(trees.map((tree) => tree?.thought)).size, 1);
  workers[0].finish({ ...thoughtOf({ 1: 16, 2: 14 }, 40), kept: 3 });
  await nextTick();
  for (const worker of workers.slice(1)) worker.finish({ ...thoughtOf({ 2: 15, 1: 14 }, 60), kept: 9 });
  const { move, best, nodes, kept, outlook } = await thinking;
  assert.equal(move, 1);
  assert.equal(best[0].visits, 16);
  assert.equal(kept, 3, 'what the tree held before, told once');
  assert.equal(nodes, 30);
  assert.deepEqual(outlook, [160 / 3, 50]);
});

test('a thought by one thread has a tree of its own', async () => {
  const { pool, workers } = fakePool(4);
  const thinking = pool.think(together('a', 1), state);
  assert.equal(treeOf(workers[0]), undefined);
  workers[0].finish();
  await thinking;
});

test('a tree that a stopped thread may still work on is given to no other thought', async () => {
  const { pool, workers } = fakePool(4);
  const stop = new AbortController();
  const first = pool.think(together('a', 2), state, { signal: stop.signal });
  stop.abort(new Error('no longer'));
  await assert.rejects(first, /no longer/);
  const used = treeOf(workers[0])?.memory;
  const second = pool.think(together('a', 2), state);
  assert.equal(workers.length, 4);
  assert.notEqual(treeOf(workers[2])?.memory, used);
  // Now the stopped ones have heard it.
  for (const worker of workers.slice(0, 2)) worker.answer({ kind: 'stopped', id: worker.questions[0].id });
  for (const worker of workers.slice(2)) worker.finish();
  await second;
  const third = pool.think(together('b', 4), state);
  assert.equal(new Set(workers.map((worker) => treeOf(worker)?.memory)).size, 1);
  for (const worker of workers) worker.finish();
  await third;
});

test('helpers do not wait for a tree that will never be ready', async () => {
  const { pool, workers } = fakePool(2);
  const thinking = pool.think(together('a', 2), state);
  workers[0].die('broken');
  await nextTick();
  assert.equal(workers[1].questions.at(-1)?.kind, 'enough');
  workers[1].answer({ kind: 'failed', id: workers[1].questions[0].id, reason: 'never ready' });
  await assert.rejects(thinking, WorkerDied);
});

test('a thought never takes more threads than its share, and helpers give way to those who wait', async () => {
  const { pool, workers } = fakePool(4);
  const a = pool.think(together('a', 4), state);
  assert.equal(workers.length, 4);
  const b = pool.think(together('b', 4), state);
  const told = workers.filter(({ questions }) => questions.at(-1)?.kind === 'enough');
  assert.equal(told.length, 2, 'two owners share four threads');
  assert.ok(!told.includes(workers[0]), 'the thought itself goes on');
  told[0].finish();
  assert.equal(told[0].questions.at(-1)?.kind, 'think');
  told[1].finish();
  assert.equal(told[1].questions.at(-1)?.kind, 'enough', 'the second one has as many as there were free');
  for (const worker of workers) worker.finish();
  await Promise.all([a, b]);
});

test('a second table of the same owner waits for no helper', async () => {
  const { pool, workers } = fakePool(2);
  const a = pool.think(together('a', 2, 'me'), state);
  const b = pool.think(together('b', 2, 'me'), state);
  assert.equal(workers[1].questions.at(-1)?.kind, 'enough');
  workers[1].finish();
  assert.equal(workers[1].questions.at(-1)?.kind, 'think');
  for (const worker of workers) worker.finish();
  await Promise.all([a, b]);
});

test('where one of several threads dies the others answer, and it is replaced', async () => {
  for (const dying of [0, 1]) {
    const { pool, workers } = fakePool(2);
    const thinking = pool.think(together('a', 2), state);
    workers[dying].die('broken');
    await nextTick();
    workers[1 - dying].finish(thoughtOf({ 7: 5 }, 40));
    assert.equal((await thinking).move, 7);
    const again = pool.think(together('a', 2), state);
    assert.equal(workers.length, 3);
    for (const worker of workers) worker.finish();
    await again;
  }
});

test('a thread that told of an error is ended, since its tree is given to others', async () => {
  const { pool, workers } = fakePool(2);
  const thinking = pool.think(together('a', 2), state);
  workers[1].die('broken');
  assert.ok(workers[1].ended);
  workers[0].finish();
  await thinking;
});

test('helpers with trees of their own hear that it is enough, also when the first thread has died', async () => {
  const { pool, workers } = fakePool(2, noMemory);
  const enough = new AbortController();
  const thinking = pool.think(together('a', 2), state, { enough: enough.signal });
  workers[0].die('broken');
  await nextTick();
  assert.equal(workers[1].questions.at(-1)?.kind, 'think');
  enough.abort();
  assert.equal(workers[1].questions.at(-1)?.kind, 'enough');
  workers[1].finish(thoughtOf({ 3: 5 }, 40));
  assert.equal((await thinking).move, 3);
});

test('when all of several threads die the caller is told', async () => {
  const { pool, workers } = fakePool(2);
  const thinking = pool.think(together('a', 2), state);
  for (const worker of [...workers]) worker.die('broken');
  await assert.rejects(thinking, WorkerDied);
});

test('several threads stop when told', async () => {
  const { pool, workers } = fakePool(3);
  const stop = new AbortController();
  const thinking = pool.think(together('a', 3), state, { signal: stop.signal });
  stop.abort(new Error('enough of it'));
  await assert.rejects(thinking, /enough of it/);
  for (const { questions } of workers) assert.equal(questions.at(-1)?.kind, 'stop');
});

for (const [how, memory] of [
  ['with a tree for each', noMemory],
  ['with one tree', undefined],
] as const) {
  test(`real threads think together ${how}, and a thought can be ended with what it has`, async () => {
    const pool = new Pool(2, undefined, memory);
    const enough = new AbortController();
    const endless = { nodes: Number.POSITIVE_INFINITY, enough: enough.signal };
    const thought = await pool.think(together('t', 2), state, endless, () => enough.abort());
    assert.ok(legalMoves(state).includes(thought.move));
    assert.ok(thought.nodes > 0);
    pool.close();
  });
}

test('real threads play a game to its end with one tree', async () => {
  const pool = new Pool(3);
  const playing = stateAfter('duel', {}, 20);
  const rng = seeded('together');
  while (playing.toMove >= 0) {
    const { move } = await pool.think({ ...together('t', 3), seat: playing.toMove }, playing, { nodes: 40 });
    assert.ok(legalMoves(playing).includes(move));
    apply(playing, move, rng);
  }
  pool.close();
});
