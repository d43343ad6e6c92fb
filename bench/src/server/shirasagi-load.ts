import { legalMoves, seeded, toText } from '@shirasagi/engine';
import type { NumberedEntry, TableView } from '@shirasagi/protocol';
import { newMessageId, Visitor } from '@shirasagi/server/testing/people';
import { allReady, Count, type LoadOrder, type LoadReport } from './figures.js';
import { type AddressOf, addressesOf, comeToTable } from './meet.js';

/** Pairs of people who play castle as fast as the answers come. */
export async function shirasagiLoad(order: LoadOrder): Promise<LoadReport> {
  const { urls, first = 0, tables, seconds, warmSeconds = 0, games = 1 } = order;
  const count = new Count();
  const pairs = [];
  for (let i = 0; i < tables; i++) pairs.push(await enterPair(urls, first + i));
  // Moves are measured, not opening tables: enough of them are ready, since games are short at this speed.
  const ready: TableView[][] = [];
  for (const pair of pairs) {
    const mine: TableView[] = [];
    for (let i = 0; i < games; i++) mine.push(await openTable(pair));
    ready.push(mine);
  }
  const addressOf = addressesOf(order);
  await allReady();
  const until = performance.now() + (warmSeconds + seconds) * 1000;
  const playing = pairs.map((pair, i) => playPair(pair, ready[i], first + i, until, count.took, addressOf));
  await Promise.all([count.beginAfter(warmSeconds), ...playing]);
  const report = count.report(tables * 2);
  for (const { socket } of pairs.flat()) socket.disconnect();
  return report;
}

async function enterPair(urls: readonly string[], i: number): Promise<[Visitor, Visitor]> {
  const enter = (seat: number) => Visitor.enter(urls[(i + seat) % urls.length], `P${i}.${seat}`);
  return [await enter(0), await enter(1)];
}

async function openTable(pair: [Visitor, Visitor]): Promise<TableView> {
  const opened = await pair[0].open({ game: 'castle', seats: [{ kind: 'me' }, { kind: 'link' }] });
  return pair[1].join(opened);
}

async function playPair(
  pair: [Visitor, Visitor],
  ready: TableView[],
  i: number,
  until: number,
  took: number[],
  addressOf: AddressOf | undefined,
): Promise<void> {
  const rng = seeded(i);
  while (performance.now() < until) {
    const table = ready.pop() ?? (await openTable(pair));
    await playTable(pair, table, rng, until, took, addressOf);
  }
}

/** Plays a table to its end. One fold serves both people: the load shall cost less than what it measures. */
async function playTable(
  pair: [Visitor, Visitor],
  opened: TableView,
  rng: (n: number) => number,
  until: number,
  took: number[],
  addressOf: AddressOf | undefined,
): Promise<void> {
  const follower = await comeToTable(pair, opened.id, addressOf);
  const arrivals = [arrivalsAt(pair[0], opened.id), arrivalsAt(pair[1], opened.id)];
  while (performance.now() < until) {
    const { state } = follower.game;
    if (state.toMove < 0) break;
    const legal = legalMoves(state);
    const move = toText(state, legal[rng(legal.length)]);
    const number = follower.next;
    const sent = performance.now();
    const ask = { table: opened.id, id: newMessageId(), number, move };
    const answered = pair[state.toMove].send<NumberedEntry>('play', ask);
    took.push((await arrivals[1 - state.toMove](number)) - sent);
    const answer = await answered;
    if (!answer.ok) throw new Error(answer.error.message);
    follower.fold(answer);
  }
  for (const { socket } of pair) socket.off('entry').off('table');
  await Promise.all(pair.map((visitor) => visitor.send('unwatch', { table: opened.id })));
}

/** When an entry arrived at somebody. */
function arrivalsAt(visitor: Visitor, table: string): (number: number) => Promise<number> {
  const arrived = new Map<number, number>();
  let wake: (() => void) | undefined;
  visitor.socket.on('entry', (told: { table: string } & NumberedEntry) => {
    if (told.table !== table) return;
    arrived.set(told.number, performance.now());
    wake?.();
  });
  return async (number) => {
    while (!arrived.has(number)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const at = arrived.get(number)!;
    arrived.delete(number);
    return at;
  };
}
