import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, type State, seeded, toText } from '@shirasagi/engine';
import { type TableProof, verify } from '@shirasagi/protocol/verify';
import { duel } from '../testing/duel.js';
import { type Follower, newMessageId } from '../testing/people.js';
import { testServer } from '../testing/servers.js';
import type { MoveChooser } from './opponents.js';

/** An opponent that thinks until it is told to answer, or that nobody wants to know any more. */
class Slow implements MoveChooser {
  readonly asked: Promise<void>;
  private heard: () => void = () => {};
  private answers: (() => void)[] = [];

  constructor() {
    this.asked = new Promise((resolve) => {
      this.heard = resolve;
    });
  }

  think(_: unknown, state: State, signal: AbortSignal): Promise<string> {
    this.heard();
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      this.answers.push(() => resolve(toText(state, legalMoves(state)[0])));
    });
  }

  answer(): void {
    for (const answer of this.answers.splice(0)) answer();
  }
}

/** Nothing is left of the reserve when the time is out; the seconds are long enough for a test that plays. */
const clock = { kind: 'live', reserveSeconds: 1, turnSeconds: 3 };

/** What the tables here say about a time-out. */
const then = 'opponent';

async function timedOut(followers: readonly Follower[]): Promise<number> {
  for (const follower of followers) await follower.until(() => follower.seats.length > 0);
  const [entry] = followers[0].seats;
  assert.ok('timeOut' in entry);
  return entry.timeOut;
}

test('a seat an opponent plays after a time-out goes back to its person, whatever the opponent thinks', async (t) => {
  const thinker = new Slow();
  const { url } = await testServer(t, {}, thinker);
  const { table, visitors, followers, toMove } = await duel(t, url, { clock, onTimeOut: then });
  const seat = await timedOut(followers);
  await thinker.asked;
  const mine = followers[seat];
  const refused = await mine.play(mine.anyMove(() => 0));
  assert.equal(!refused.ok && refused.error.code, 'wrong-seat');
  const other = await visitors[1 - seat].send('comeBack', { table: table.id, id: newMessageId() });
  assert.ok(other.ok, 'who has not given up has nothing to take back');
  const ask = { table: table.id, id: newMessageId() };
  assert.ok((await visitors[seat].send('comeBack', ask)).ok);
  assert.ok((await visitors[seat].send('comeBack', ask)).ok);
  for (const follower of followers) await follower.until(() => follower.seats.length === 2);
  const before = mine.next;
  thinker.answer();
  assert.equal(toMove(), mine);
  assert.ok((await mine.play(mine.anyMove(() => 0))).ok);
  assert.equal(mine.next, before + 1, 'the opponent’s move came too late');
  await Promise.all(followers.map((f, number) => f.playOn(number, seeded(number))));
  for (const follower of followers) await follower.until(() => follower.over);
  assert.deepEqual(mine.seats, [{ timeOut: seat, then }, { comeBack: seat }]);
  assert.equal(mine.view.result?.reason, 'played');
  const late = await visitors[seat].send('comeBack', { ...ask, id: newMessageId() });
  assert.equal(!late.ok && late.error.code, 'not-running');
  const { body } = await visitors[0].get(`/api/tables/${table.id}/record`);
  const verdict = await verify(body);
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.equal((body as unknown as TableProof).seats.length, 2);
});

test('who came back has no reserve left, and is out of time again by the same rule', async (t) => {
  const { url } = await testServer(t, {}, new Slow());
  const { table, visitors, followers } = await duel(t, url, { clock, onTimeOut: then });
  const seat = await timedOut(followers);
  const told = new Promise<readonly number[]>((resolve) => {
    visitors[1 - seat].socket.on(
      'entry',
      ({ entry, clock }) => 'comeBack' in entry && resolve(clock.reserves),
    );
  });
  assert.ok((await visitors[seat].send('comeBack', { table: table.id, id: newMessageId() })).ok);
  assert.equal((await told)[seat], 0);
  await followers[0].until(() => followers[0].seats.length === 3);
  assert.deepEqual(followers[0].seats[2], { timeOut: seat, then });
});

test('a seat that was resigned does not come back', async (t) => {
  const { url } = await testServer(t);
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'opponent', level: 'gardener' }];
  const { table, visitors, followers } = await duel(t, url, { game: 'castle', seats });
  const [ann, bob] = visitors;
  const ask = () => ({ table: table.id, id: newMessageId() });
  assert.ok((await ann.send('resign', ask())).ok);
  for (const follower of followers) await follower.until(() => follower.seats.length === 1);
  const refused = await ann.send('comeBack', ask());
  assert.equal(!refused.ok && refused.error.code, 'not-allowed');
  const stranger = await bob.send('comeBack', { ...ask(), table: 'a'.repeat(16) });
  assert.equal(!stranger.ok && stranger.error.code, 'not-found');
});

test('resigning after the end changes nothing', async (t) => {
  const { url } = await testServer(t);
  const { table, visitors, followers } = await duel(t, url);
  await Promise.all(followers.map((f, seat) => f.playOn(seat, seeded(seat))));
  for (const follower of followers) await follower.until(() => follower.over);
  const { result } = followers[0].view;
  const entries = followers[0].next;
  for (const visitor of visitors)
    assert.ok((await visitor.send('resign', { table: table.id, id: newMessageId() })).ok);
  for (const follower of followers) {
    await follower.watch();
    assert.deepEqual(follower.view.result, result);
    assert.equal(follower.next, entries);
  }
});
