import { setTimeout as pause } from 'node:timers/promises';
import { legalMoves, seeded, toText } from '@shirasagi/engine';
import type { NumberedEntry } from '@shirasagi/protocol';
import { Follower, newMessageId, Visitor } from '@shirasagi/server/testing/people';
import { figuresOf, type LoadFigures, type LoadOrder, tellBegan } from './figures.js';

/** Time between two moves of a table. */
const EVERY_MS = 5_000;
/** Tables opened at the same time. */
const OPENING = 20;

/**
 * Many tables with two sockets each, at each a move every five seconds whatever the answers are like: what is
 * measured is the time from when a move should have been sent to its arrival at the other player.
 */
export async function openLoopLoad({ urls, tables, seconds }: LoadOrder): Promise<LoadFigures> {
  const took: number[] = [];
  const games: Game[] = [];
  for (let i = 0; i < tables; i += OPENING) {
    const count = Math.min(OPENING, tables - i);
    games.push(...(await Promise.all(Array.from({ length: count }, (_, j) => openGame(urls, i + j)))));
  }
  tellBegan();
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(games.map((game, i) => play(game, began + (i / tables) * EVERY_MS, until, i, took)));
  const figures = figuresOf(took, (performance.now() - began) / 1000, tables * 2);
  for (const { socket } of games.flatMap(({ people }) => people)) socket.disconnect();
  return figures;
}

interface Game {
  readonly people: readonly Visitor[];
  readonly follower: Follower;
  readonly arrived: Map<string, number>;
}

async function openGame(urls: readonly string[], i: number): Promise<Game> {
  const people = await Promise.all(
    [0, 1].map((seat) => Visitor.enter(urls[seat % urls.length], `O${i}.${seat}`)),
  );
  const table = await people[0].open({ game: 'castle', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await people[1].join(table);
  const follower = new Follower(people[0], table.id);
  await follower.watch();
  await people[1].send('watch', { table: table.id });
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
