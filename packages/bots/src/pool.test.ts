import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionFile, legalMoves, readEdition, rulesFor, type State } from '@shirasagi/engine';
import type { Thought } from './bot.js';
import { type Link, startWorker } from './link.js';
import type { WorkerReply, WorkerRequest } from './messages.js';
import { Pool, WorkerDied } from './pool.js';
import { stateAfter } from './testing/games.js';

const THOUGHT: Thought = { move: 0, best: [], nodes: 0, kept: 0, ms: 0 };
const state = stateAfter('castle', { players: 2 }, 2);
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

  finish(): void {
    this.answer({ kind: 'thought', id: this.questions.at(-1)?.id ?? -1, thought: THOUGHT });
  }
}

function fakePool(size: number): { pool: Pool; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const pool = new Pool(size, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker.link;
  });
  return { pool, workers };
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
