import assert from 'node:assert/strict';
import { type RandomSource, seeded } from '@shirasagi/engine';
import { Follower, goodbye, send, Visitor } from './people.js';

const AT_ONCE = 50;
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
  'version',
  '__proto__',
  'constructor',
];
const DUEL = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };
const MOVES = ['noSwap', 'endTurn', 'skip', 'place:coral:loc1', ''];

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

/** The fields of each event, all of which must be there and nothing else. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  watch: ['table', 'from'],
  unwatch: ['table'],
  play: ['table', 'id', 'number', 'move'],
  takeBack: ['table', 'id', 'number', 'to'],
  resign: ['table', 'id'],
  comeBack: ['table', 'id'],
  say: ['table', 'id', 'text'],
  lobby: ['watch', 'version'],
};
const EVENTS = Object.keys(SHAPES);

/** A message of the right shape, half of the time with something wrong about it. */
function nearly(rng: RandomSource, event: string, tables: readonly string[]): object {
  const values: Record<string, () => unknown> = {
    table: () => (rng(20) === 0 ? 'abcdefghijklmnop' : tables[rng(tables.length)]),
    // Resigning ends what there is to break, so it is rare.
    id: () => (event === 'resign' && rng(50) > 0 ? '' : `fuzzed-${rng(50)}-message`),
    number: () => rng(30),
    from: () => rng(30),
    to: () => rng(10),
    move: () => MOVES[rng(MOVES.length)],
    text: () => String.fromCharCode(...Array.from({ length: 1 + rng(40) }, () => rng(0x10000))),
    watch: () => rng(2) === 0,
    version: () => `v${rng(3)}`,
  };
  const message: Record<string, unknown> = {};
  for (const field of SHAPES[event]) message[field] = values[field]();
  if (rng(2) === 0) return message;
  for (const field of Object.keys(message)) if (rng(4) === 0) delete message[field];
  if (rng(3) === 0) message[FIELDS[rng(FIELDS.length)]] = anything(rng, tables);
  return message;
}

/** What became of fuzzed messages. */
export interface Fuzzed {
  readonly answered: number;
  /** Answers by code, `ok` among them. */
  readonly codes: ReadonlyMap<string, number>;
  /** Games that were played to their end meanwhile. */
  readonly games: number;
}

/** Sends fuzzed messages to a server while two people play there: every one is answered, none breaks anything. */
export async function fuzz(url: string, messages: number, seed: string): Promise<Fuzzed> {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.enter(url, name)));
  const rng = seeded(seed);
  const codes = new Map<string, number>();
  let answered = 0;
  let games = 0;
  const playing = (async () => {
    do {
      const table = await ann.open(DUEL);
      await bob.join(table);
      const followers = [ann, bob].map((visitor) => new Follower(visitor, table.id));
      for (const follower of followers) await follower.watch();
      await Promise.all(followers.map((follower, seat) => follower.playOn(seat, rng)));
      games++;
    } while (answered < messages);
  })();
  const table = await ann.open(DUEL);
  await bob.join(table);
  let target = await eve.open(DUEL);
  await bob.join(target);
  while (answered < messages) {
    const known = [table.id, target.id, 'fuzzed-message-1', 0, 1];
    const batch = Array.from({ length: AT_ONCE }, () => {
      const event = EVENTS[rng(EVENTS.length)];
      const wrong = rng(3) === 0;
      return send(
        eve.socket,
        event,
        wrong ? anything(rng, known) : nearly(rng, event, [table.id, target.id]),
      );
    });
    for (const outcome of await Promise.allSettled(batch)) {
      if (outcome.status === 'rejected') continue;
      const answer = outcome.value;
      assert.equal(typeof answer.ok, 'boolean');
      const code = answer.ok ? 'ok' : answer.error.code;
      assert.notEqual(code, 'unavailable');
      codes.set(code, (codes.get(code) ?? 0) + 1);
      answered++;
    }
    // A message that was too large closed the socket, and whatever was behind it went unheard.
    if (!eve.socket.connected) await eve.connect();
    // A table that was given up has nothing left to break.
    if (rng(200) === 0) {
      target = await eve.open(DUEL);
      await bob.join(target);
    }
  }
  await playing;
  goodbye(ann, bob, eve);
  return { answered, codes, games };
}
