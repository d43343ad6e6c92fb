import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { RandomSource } from '@shirasagi/engine';
import { verify } from '@shirasagi/protocol/verify';
import type { Shaken } from './faults.js';
import { Visitor } from './people.js';
import { Stubborn } from './stubborn.js';

const AGAIN_MS = 50;
/** Moves that must be acknowledged between two faults: everything goes on by itself. */
const LEAST_BETWEEN = 4;
const MOST_BETWEEN = 16;
/** Far more than any fault lasts. */
const STUCK_MS = 240_000;

/** What came of playing through faults. */
export interface PlayedThrough {
  /** Faults by kind. */
  readonly faults: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly finished: number;
}

/**
 * Lets people play while faults happen, then to the end: whatever was acknowledged is in the record, nothing twice,
 * every record can be checked.
 */
export async function playThrough(
  shaken: Shaken,
  {
    count,
    tables,
    rng,
    tell,
  }: { count: number; tables: number; rng: RandomSource; tell?: (text: string) => void },
): Promise<PlayedThrough> {
  const kinds = Object.keys(shaken.faults);
  const faults: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const players: Stubborn[] = [];
  let acknowledged = 0;
  let finished = 0;
  let happened = 0;
  const pair = async (number: number): Promise<void> => {
    const people = await Promise.all([0, 1].map((seat) => until(() => enter(shaken, `P${number}.${seat}`))));
    do {
      const id = await until(() => openTable(people, shaken));
      const seats = people.map(
        (visitor, seat) =>
          new Stubborn(
            visitor,
            id,
            seat,
            () => shaken.urls(),
            () => acknowledged++,
            (name) => shaken.addressOf?.(name),
          ),
      );
      players.push(...seats);
      await Promise.all(seats.map((player) => player.play()));
      await until(() => checkRecord(people[0], id, shaken));
      finished++;
    } while (happened < count);
    for (const { socket } of people) socket.disconnect();
  };
  const games = Promise.all(Array.from({ length: tables }, (_, number) => pair(number)));
  const failed = new Promise<never>((_, reject) => {
    games.catch(reject);
  });
  for (; happened < count; happened++) {
    const kind = kinds[happened % kinds.length];
    await Promise.race([shaken.faults[kind](), failed]);
    faults[kind]++;
    const goal = acknowledged + LEAST_BETWEEN + rng(MOST_BETWEEN - LEAST_BETWEEN);
    const began = performance.now();
    while (acknowledged < goal) {
      await Promise.race([pause(AGAIN_MS), failed]);
      assert.ok(performance.now() - began < STUCK_MS, `nothing went on after ${kind}`);
    }
    if ((happened + 1) % 20 === 0) tell?.(`${happened + 1} faults, ${acknowledged} moves, ${finished} games`);
  }
  await games;
  for (const player of players)
    for (const [number, hash] of player.acknowledged) assert.equal(player.follower.hashes[number], hash);
  return { faults, acknowledged, finished };
}

/** Does something until it works; a check that fails is not tried again. */
async function until<T>(body: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await body();
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      await pause(AGAIN_MS);
    }
  }
}

function enter(shaken: Shaken, name: string): Promise<Visitor> {
  const [url] = shaken.urls();
  return Visitor.enter(url, name);
}

async function openTable(people: readonly Visitor[], shaken: Shaken): Promise<string> {
  const [ann, bob] = people;
  for (const person of people) [person.url] = shaken.urls();
  const table = await ann.open({
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'opponent', level: 'apprentice' }],
  });
  await bob.join(table);
  return table.id;
}

async function checkRecord(visitor: Visitor, table: string, shaken: Shaken): Promise<void> {
  [visitor.url] = shaken.urls();
  const { status, body } = await visitor.get(`/api/tables/${table}/record`);
  if (status !== 200) throw new Error('the record cannot be read now');
  const verdict = await verify(body);
  assert.ok(verdict.ok, JSON.stringify(verdict));
}
