import { setTimeout as pause } from 'node:timers/promises';
import { legalMoves, seeded, toText } from '@shirasagi/engine';
import type { NumberedEntry } from '@shirasagi/protocol';
import { type Follower, newMessageId, Visitor } from '@shirasagi/server/testing/people';
import { allReady, Count, type LoadOrder, type LoadReport } from './figures.js';
import { type AddressOf, addressesOf, comeToTable } from './meet.js';

/** Time between two moves of a table. */
const EVERY_MS = 5_000;

/**
 * Many tables with two sockets each, at each a move every five seconds whatever the answers are like: what is
 * measured is the time from when a move should have been sent to its arrival at the other player.
 */
export async function openLoopLoad(order: LoadOrder): Promise<LoadReport> {
  const { urls, first = 0, tables, seconds, opening = 1 } = order;
  const addressOf = addressesOf(order);
  const count = new Count();
  const games: Game[] = [];
  for (let i = 0; i < tables; i += opening) {
    const together = Array.from({ length: Math.min(opening, tables - i) }, (_, j) =>
      openGame(urls, first + i + j, addressOf),
    );
    games.push(...(await Promise.all(together)));
  }
  await allReady();
  count.begin();
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    games.map((game, i) => play(game, began + (i / tables) * EVERY_MS, until, first + i, count.took)),
  );
  const report = count.report(tables * 2);
  for (const { socket } of games.flatMap(({ people }) => people)) socket.disconnect();
  return report;
}

interface Game {
  readonly people: readonly Visitor[];
  readonly follower: Follower;
  readonly arrived: Map<string, number>;
}

async function openGame(urls: readonly string[], i: number, addressOf: AddressOf | undefined): Promise<Game> {
  const enter = (seat: number) => Visitor.enter(urls[(i + seat) % urls.length], `O${i}.${seat}`);
  const people = await Promise.all([enter(0), enter(1)]);
  const table = await people[0].open({ game: 'castle', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await people[1].join(table);
  const follower = await comeToTable(people, table.id, addressOf);
  const arrived = new Map<string, number>();
  for (const [seat, { socket }] of people.entries())
    socket.on('entry', ({ number }: NumberedEntry) => arrived.set(`${seat} ${number}`, performance.now()));
  return { people, follower, arrived };
}

async function play(
  { people, follower, arrived }: Game,
  first: number,
  until: number,
  i: number,
  took: number[],
): Promise<void> {
  const rng = seeded(i);
  for (let due = first; due < until && !follower.over; due += EVERY_MS) {
    await pause(Math.max(0, due - performance.now()));
    const { state } = follower.game;
    if (state.toMove < 0) return;
    const legal = legalMoves(state);
    const { next: number, table } = follower;
    const ask = { table, id: newMessageId(), number, move: toText(state, legal[rng(legal.length)]) };
    const answer = await people[state.toMove].send<NumberedEntry>('play', ask);
    if (!answer.ok) throw new Error(answer.error.message);
    const other = `${1 - state.toMove} ${number}`;
    while (!arrived.has(other)) await pause(1);
    took.push(arrived.get(other)! - due);
    arrived.clear();
    follower.fold(answer);
  }
}
