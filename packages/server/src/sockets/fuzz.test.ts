import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RandomSource, seeded } from '@shirasagi/engine';
import { pino } from 'pino';
import { Follower, goodbye, send, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

const MESSAGES = 10_000;
const AT_ONCE = 50;
const EVENTS = ['watch', 'unwatch', 'play', 'takeBack', 'resign', 'comeBack', 'say', 'lobby'];
const FIELDS = [
  'table',
  'key',
  'from',
  'id',
  'number',
  'move',
  'to',
  'text',
  'watch',
  '__proto__',
  'constructor',
];

/** Anything at all, often nearly right. */
function anything(rng: RandomSource, known: readonly unknown[], depth = 0): unknown {
  const simple: (() => unknown)[] = [
    () => known[rng(known.length)],
    () => known[rng(known.length)],
    () => rng(100) - 20,
    () => rng(2) === 1,
    () => null,
    () => 1e308 * 10 ** rng(3),
    () => String.fromCharCode(...Array.from({ length: rng(40) }, () => rng(0x10000))),
    () => `'; drop table entry; -- <img src=x onerror=alert(1)>`,
    () => 'x'.repeat(rng(1500)),
    () => Buffer.from([rng(256), rng(256)]),
  ];
  if (depth > 3) return simple[rng(simple.length)]();
  switch (rng(5)) {
    case 0:
      return Array.from({ length: rng(4) }, () => anything(rng, known, depth + 1));
    case 1:
    case 2:
      return Object.fromEntries(
        Array.from({ length: rng(6) }, () => [FIELDS[rng(FIELDS.length)], anything(rng, known, depth + 1)]),
      );
    default:
      return simple[rng(simple.length)]();
  }
}

/** A message that is right but for something. */
function nearly(rng: RandomSource, table: string, moves: readonly string[]): object {
  const message: Record<string, unknown> = {
    table,
    id: `fuzzed-${rng(50)}-message`,
    number: rng(30),
    move: moves[rng(moves.length)],
    to: rng(10),
    text: 'hm',
  };
  for (const field of Object.keys(message)) if (rng(4) === 0) delete message[field];
  if (rng(3) === 0) message[FIELDS[rng(FIELDS.length)]] = anything(rng, [table]);
  return message;
}

test(`${MESSAGES} fuzzed messages: every one is answered, none is an error inside, a game goes on meanwhile`, async (t) => {
  const errors: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => errors.push(line) });
  const { url } = await testServer(t, {}, undefined, log);
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.enter(url, name)));
  t.after(() => goodbye(ann, bob, eve));
  const duel = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
  const table = await ann.open(duel);
  await bob.join(table);
  const target = await eve.open(duel);
  await bob.join(target);
  const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
  for (const follower of followers) await follower.watch();
  const playing = Promise.all(followers.map((follower, seat) => follower.playOn(seat, seeded(seat))));

  const rng = seeded('fuzz');
  const moves = ['noSwap', 'endTurn', 'skip', 'place:coral:loc1', ''];
  const known = [table.id, target.id, 'fuzzed-message-1', 0, 1];
  let answered = 0;
  while (answered < MESSAGES) {
    const batch = Array.from({ length: AT_ONCE }, () => {
      const event = EVENTS[rng(EVENTS.length)];
      const at = rng(2) === 0 ? table.id : target.id;
      const message = rng(2) === 0 ? nearly(rng, at, moves) : anything(rng, known);
      return send(eve.socket, event, message);
    });
    for (const outcome of await Promise.allSettled(batch)) {
      if (outcome.status === 'rejected') continue;
      const answer = outcome.value;
      assert.equal(typeof answer.ok, 'boolean');
      if (!answer.ok) assert.notEqual(answer.error.code, 'unavailable');
      answered++;
    }
    // A message that was too large closed the socket, and whatever was behind it went unheard.
    if (!eve.socket.connected) await eve.connect();
  }
  await playing;
  assert.deepEqual(errors, []);
});
