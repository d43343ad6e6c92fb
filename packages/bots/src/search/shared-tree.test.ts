import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, clone, legalMoves, type State, seeded } from '@shirasagi/engine';
import type { Thought } from '../bot.js';
import { stateAfter, TABLES } from '../testing/games.js';
import { Search } from './search.js';
import { SearchBot } from './search-bot.js';
import { SharedTree, SPARE, sharedMemory } from './shared-tree.js';

const memory = (): SharedArrayBuffer => new SharedArrayBuffer(1 << 23);
const alone = (bot: SearchBot, room: SharedArrayBuffer, thought: number, state = STATE): Promise<Thought> =>
  bot.think(state, { nodes: 200, together: { memory: room, thought, leads: true } });
const STATE = stateAfter('duel', {}, 20);

test('there is memory for a large tree in Node', () => {
  assert.ok((sharedMemory()?.byteLength ?? 0) > 100_000_000);
});

for (const [game, options] of TABLES) {
  test(`searches in turns grow one tree and every visit counts: ${game} ${JSON.stringify(options)}`, () => {
    const state = stateAfter(game, options, 14);
    const room = memory();
    const [leads, helps] = ['leads', 'helps'].map((seed) => new Search(state, seeded(seed)));
    const trees = [new SharedTree(room), new SharedTree(room)];
    leads.start(state, trees[0]);
    leads.hasChoice();
    const before = leads.lines;
    leads.invite(trees[0], 1);
    helps.join(state, trees[1]);
    for (let i = 0; i < 100; i++) {
      leads.descend();
      helps.descend();
    }
    for (const tree of trees) tree.tellAll();
    assert.equal(leads.lines, before + 200);
    assert.deepEqual(helps.candidates(5), leads.candidates(5));
    for (const { score, win, line } of leads.candidates(5)) {
      assert.ok(Number.isFinite(score) && win >= 0 && win <= 1);
      const next = clone(state);
      for (const move of line) {
        assert.ok(legalMoves(next).includes(move));
        apply(next, move, () => 0);
      }
    }
  });
}

test('a search by itself expects the same with a shared tree as with its own', async () => {
  const mean = async (isShared: boolean): Promise<number> => {
    let sum = 0;
    for (let i = 0; i < 8; i++) {
      const together = { memory: memory(), thought: 1, leads: true };
      const bot = new SearchBot(seeded(`mean ${i}`));
      const { outlook } = await bot.think(STATE, { nodes: 600, ...(isShared && { together }) });
      sum += outlook![0] / 8;
    }
    return sum;
  };
  const [own, shared] = [await mean(false), await mean(true)];
  assert.ok(Math.abs(own - shared) < 0.5, `${own} and ${shared} points`);
});

/** A state after which the turn goes on without a draw, whatever is chosen. */
function calmState(): State {
  for (let moves = 10; ; moves++) {
    const state = stateAfter('castle', { players: 2 }, moves);
    let draws = 0;
    const goesOn = legalMoves(state).every((move) => {
      const next = clone(state);
      apply(next, move, () => draws++ * 0);
      return next.toMove === state.toMove && legalMoves(next).length > 1;
    });
    if (legalMoves(state).length > 1 && goesOn && draws === 0) return state;
  }
}

test('a tree goes on through the turn, but not where another thought has used its memory since', async () => {
  const room = memory();
  const bot = new SearchBot(seeded(1));
  const state = calmState();
  const { move } = await alone(bot, room, 1, state);
  const next = clone(state);
  apply(next, move, () => 0);
  assert.ok((await alone(bot, room, 2, next)).kept > 0);
  await alone(new SearchBot(seeded(2)), room, 3);
  assert.equal((await alone(bot, room, 4, next)).kept, 0);
  await bot.think(next, { nodes: 50 });
  assert.equal((await alone(bot, room, 5, next)).kept, 0, 'the tree was left for one of its own');
});

test('a tree whose leader died before it was ready is begun anew', async () => {
  const died = (room: SharedArrayBuffer): void => {
    const search = new Search(stateAfter('duel', {}, 9), seeded('died'));
    search.start(stateAfter('duel', {}, 9), new SharedTree(room));
    for (let i = 0; i < 20; i++) search.descend();
  };
  const room = memory();
  died(room);
  const bot = new SearchBot(seeded(1));
  const state = calmState();
  const first = await alone(bot, room, 1, state);
  assert.ok(first.best.every(({ move }) => legalMoves(state).includes(move)));
  died(room);
  const second = await alone(bot, room, 2, state);
  assert.equal(second.kept, 0);
  assert.ok(second.best.every(({ move }) => legalMoves(state).includes(move)));
});

test('what a node leads to is the mean of what is known, however many are on their way', () => {
  const tree = new SharedTree(memory());
  const node = tree.add(7, -1);
  tree.introduce(node, 0.5, 1);
  for (let i = 0; i < 4; i++) tree.pass(node);
  for (let i = 0; i < 2; i++) tree.visit(node, 1, 0.8, 1, 100);
  assert.equal(tree.visits[node], 4);
  assert.equal(tree.win(node), 1);
  assert.equal(tree.score(node), 100);
  assert.ok(Math.abs(tree.mean[node] - (0.5 + 2 * 0.8) / 3) < 1e-9);
});

test('a node visited often hears of what two threads found a few results at a time, and of nothing twice', () => {
  const room = memory();
  const trees = [new SharedTree(room), new SharedTree(room)];
  const nodes = Array.from({ length: 3000 }, () => trees[0].add(7, -1));
  // Far more nodes than a thread can gather for, each in need of the place of another.
  for (const node of nodes) trees[0].introduce(node, 0.5, 1);
  const rng = seeded('often');
  const told: number[] = [];
  const found = nodes.map(() => [0, 0, 0, 0]);
  for (let i = 0; i < 600_000; i++) {
    const [tree, at] = [trees[rng(2)], rng(4) === 0 ? rng(nodes.length) : rng(5)];
    const [utility, win, score] = [rng(100) / 100, rng(2), rng(90)];
    tree.pass(nodes[at]);
    tree.visit(nodes[at], 1, utility, win, score);
    for (const [k, one] of [1, utility, win, score].entries()) found[at][k] += one;
    if (at === 0) told.push(trees[0].visits[nodes[0]]);
  }
  assert.ok(new Set(told).size < told.length / 4, 'a busy node is written to seldom');
  for (const tree of trees) tree.tellAll();
  for (const tree of trees) tree.tellAll();
  for (const [at, [visits, utility, win, score]] of found.entries()) {
    const node = nodes[at];
    assert.equal(trees[1].visits[node], visits);
    assert.ok(Math.abs(trees[1].mean[node] - (0.5 + utility) / (1 + visits)) < 1e-9);
    assert.ok(Math.abs(trees[1].win(node) - win / visits) < 1e-9);
    assert.ok(Math.abs(trees[1].score(node) - score / visits) < 1e-9);
  }
});

test('what a thread gathered for a tree is forgotten when the tree is cleared', () => {
  const tree = new SharedTree(memory());
  const node = tree.add(7, -1);
  tree.introduce(node, 0.5, 1);
  for (let i = 0; i < 1000; i++) {
    tree.pass(node);
    tree.visit(node, 1, 1, 1, 50);
  }
  tree.clear();
  const other = tree.add(8, -1);
  tree.introduce(other, 0.5, 1);
  tree.tellAll();
  assert.equal(other, node);
  assert.equal(tree.visits[other], 0);
  assert.equal(tree.mean[other], 0.5);
});

test('where two threads open a node the children of the first one stay', () => {
  const room = memory();
  const [one, two] = [new SharedTree(room), new SharedTree(room)];
  const node = one.add(0, -1);
  const [first, second] = [one.add(1, -1), two.add(2, -1)];
  one.open(node, first, -1);
  two.open(node, second, -1);
  assert.equal(one.firstChild[node], first);
  assert.notEqual(first, second);
});

test('a full tree goes on with what there is, and gives way to a new one when the next state is asked for', async () => {
  const room = new SharedArrayBuffer(64 + 62 * (SPARE + 1000));
  const bot = new SearchBot(seeded(1));
  for (const thought of [1, 2, 3, 4, 5]) await alone(bot, room, thought);
  assert.ok(new SharedTree(room).isFull);
  for (const move of legalMoves(STATE)) {
    const next = clone(STATE);
    apply(next, move, () => 0);
    if (next.toMove < 0) continue;
    const thought = await alone(bot, room, 6 + move, next);
    assert.ok(legalMoves(next).includes(thought.move));
    assert.equal(thought.nodes > 0, thought.best.length > 1);
  }
});

test('one who helps waits for the tree, and gives up when told that the thought is over', async () => {
  const room = memory();
  const enough = new AbortController();
  const together = { memory: room, thought: 2, leads: false };
  const helper = new SearchBot(seeded(1)).think(STATE, { nodes: 50, together, enough: enough.signal });
  await alone(new SearchBot(seeded(2)), room, 1);
  enough.abort();
  await assert.rejects(helper, /over before this thread could join/);
  const stop = new AbortController();
  const stopped = new SearchBot(seeded(1)).think(STATE, { nodes: 50, together, signal: stop.signal });
  stop.abort(new Error('no longer wanted'));
  await assert.rejects(stopped, /no longer wanted/);
});
